import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Condition } from '../../../engine/core/definition/types';
import { normalCondition } from '../../../engine/words/normal';
import { spokenOf } from '../../../engine/words/spoken';
import { tabAt } from '../../../studio/document/tabs';
import { isWhole } from '../../../studio/properties/sentence/phrase';
import { toGroup } from '../../../studio/properties/sentence/readCondition';
import { fromGroup } from '../../../studio/properties/sentence/writeCondition';
import { conditionsOf } from '../../engine/words/conditions';
import { readDefinitions } from '../definitions';

const seed = Number(process.env.TORTURE_SEED ?? 20_261_123);
const numRuns = Number(process.env.TORTURE_STATES ?? 12) * 100;
const { values } = readDefinitions();
const files = Object.keys(values).filter((path) => path.includes('/') && tabAt(values, path)?.id);

/** Every condition of the portal, with its place. */
const written = files.flatMap((file) => {
  const tab = tabAt(values, file);
  const spoken = tab ? spokenOf(tab) : [];
  return spoken.flatMap((each) => {
    const condition = 'rule' in each ? each.rule.when : each.condition;
    return condition ? [{ place: `${file}${each.pointer}`, condition }] : [];
  });
});

it('gives back every condition of every tab as it is written', () => {
  expect(written.length).toBeGreaterThan(100);
  for (const { place, condition } of written) {
    const group = toGroup(condition);
    expect(isWhole(group), place).toBe(true);
    expect(fromGroup(group), place).toEqual(normalCondition(condition));
  }
});

it('gives back any condition of the language in its normal form', () => {
  const rows = { references: ['Nome', 'Tipo'], lists: [] };
  const conditions = conditionsOf({ references: ['Cep', 'Idade', '$mode', 'contas'], lists: ['contas'], rows }, 2);
  const whole = conditions.map(normalCondition).filter((condition) => isWhole(toGroup(condition)));
  fc.assert(
    fc.property(whole, (condition: Condition) => {
      expect(fromGroup(toGroup(condition))).toEqual(condition);
    }),
    { seed, numRuns },
  );
});

it('keeps together what one word joins, and apart what two do', () => {
  const condition = { A: true, anyOf: [{ B: { const: 1 } }, { C: false, D: { enum: [1, 2] } }] };
  expect(toGroup(condition)).toMatchObject({
    how: 'all',
    items: [
      { kind: 'test', reference: 'A', asks: [{ op: 'filled' }] },
      {
        kind: 'group',
        how: 'any',
        items: [
          { kind: 'test', reference: 'B', asks: [{ op: 'is', values: [1] }] },
          { kind: 'group', how: 'all', items: [{ reference: 'C' }, { reference: 'D' }] },
        ],
      },
    ],
  });
  expect(fromGroup(toGroup(condition))).toEqual(condition);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeMutants } from '../../scripts/lib/mutants/codeMutants.mjs';
import { definitionMutants } from '../../scripts/lib/mutants/definitionMutants.mjs';
import { fallen, scoreOf } from '../../scripts/lib/mutants/score.mjs';
import { createTestsOf } from '../../scripts/lib/mutants/tests.mjs';
import type { Mutant } from '../../scripts/lib/mutants/types';
import { createRandom } from '../../scripts/lib/random.mjs';

const applied = (text: string, mutants: Mutant[]) =>
  mutants.map(({ start, end, text: by }) => text.slice(0, start) + by + text.slice(end));

it('code is spoilt in each place in turn, types never', () => {
  const code = 'const f = (a: 1 | 2) => {\n  if (a < 3 && b) go();\n  return a;\n};';
  const mutants = codeMutants('engine/core/a.ts', code);
  expect(mutants.map(({ line, change }) => `${line}: ${change}`)).toEqual([
    '2: a < 3 && b -> !(a < 3 && b)',
    '2: a < 3 && b -> ((a < 3) || (b))',
    '2: a < 3 -> ((a) <= (3))',
    '2: 3 -> 4',
    '2: go(); -> ;',
    '3: return a; -> return;',
  ]);
  expect(applied(code, mutants)[3]).toBe(code.replace('3', '4'));
});

it('definitions are spoilt in each place in turn, examples never, and stay JSON', () => {
  const text = JSON.stringify(
    {
      tabs: [{ id: 'a' }, { id: 'b' }],
      schema: {
        properties: {
          A: { type: 'string', maxLength: 8 },
          B: {
            type: 'integer',
            oneOf: [
              { const: 1, title: 'x' },
              { const: 2, title: 'y' },
            ],
          },
        },
        required: ['A', 'B'],
      },
      rules: [{ id: 'r', when: { B: { const: 2 } }, require: ['C'] }],
      messages: { A: { required: 'one', format: 'two' } },
      examples: { valid: [{ maxLength: 3 }] },
    },
    undefined,
    2,
  );
  const mutants = definitionMutants('schemas/pf/a.json', text);
  expect(mutants.map(({ change }) => change)).toEqual([
    'tabs exchanged: { "id": "a" }',
    'maxLength 8 -> 9',
    'codes exchanged: 1',
    'A is no longer required',
    'B is no longer required',
    'rule r dropped',
    'condition negated',
    'const 2 -> 3',
    'C is no longer required by the rule',
  ]);
  const spoilt = applied(text, mutants).map((own) => JSON.parse(own));
  expect(spoilt[0].tabs).toEqual([{ id: 'b' }, { id: 'a' }]);
  expect(spoilt[3].schema.required).toEqual(['B']);
  expect(spoilt[5].rules).toEqual([]);
  expect(spoilt[6].rules[0].when).toEqual({ not: { B: { const: 2 } } });
});

it('every mutant of the real definitions is JSON still', () => {
  const file = 'schemas/pf/wizard.json';
  const text = readFileSync(file, 'utf8');
  const mutants = definitionMutants(file, text);
  expect(mutants.length).toBeGreaterThan(5);
  for (const own of applied(text, mutants)) expect(() => JSON.parse(own)).not.toThrow();
});

it('the tests named after a file come first, then all others that reach it', () => {
  const [near, rest] = createTestsOf()('engine/core/condition/read.ts');
  expect(near.length).toBeGreaterThan(0);
  expect(near.every((test) => /\/condition[/.]|\/read/.test(test))).toBe(true);
  expect(rest).toEqual(expect.arrayContaining(['tests/schemas/tabs.test.ts']));
});

it('a score counts what died or had no end, and falls only when luck cannot explain it', () => {
  const fates = (killed: number, survived: number) => [
    ...Array(killed).fill({ file: 'schemas/a.json', fate: 'killed' }),
    ...Array(survived).fill({ file: 'schemas/a.json', fate: 'survived' }),
    { file: 'schemas/a.json', fate: 'endless' },
  ];
  expect(scoreOf('schemas', fates(15, 4))).toMatchObject({ killed: 16, of: 20 });
  expect(fallen([scoreOf('schemas', fates(15, 4))], { schemas: 90 })).toEqual([]);
  expect(fallen([scoreOf('schemas', fates(799, 200))], { schemas: 90 })).toMatchObject([{ area: 'schemas' }]);
});

it('a seed draws the same sample every time', () => {
  const draw = (seed: number) => {
    const random = createRandom(seed);
    return [random(), random(), random()];
  };
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
  expect(Math.max(...draw(7))).toBeLessThan(1);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Operand } from '../../../engine/core/definition/types';
import { toldKeys } from '../../../engine/core/effects/told';
import type { Says } from '../../../engine/core/effects/types';
import type { Json } from '../../../engine/core/json';
import { languageOf } from '../../../engine/words/language';
import { normalCondition } from '../../../engine/words/normal';
import type { RuleSaid } from '../../../engine/words/rule';
import { wizardNaming } from '../../../engine/words/tabNaming';
import vocabulary from '../../../schemas/vocabulary/common.schema.json';
import words from '../../../schemas/vocabulary/words/pt-BR.json';
import { tabOf } from '../../support/tabs';
import { conditionsOf } from './conditions';

const seed = Number(process.env.TORTURE_SEED ?? 20_261_123);
const numRuns = Number(process.env.TORTURE_STATES ?? 12) * 60;

const tab = tabOf({
  Cep: { title: 'CEP' },
  CepOutro: { title: 'CEP' },
  Sexo: { title: 'Sexo e nome' },
  odd: { title: '; exige *' },
});
const naming = wizardNaming({ words, tabs: [tab], settings: {}, formats: {} })(tab.id);
const language = languageOf(words);

const text = fc.constantFrom('Oops...', 'a; b', '*', 'com *x*', 'A, B e C: D.', '=1', '"', 'vazio');
const field = fc.constantFrom('Cep', 'CepOutro', 'Sexo', 'odd', 'none');
const fields = fc.uniqueArray(field, { minLength: 1, maxLength: 3 });
const targets = fc.uniqueArray(fc.oneof(field, fc.constantFrom('#all', '#some')), { minLength: 1, maxLength: 3 });
const value = fc.oneof(text, fc.boolean(), fc.integer(), fc.constantFrom<Json>([1], { is: 1, more: 2 }));
const condition = conditionsOf({ references: ['Cep', 'odd', '$mode'], lists: [] }, 1)
  .filter((each) => Object.keys(each).length > 0)
  .map(normalCondition);
const operand: fc.Arbitrary<Operand> = fc.oneof(
  value,
  fc.constant(null),
  fc.oneof(field, fc.constant('$now')).map((from) => ({ from })),
  fields.map((sum) => ({ sum })),
  condition.map((is) => ({ is })),
);
const by = <T>(each: fc.Arbitrary<T>) => fc.dictionary(field, each, { minKeys: 1, maxKeys: 3 });
const some = { requiredKeys: [] };
const texts = { title: text, text, inline: text, say: text, yes: text, no: text };
const message = fc.record({ title: text, text, yes: text, no: text, block: text, if: text }, some);

/** What may stand under a key of a kind of effect, by how its value names things. */
const samples: Record<Says, fc.Arbitrary<Json>> = {
  targets,
  fields: targets,
  operands: by(operand) as fc.Arbitrary<Json>,
  references: fields,
  hidden: fc.constantFrom('clear', 'keep'),
  validator: text,
  params: fc.dictionary(text, value, { maxKeys: 2 }),
  error: fc.record({ at: field, kind: text, ...texts }, { requiredKeys: ['at'] }),
  ask: fc.oneof(
    text,
    message.filter((each) => Object.keys(each).length > 0),
  ),
  lookup: text,
  with: fc.dictionary(text, field, { minKeys: 1, maxKeys: 2 }),
  fill: by(
    fc.oneof(
      text,
      value.map((each) => ({ const: each })),
    ),
  ),
  locks: by(fc.oneof(text, fc.constant(true as const))),
  notFound: fields.map((clear) => ({ clear })),
  moment: fc.constantFrom('leave', 'save', 'advance'),
};

/** Every key of a rule, with what may stand there. */
const keys: Record<string, fc.Arbitrary<unknown>> = {
  when: condition,
  on: fields,
  before: fc.uniqueArray(fc.constantFrom('advance', 'save', 'create', 'update', 'delete'), { minLength: 1 }),
  ...Object.fromEntries(Object.entries(toldKeys).map(([key, { says }]) => [key, samples[says]])),
};
const rules: fc.Arbitrary<RuleSaid> = fc
  .uniqueArray(fc.constantFrom(...Object.entries(keys)), { minLength: 1, maxLength: 4, selector: ([name]) => name })
  .filter((chosen) => chosen.some(([name]) => !['when', 'on', 'before'].includes(name)))
  .chain((chosen) => fc.record<RuleSaid>(Object.fromEntries(chosen)));

it('knows every key that the vocabulary has for a rule', () => {
  const resolved = ['id', 'rule', 'names'];
  expect([...Object.keys(keys), ...resolved].sort()).toEqual(
    Object.keys(vocabulary.definitions.rule.properties).sort(),
  );
});

it('reads back what it wrote, for any rule', () => {
  fc.assert(
    fc.property(rules, (rule) => {
      expect(language.rule.read(language.rule.write(rule, naming), naming)).toEqual(rule);
    }),
    { numRuns, seed },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf } from '../../../../engine/analyse/compare/decide';
import type { Known } from '../../../../engine/analyse/compare/domain';
import { exprOf } from '../../../../engine/analyse/compare/expression';
import { evaluateCondition } from '../../../../engine/core/condition/evaluate';
import type { Condition, ValueSchema } from '../../../../engine/core/definition/types';
import { formats } from '../../../../engine/core/formats/br/table';
import { withExamples } from '../../../../engine/core/formats/br/withExamples';
import type { Json, JsonObject } from '../../../../engine/core/json';
import { contextOf } from './judge';
import { today } from './versions';

const knownOf = (ref: string): Known => (ref === 'Numero' ? { schema: { type: 'number' } } : {});
const knowing = { formats: withExamples(formats), today, knownOf };
const between = (before: Condition, after: Condition) => differenceOf(exprOf(before), exprOf(after), knowing);

describe('conditions that mean the same', () => {
  it.each<[string, Condition, Condition]>([
    ['a list for one value', { A: { const: 1 } }, { A: { enum: [1] } }],
    ['either for a list', { anyOf: [{ A: { const: 1 } }, { A: { const: 2 } }] }, { A: { enum: [2, 1] } }],
    ['not neither', { not: { anyOf: [{ A: true }, { B: true }] } }, { A: false, B: false }],
    [
      'a limit from the other side',
      { Numero: { minimum: 5, not: { const: 5 } } },
      { Numero: { not: { maximum: 5 }, minimum: 5 } },
    ],
    [
      'a threshold that another one implies',
      { Numero: { minimum: 5 } },
      { Numero: { minimum: 5, not: { maximum: 4 } } },
    ],
    ['a word in other letters', { A: { like: ['Não'] } }, { A: { like: [' NAO'] } }],
    ['a condition that adds nothing', { A: { const: 1 } }, { A: { const: 1 }, anyOf: [{ B: true }, { B: false }] }],
    [
      'what cannot be decided, twice',
      { A: { sameAs: 'B' }, C: true },
      { C: true, not: { not: { A: { sameAs: 'B' } } } },
    ],
  ])('%s', (_, before, after) => {
    expect(between(before, after)).toMatchObject({ more: false, less: false });
  });
});

describe('conditions that differ', () => {
  it.each<[string, Condition, Condition, boolean, boolean]>([
    ['one more value', { A: { const: 1 } }, { A: { enum: [1, 2] } }, true, false],
    ['a higher limit', { Numero: { minimum: 5 } }, { Numero: { minimum: 6 } }, false, true],
    [
      'between two limits',
      { Numero: { minimum: 2 } },
      { anyOf: [{ Numero: { minimum: 4 } }, { Numero: { const: 2 } }] },
      false,
      true,
    ],
    ['what is not, where it may be empty', { A: { const: false } }, { A: { not: { const: true } } }, true, false],
    ['a word for an exact value', { A: { const: 'Outro' } }, { A: { like: ['Outro'] } }, true, false],
    ['a field the same as another', { A: true }, { A: { sameAs: 'B' } }, false, true],
  ])('%s', (_, before, after, more, less) => {
    expect(between(before, after)).toMatchObject({ more, less });
  });

  it('says when a list of the server decides', () => {
    const list: Condition = { '$option/A/Nome': { like: ['Outros'] } };
    expect(between({ A: { const: 1 } }, list)).toMatchObject({ isDecided: false });
  });
});

const texts: ValueSchema[] = [
  { const: 'ab' },
  { like: ['AB'] },
  { like: ['é', 'ab'] },
  { minLength: 2 },
  { maxLength: 2 },
  { minLength: 3 },
  { format: 'cep' },
  { enum: ['ab', 'é'] },
];
const numbers: ValueSchema[] = [
  { minimum: 2 },
  { maximum: 2 },
  { minimum: 2.5 },
  { maximum: 7 },
  { const: 5 },
  { enum: [2, 7] },
];
const days: ValueSchema[] = [
  { minAge: 18 },
  { maxAge: 17 },
  { maxAge: 18 },
  { before: '2000-01-01' },
  { notBefore: '2000-01-01' },
  { after: '2010-05-05' },
  { notAfter: 'today' },
];
const values: Record<string, (Json | undefined)[]> = {
  Texto: [undefined, 'ab', 'AB', ' ab', 'É', 'é', 'a', 'abc', 'abcdef', '01001000', 'ação'],
  Numero: [undefined, -3, 0, 1.99, 2, 2.2, 2.5, 3, 5, 6, 7, 7.5, 100],
  Dia: [
    undefined,
    '1990-01-01',
    '1999-12-31',
    '2000-01-01',
    '2008-11-22',
    '2008-11-23',
    '2007-11-22',
    '2010-05-06',
    '2030-01-01',
    'x',
  ],
};

const leaf: fc.Arbitrary<Condition> = fc
  .oneof(
    ...[texts, numbers, days].map((tests, index) =>
      fc
        .oneof(
          fc.constantFrom<ValueSchema | boolean>(...tests, true, false),
          fc
            .tuple(fc.constantFrom(...tests), fc.constantFrom(...tests))
            .map(([one, other]) => ({ ...one, not: other })),
        )
        .map((test) => [Object.keys(values)[index] as string, test] as const),
    ),
  )
  .map(([ref, test]) => ({ [ref]: test }) as Condition);
const condition: fc.Arbitrary<Condition> = fc.letrec<{ any: Condition }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    leaf,
    fc.tuple(leaf, leaf).map(([one, other]) => ({ allOf: [one, other] })),
    fc.tuple(tie('any'), leaf).map(([one, other]) => ({ anyOf: [one, other] })),
    tie('any').map((one) => ({ not: one })),
  ),
})).any;

it('never says that a condition holds in no more cases when it does in one', () => {
  const forms = Object.entries(values).reduce<JsonObject[]>(
    (made, [name, own]) =>
      made.flatMap((form) => own.map((value) => (value === undefined ? form : { ...form, [name]: value }))),
    [{}],
  );
  const context = contextOf({});
  const holds = (when: Condition, data: JsonObject) => evaluateCondition(when, { data, context });
  fc.assert(
    fc.property(condition, condition, (before, after) => {
      const { more, less } = between(before, after);
      if (more && less) return;
      for (const data of forms) {
        const [was, is] = [holds(before, data), holds(after, data)];
        if (!more && is && !was) throw new Error(`holds now for ${JSON.stringify(data)}`);
        if (!less && was && !is) throw new Error(`held for ${JSON.stringify(data)}`);
      }
    }),
    { numRuns: 10 * Number(process.env.TORTURE_PAIRS ?? 60), seed: Number(process.env.TORTURE_SEED ?? 20_261_122) },
  );
});

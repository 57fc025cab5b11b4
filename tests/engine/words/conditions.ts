import fc from 'fast-check';
import type { Condition, DayPoint, ValueSchema } from '../../../engine/core/definition/types';
import type { Json } from '../../../engine/core/json';

/** Words with which a sentence could be mistaken: joints, stars, brackets, titles of others. */
const texts = fc.constantFrom(
  'Sim',
  'Não',
  ' e ',
  ' ou ',
  '*',
  '\\',
  ')',
  'A',
  'Brasil',
  '1',
  'true',
  '"x"',
  '=1',
  'null',
  'x (y)',
);
const value: fc.Arbitrary<Json> = fc.oneof(
  texts,
  fc.boolean(),
  fc.integer(),
  fc.constantFrom<Json>(0.25, 1e-7, [1, 'a']),
);
const count = fc.nat(4);
const span = fc
  .record(
    { years: fc.integer({ min: 1, max: 3 }), months: fc.integer({ min: 1, max: 2 }), days: fc.constant(1) },
    { requiredKeys: [] },
  )
  .filter((each) => Object.keys(each).length > 0);
const shift = fc
  .record({ plus: span, minus: span }, { requiredKeys: [] })
  .filter((each) => Object.keys(each).length > 0);

/** What a scope has to ask about, and the scope of the rows of its lists. */
export interface Asks {
  references: string[];
  lists: string[];
  rows?: Asks;
}

function dayOf(references: string[]): fc.Arbitrary<DayPoint> {
  const field = fc.constantFrom(...references);
  return fc.oneof(
    fc.constantFrom('today', '2026-11-22'),
    fc.tuple(fc.constantFrom('today', '2020-02-29'), shift).map(([day, moved]) => ({ day, ...moved })),
    field.map((name) => ({ field: name })),
    fc.tuple(field, shift).map(([name, moved]) => ({ field: name, ...moved })),
  );
}

function schemaOf(asks: Asks, depth: number, isList: boolean): fc.Arbitrary<ValueSchema> {
  const reference = fc.constantFrom(...asks.references);
  const day = dayOf(asks.references.filter((name) => !name.startsWith('$')));
  const inner = (): fc.Arbitrary<ValueSchema> => schemaOf(asks, depth - 1, isList);
  const keywords = {
    const: value,
    enum: fc.array(value, { minLength: 1, maxLength: 3 }),
    minimum: fc.integer(),
    maximum: fc.constantFrom(-0.5, 3),
    minLength: count,
    maxLength: count,
    minItems: count,
    maxItems: count,
    format: fc.constantFrom('cpf', 'cep', 'other'),
    like: fc.array(texts, { minLength: 1, maxLength: 3 }),
    maxAge: count,
    minAge: count,
    sameAs: reference,
    before: day,
    after: day,
    notBefore: day,
    notAfter: day,
    ...(depth > 0 && {
      not: inner(),
      anyOf: fc.array(inner(), { minLength: 1, maxLength: 2 }),
      ...(isList && asks.rows && { contains: conditionsOf(asks.rows, depth - 1) }),
    }),
  };
  const names = Object.keys(keywords) as (keyof typeof keywords)[];
  return fc
    .uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 2 })
    .chain((chosen) => fc.record(chosenOf(keywords, chosen)));
}

const chosenOf = (keywords: object, chosen: readonly string[]): Record<string, fc.Arbitrary<never>> =>
  Object.fromEntries(Object.entries(keywords).filter(([name]) => chosen.includes(name)));

/** Any condition of the language in this scope, so deep. */
export function conditionsOf(asks: Asks, depth: number): fc.Arbitrary<Condition> {
  const test = (name: string) => fc.oneof(fc.boolean(), schemaOf(asks, depth, asks.lists.includes(name)));
  const entry = fc.constantFrom(...asks.references).chain((name) => test(name).map((asked) => [name, asked] as const));
  const changed = fc
    .array(fc.constantFrom(...asks.references.filter((name) => !name.startsWith('$'))), { minLength: 1, maxLength: 3 })
    .map((names) => ['$changed', names] as const);
  const inner = (): fc.Arbitrary<Condition> => conditionsOf(asks, depth - 1);
  const several = () => fc.array(inner(), { minLength: 1, maxLength: 3 });
  const entries = fc.oneof(
    { weight: 6, arbitrary: entry },
    { weight: 1, arbitrary: changed },
    ...(depth > 0
      ? [
          { weight: 1, arbitrary: inner().map((each) => ['not', each] as const) },
          { weight: 2, arbitrary: several().map((each) => ['anyOf', each] as const) },
          { weight: 1, arbitrary: several().map((each) => ['allOf', each] as const) },
        ]
      : []),
  );
  return fc.array(entries, { maxLength: 3 }).map((each) => Object.fromEntries(each) as Condition);
}

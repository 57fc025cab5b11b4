import fc from 'fast-check';
import type { Json, JsonObject } from '../../../../engine/core/json';

/** Fields that are always there; branches read these and bring others. */
const ROOTS: Record<string, JsonObject> = {
  choice: { type: 'string', enum: ['x', 'y', 'z'] },
  code: { type: 'integer', oneOf: [1, 2, 3].map((code) => ({ const: code, title: `No. ${code}` })) },
  flag: { type: 'boolean' },
  age: { type: 'integer', minimum: 0 },
  word: { type: 'string', minLength: 2 },
  amount: { type: 'number', exclusiveMaximum: 100 },
};

const ADDED: Record<string, JsonObject> = {
  extra: { type: 'string' },
  more: { type: 'integer', maximum: 99 },
  other: { type: 'boolean' },
};

const PLACE: JsonObject = { type: 'object', properties: { street: { type: 'string' } }, required: ['street'] };
const NULL: JsonObject = { type: 'null' };

/** An object as it is, and in the ways in which it may be null. */
const place = fc.constantFrom<JsonObject>(
  PLACE,
  { ...PLACE, type: ['object', 'null'] },
  { anyOf: [PLACE, NULL] },
  { oneOf: [PLACE, NULL] },
  { oneOf: [PLACE] },
);

const root = fc.constantFrom(...Object.keys(ROOTS));

/** What a value of a field may be asked to be. */
function asked(name: string): fc.Arbitrary<JsonObject> {
  const tests: Record<string, JsonObject[]> = {
    choice: [
      { const: 'x' },
      { type: 'null' },
      { type: ['string', 'null'], const: 'y' },
      { enum: ['y', 'z'] },
      { not: { const: 'z' } },
    ],
    code: [{ const: 2 }, { enum: [1, 3] }, { minimum: 2 }],
    flag: [{ const: true }, { const: false }],
    age: [
      { minimum: 18 },
      { type: 'number', minimum: 9 },
      { type: 'string' },
      { exclusiveMaximum: 10 },
      { maximum: 9 },
    ],
    word: [{ minLength: 3 }, { type: 'string' }, { not: NULL }, { const: 'ab' }, { maxLength: 2 }],
    amount: [{ maximum: 10 }, { exclusiveMinimum: 10 }],
  };
  return fc.constantFrom(...(tests[name] as JsonObject[]));
}

const simple = fc
  .tuple(root, fc.boolean())
  .chain(([name, isRequired]) =>
    asked(name).map((test): JsonObject => ({ properties: { [name]: test }, ...(isRequired && { required: [name] }) })),
  );

const condition = fc.oneof(
  { weight: 4, arbitrary: simple },
  { weight: 1, arbitrary: root.map((name): JsonObject => ({ required: [name] })) },
  { weight: 1, arbitrary: fc.tuple(simple, simple).map((pair): JsonObject => ({ anyOf: pair })) },
  { weight: 1, arbitrary: fc.tuple(simple, simple).map((pair): JsonObject => ({ allOf: pair })) },
  { weight: 1, arbitrary: simple.map((inner): JsonObject => ({ not: inner })) },
);

/** What a branch brings: fields, some of them required, or requirements of fields that are there anyway. */
const branch = fc
  .record({
    added: fc.subarray(Object.keys(ADDED), { maxLength: 2 }),
    needs: fc.subarray(Object.keys(ADDED)),
    also: fc.option(root, { nil: undefined }),
    where: fc.option(place, { nil: undefined }),
    never: fc.option(root, { nil: undefined, freq: 1 }),
  })
  .map(({ added, needs, also, where, never }): JsonObject => {
    const required = [...needs.filter((name) => added.includes(name)), ...(also ? [also] : [])];
    const properties: JsonObject = {
      ...Object.fromEntries(added.map((name) => [name, ADDED[name] as Json])),
      ...(where && { place: where }),
      ...(never && { [never]: false }),
    };
    return { ...(Object.keys(properties).length > 0 && { properties }), ...(required.length > 0 && { required }) };
  });

const conditional = fc
  .tuple(condition, branch, fc.option(branch, { nil: undefined }))
  .map(([test, then, other]): JsonObject => ({ if: test, then, ...(other && { else: other }) }));

const dynamic = fc.tuple(branch, branch, branch).map(
  (branches): JsonObject => ({
    oneOf: branches.map((each, index) => ({
      ...each,
      properties: { choice: { enum: [['x', 'y', 'z'][index] as string] }, ...(each.properties as JsonObject) },
    })),
  }),
);

const dependencies = fc.oneof(
  fc.tuple(root, fc.subarray(Object.keys(ROOTS), { minLength: 1 })).map(([name, all]): JsonObject => ({ [name]: all })),
  fc.tuple(root, branch).map(([name, inner]): JsonObject => ({ [name]: inner })),
  dynamic.map((inner): JsonObject => ({ choice: inner })),
);

/** A list of objects, which begins with its least. */
const people = fc.record({ minItems: fc.constantFrom(0, 1, 2), isRequired: fc.boolean() });
const PERSON: JsonObject = {
  type: 'object',
  properties: { name: { type: 'string' }, adult: { type: 'boolean', default: true } },
  required: ['name'],
};

/** A schema of several fields, some of them in branches. */
export const anySchema: fc.Arbitrary<JsonObject> = fc
  .record({
    required: fc.subarray(Object.keys(ROOTS)),
    ifs: fc.array(conditional, { maxLength: 2 }),
    dependencies: fc.option(dependencies, { nil: undefined }),
    list: fc.option(people, { nil: undefined }),
  })
  .map(({ required, ifs, dependencies: after, list }) => ({
    type: 'object',
    properties: { ...ROOTS, ...(list && { people: { type: 'array', minItems: list.minItems, items: PERSON } }) },
    required: [...required, ...(list?.isRequired ? ['people'] : [])],
    ...(ifs.length > 0 && { allOf: ifs }),
    ...(after && { dependencies: after }),
  }));

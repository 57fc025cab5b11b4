import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importTab } from '../../../../engine/compile/import/importTab';
import { isObject, type Json, type JsonObject } from '../../../../engine/core/json';
import { anySchema } from './anySchema';
import { atFirst } from './asRjsf';
import { asTab } from './asTab';

/** What is answered: objects and lists without answers in them are none. */
function answered(value: unknown): Json | undefined {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((row) => answered(row) ?? {});
  if (!isObject(value as Json)) return (value ?? undefined) as Json | undefined;
  const entries = Object.entries(value as JsonObject).flatMap(([name, inner]): [string, Json][] => {
    const own = answered(inner);
    return own === undefined ? [] : [[name, own]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

const of = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest });
const X = { const: 'x', title: 'X' };
const Y = { const: 'y', title: 'Y' };
const NULL = { type: 'null' };
const text = { type: 'string' };
const kinds = { type: 'string', enum: ['a', 'b'] };
const kind = (code: string, own: object = {}, rest: object = {}) => of({ kind: { const: code }, ...own }, rest);

/** What a new form holds, in rjsf and here. */
const both = (schema: object) => {
  const { tab, notCarried } = importTab(schema as JsonObject, { id: 'imported' });
  return {
    ours: answered(asTab(tab)({}).answers),
    // What it begins with may bring a branch, whose fields rjsf begins with the next change.
    theirs: answered(atFirst(schema as JsonObject, atFirst(schema as JsonObject))),
    left: notCarried.map(({ pointer }) => pointer),
  };
};

describe('a new form begins as that of rjsf', () => {
  it.each<[string, object, unknown]>([
    ['the first of several values', of({ a: { ...text, oneOf: [X, Y] } }), { a: 'x' }],
    ['of any of them', of({ a: { ...text, anyOf: [X, Y] } }), { a: 'x' }],
    ['of a definition', of({ a: { $ref: '#/definitions/a' } }, { definitions: { a: { oneOf: [X, Y] } } }), { a: 'x' }],
    ['its default', of({ a: { ...text, oneOf: [X, Y], default: 'y' } }), { a: 'y' }],
    ['none beside null', of({ a: { anyOf: [X, Y, NULL] } }), undefined],
    ['the first beside the value null', of({ a: { oneOf: [X, Y, { const: null }] } }), { a: 'x' }],
    ['none of those in parts', of({ a: { allOf: [{ ...text, oneOf: [X, Y] }] } }), undefined],
    ['none of an enum', of({ a: { ...text, enum: ['x', 'y'] } }), undefined],
    ['none of alternatives by enum', of({ a: { ...text, oneOf: [{ enum: ['x'] }, { enum: ['y'] }] } }), undefined],
    ['none of several', of({ a: { type: 'array', uniqueItems: true, items: { ...text, oneOf: [X, Y] } } }), undefined],
    [
      'no, of one that a branch brings and requires',
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      of({ b: text }, { if: {}, then: of({ a: { type: 'boolean' } }, { required: ['a'] }) }),
      { a: false },
    ],
    ['in a row', of({ l: { type: 'array', minItems: 1, items: of({ a: { oneOf: [X, Y] } }) } }), { l: [{ a: 'x' }] }],
    ['no, of a required yes or no', of({ a: { type: 'boolean' } }, { required: ['a'] }), { a: false }],
    ['nothing, of another', of({ a: { type: 'boolean' } }), undefined],
    [
      'an alternative, with its defaults',
      of({}, { oneOf: [kind('a', { own: { ...text, default: 'A' } }), kind('b')] }),
      { kind: 'a', own: 'A' },
    ],
    [
      'one that a field of the object tells',
      of({ kind: kinds }, { oneOf: [kind('a', { own: { ...text, default: 'A' } }), kind('b', { other: text })] }),
      { kind: 'a', own: 'A' },
    ],
    [
      'one that says only what must be there',
      of({ kind: { ...kinds, default: 'b' }, own: text }, { anyOf: [kind('a', {}, { required: ['own'] }), kind('b')] }),
      { kind: 'a' },
    ],
    ['the one value that a part leaves a field', of({ a: text }, { allOf: [of({ a: { const: 'x' } })] }), { a: 'x' }],
    [
      'that value in the place of a default',
      of(
        { a: { ...text, default: 'y' }, b: { oneOf: [X, Y] } },
        { allOf: [of({ a: { const: 'x' }, b: { const: 'y' } })] },
      ),
      { a: 'x', b: 'y' },
    ],
    [
      'the one option that a part leaves a field',
      of({ kind: kinds }, { allOf: [of({ kind: { const: 'b' } })] }),
      { kind: 'b' },
    ],
    [
      'none of alternatives of what depends on a field',
      of({ kind: kinds }, { dependencies: { kind: { oneOf: [kind('a', { own: text }), kind('b')] } } }),
      undefined,
    ],
  ])('%s', (_, schema, expected) => {
    expect(both(schema)).toEqual({ ours: expected, theirs: expected, left: [] });
  });

  it('whatever its schema, where nothing is listed', () => {
    const isOrNull = (pointer: string) => /\/place\/(anyOf|oneOf)\/\d$/.test(pointer);
    let whole = 0;
    fc.assert(
      fc.property(anySchema, (schema) => {
        const { ours, theirs, left } = both(schema);
        if (!left.every(isOrNull)) return;
        whole += 1;
        expect(ours).toEqual(theirs);
      }),
      { numRuns: 150, seed: 20261201 },
    );
    expect(whole).toBeGreaterThan(50);
  });

  it('but for a yes or no that a branch asks for, which is listed', () => {
    const schema = of(
      { kind: kinds, sure: { type: 'boolean' } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      { if: { properties: { kind: { const: 'a' } } }, then: { required: ['sure'] } },
    );
    expect(both(schema)).toEqual({ ours: undefined, theirs: { sure: false }, left: ['/then/required/0'] });
  });

  it('but for the one value that a branch leaves a field, which is listed', () => {
    const schema = of(
      { flag: { type: 'boolean', default: true }, a: text },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      { if: { properties: { flag: { const: true } } }, then: { properties: { a: { const: 'x' } } } },
    );
    const left = ['/then/properties/a/const'];
    expect(both(schema)).toEqual({ ours: { flag: true }, theirs: { flag: true, a: 'x' }, left });
  });
});

describe('the button that adds a row', () => {
  const schema = of({ pets: { type: 'array', title: 'Pets', items: of({ name: text }) } }) as JsonObject;
  const english = { 'Adicionar item': 'Add item' };

  it.each([
    [undefined, 'Adicionar item'],
    [english, 'Add item'],
  ])('says what it does, in the language of the import', (problems, add) => {
    const { tab } = importTab(schema, { id: 'imported', ...(problems && { problems }) });
    expect(tab.collections?.pets?.add).toBe(add);
  });
});

describe('a moment', () => {
  const schema = of({
    stated: { ...text, format: 'date-time' },
    shown: text,
    parts: { ...text, format: 'date-time' },
  }) as JsonObject;
  const uiSchema = { shown: { 'ui:widget': 'date-time' }, parts: { 'ui:widget': 'alt-datetime' } };
  const made = (formats: readonly string[]) => importTab(schema, { id: 'imported', uiSchema, formats });

  it('is that of this engine where it is named', () => {
    const { tab, notCarried } = made(['dateTime']);
    expect(notCarried).toEqual([]);
    const moment = { type: 'string', format: 'dateTime' };
    expect(tab.schema.properties).toMatchObject({ stated: moment, shown: moment, parts: moment });
  });

  it('is listed otherwise, with what is to be done', () => {
    const { tab, notCarried } = made([]);
    expect(Object.values(tab.schema.properties).map(({ format }) => format)).toEqual([undefined, undefined, undefined]);
    expect(notCarried.map(({ pointer }) => pointer)).toEqual([
      '/properties/stated/format',
      '/shown/ui:widget',
      '/properties/parts/format',
      '/parts/ui:widget',
    ]);
    for (const { reason } of notCarried) expect(reason).toContain('nomeie-o em "formats"');
  });
});

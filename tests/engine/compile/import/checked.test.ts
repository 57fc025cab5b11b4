import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkImport } from '../../../../engine/compile/import/checkImport';
import { importTab } from '../../../../engine/compile/import/importTab';
import type { JsonObject } from '../../../../engine/core/json';

const around = {
  shared: readFileSync('schemas/shared.json', 'utf8'),
  settings: readFileSync('schemas/settings.json', 'utf8'),
};

/** What the check leaves of a schema of some properties. */
function checked(properties: object, rest: object = {}, uiSchema: JsonObject = {}) {
  const schema = { type: 'object', properties, ...rest } as JsonObject;
  const { tab, notCarried, problems } = checkImport(importTab(schema, { id: 'imported', uiSchema }), around);
  expect(problems).toEqual([]);
  expect(notCarried.filter(({ reason }) => reason === '')).toEqual([]);
  return { tab, fields: tab.schema.properties, left: notCarried.map(({ pointer }) => pointer) };
}

const text = { type: 'string' };

describe('a condition on how long a list is', () => {
  const l = { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['a', 'b', 'c', 'd'] } };
  const rows = { type: 'array', items: { type: 'object', properties: { x: text } } };

  it.each<[string, object, object]>([
    ['of options', l, { minItems: 3 }],
    ['of options at most', l, { not: { maxItems: 3 } }],
    ['of rows', rows, { minItems: 4 }],
    ['of rows at most', rows, { not: { maxItems: 4 } }],
  ])('can hold: %s', (_, list, test) => {
    const asked = { if: { properties: { l: test }, required: ['l'] } };
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    const { tab, left } = checked({ l: list, b: text }, { ...asked, then: { required: ['b'] } });
    expect([tab.rules?.length, left]).toEqual([1, []]);
  });
});

describe('the widget of passwords', () => {
  const ui = { a: { 'ui:widget': 'password' } };

  it('is that of a text', () => {
    const { tab, left } = checked({ a: text }, {}, ui);
    expect([tab.uiSchema.a, left]).toEqual([{ 'ui:widget': 'password' }, []]);
  });

  it.each([{ ...text, format: 'email' }, { ...text, enum: ['x'] }, { type: 'integer' }])(
    'is listed where it has no place: %j',
    (a) => expect(checked({ a }, {}, ui).left).toEqual(['/a/ui:widget']),
  );
});

describe('what the check would refuse', () => {
  const several = (items: object, more: object = {}) => ({ type: 'array', uniqueItems: true, items, ...more });
  const rows = (x: object) => ({ type: 'array', items: { type: 'object', properties: { x, y: text } } });

  it.each<[string, object, string]>([
    ['a default of another type', { ...text, default: 3 }, '/default'],
    ['a default beyond a limit', { type: 'integer', minimum: 2, default: 1 }, '/default'],
    ['a default of another format', { ...text, format: 'date', default: 'x' }, '/default'],
    ['a constant of another type', { ...text, const: 3 }, '/const'],
    ['more letters than there may be', { ...text, minLength: 5, maxLength: 2 }, '/minLength'],
    ['a part of a letter', { ...text, maxLength: 1.5 }, '/maxLength'],
    ['a minimum above the maximum', { type: 'integer', minimum: 5, maximum: 2 }, '/minimum'],
    ['more options than there may be', several({ enum: ['a', 'b', 'c'] }, { minItems: 3, maxItems: 1 }), '/minItems'],
    ['a title of white space', { ...text, title: ' \t' }, '/title'],
    ['the title of a list', { ...rows(text), title: ' ' }, '/title'],
    ['a field of rows', rows({ type: 'integer', default: 'x' }), '/items/properties/x/default'],
    ['a field of a group', { type: 'object', properties: { x: { ...text, default: 3 } } }, '/properties/x/default'],
  ])('is left out and listed: %s', (_, a, pointer) => {
    const { fields, left } = checked({ a, b: text });
    expect([Object.keys(fields), left]).toEqual([['a', 'b'], [`/properties/a${pointer}`]]);
  });

  it.each<[string, object, string, unknown[]]>([
    ['of several types', { enum: ['x', 1, 'y'] }, '/enum', ['x', 'y']],
    ['twice', { enum: ['x', 'y', 'x'] }, '/enum', ['x', 'y']],
    ['of several types, with titles', { oneOf: [{ const: 1 }, { const: 'x' }] }, '/oneOf', [1]],
    ['with names to be filled', { enum: ['{2}', 'x'] }, '/enum', ['x']],
    ['of a list', several({ enum: ['{2}', 'x', 1, 'x'] }), '/items/enum', ['x']],
  ])('options are left out and listed: %s', (_, a, pointer, codes) => {
    const { fields, left } = checked({ a });
    const options = fields.a?.items ?? fields.a;
    expect(options?.enum ?? options?.oneOf?.map((option) => option.const)).toEqual(codes);
    expect(left).toEqual([`/properties/a${pointer}`]);
  });

  it('a field is left out where it has no other options, or a name of white space', () => {
    const { fields, left } = checked({ a: { ...text, enum: [1, 2] }, ' ': text, b: text });
    expect([Object.keys(fields), left]).toEqual([['b'], ['/properties/ ', '/properties/a/enum']]);
  });

  it('a field keeps its options and their texts, in the order of both', () => {
    const { fields } = checked({ a: { enum: ['x', 1, 'y'], enumNames: ['X', 'One', 'Y'] } });
    expect(fields.a?.oneOf).toEqual([
      { const: 'x', title: 'X' },
      { const: 'y', title: 'Y' },
    ]);
  });
});

describe('a field that a condition shows', () => {
  const e = { type: 'string', enum: ['x', 'y'] };
  const extra = { properties: { extra: text, more: text } };
  const when = (code: unknown) => ({ properties: { e: { const: code } }, required: ['e'] });
  const both = ['/then/properties/extra', '/then/properties/more'];

  it.each<[string, object]>([
    ['that nothing meets', when('q')],
    ['of another type', when(3)],
    ['that is null', when(null)],
    ['on a field that is not there', { properties: { z: { const: 'x' } }, required: ['z'] }],
  ])('is listed where it is always there, as the check refuses the condition: %s', (_, asked) => {
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    const rest = { if: asked, then: extra };
    expect(checked({ e }, rest)).toMatchObject({ fields: { extra: {}, more: {} }, left: both });
  });

  it('is there on another condition where that stays', () => {
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    const [refused, other] = ['q', 'x'].map((code) => ({ if: when(code), then: { properties: { extra: text } } }));
    const { tab, left } = checked({ e }, { allOf: [refused, other] });
    expect(tab.rules).toMatchObject([{ when: { e: { const: 'x' } }, show: ['extra'] }]);
    expect(left).toEqual(['/allOf/0/then/properties/extra']);
  });

  it('is listed so of rows', () => {
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    const items = { type: 'object', properties: { e }, if: when('q'), then: extra };
    const { left } = checked({ l: { type: 'array', items } });
    expect(left).toEqual(both.map((pointer) => `/properties/l/items${pointer}`));
  });

  it('is listed where it is not there, as the condition has no words, and what stands beside it comes over', () => {
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    const rest = { if: { properties: { a: { pattern: '^x' } } }, then: extra, else: { required: ['e'] } };
    const { tab, fields, left } = checked({ a: text, e }, { ...rest, dependencies: { a: ['e'] } });
    expect(Object.keys(fields)).toEqual(['a', 'e']);
    expect(left).toEqual(['/if/properties/a/pattern', ...both]);
    expect(tab.rules).toMatchObject([{ when: { a: true }, require: ['e'] }]);
  });
});

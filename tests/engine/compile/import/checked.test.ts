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

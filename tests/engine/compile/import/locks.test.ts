import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '../../../../engine/core/definition/types';
import type { JsonObject } from '../../../../engine/core/json';
import { checked } from './sample';

const text = { type: 'string' };
const of = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest }) as JsonObject;

/** The names of what is read only, lists also, and the places of what does not come over. */
function locked(schema: JsonObject, uiSchema: JsonObject = {}) {
  const { tab, notCarried, problems } = checked({ schema, uiSchema });
  expect(problems).toEqual([]);
  const within = ({ properties = {}, items }: FieldSchema, path: string[]): string[] =>
    Object.entries({ ...properties, ...items?.properties }).flatMap(([name, field]) => [
      ...(field.readOnly ? [[...path, name].join('/')] : []),
      ...within(field, [...path, name]),
    ]);
  return { names: within(tab.schema, []), left: notCarried.map(({ pointer }) => pointer) };
}

const home = of({ street: text, map: of({ x: text }) });
const pets = { type: 'array', items: of({ name: text }) };

describe('what is read only', () => {
  it.each<[string, JsonObject, JsonObject, string[]]>([
    [
      'an object of the UI schema',
      of({ home, a: text }),
      { home: { 'ui:readonly': true } },
      ['home/street', 'home/map/x'],
    ],
    ['one that is disabled', of({ home, a: text }), { home: { 'ui:disabled': true } }, ['home/street', 'home/map/x']],
    ['one of the schema', of({ home: { ...home, readOnly: true }, a: text }), {}, ['home/street', 'home/map/x']],
    ['the form', of({ home, a: text }), { 'ui:options': { readonly: true } }, ['home/street', 'home/map/x', 'a']],
    ['a list and its rows', of({ pets }), { pets: { 'ui:readonly': true } }, ['pets', 'pets/name']],
    ['a list of the schema', of({ pets: { ...pets, readOnly: true } }), {}, ['pets', 'pets/name']],
    ['the rows alone', of({ pets }), { pets: { items: { 'ui:disabled': true } } }, ['pets/name']],
  ])('hands it on to its fields, as in rjsf: %s', (_, schema, uiSchema, names) => {
    expect(locked(schema, uiSchema)).toEqual({ names, left: [] });
  });

  it.each<[string, JsonObject, JsonObject, string[]]>([
    ['of a field', of({ a: { ...text, readOnly: true } }), { a: { 'ui:readonly': false } }, []],
    [
      'of an object in it',
      of({ home }),
      { home: { 'ui:readonly': true, map: { 'ui:readonly': false } } },
      ['home/street'],
    ],
    [
      'of the other word',
      of({ home }),
      { home: { 'ui:disabled': true, street: { 'ui:readonly': false } } },
      ['home/street', 'home/map/x'],
    ],
  ])('gives way to what the UI schema says further in: %s', (_, schema, uiSchema, names) => {
    expect(locked(schema, uiSchema)).toEqual({ names, left: [] });
  });

  it('is not required, which is listed', () => {
    const schema = of({ home: { ...home, required: ['street'] } }, { required: ['home'] });
    expect(locked(schema, { home: { 'ui:readonly': true } }).left).toEqual(['/properties/home/required/0']);
  });

  it('is listed of a part and a branch', () => {
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    const branch = { if: { required: ['a'] }, then: { readOnly: true } };
    expect(locked(of({ a: text }, { allOf: [of({ b: text }, { readOnly: true }), branch] }))).toEqual({
      names: [],
      left: ['/allOf/0/readOnly', '/allOf/1/then/readOnly'],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { importTab } from '../../../../engine/compile/import/importTab';
import type { JsonObject } from '../../../../engine/core/json';
import { checked, expectAlike } from './sample';

/** The tab of a schema of some properties, and what it does not hold, by place. */
function imported(properties: object, uiSchema: JsonObject = {}, rest: object = {}) {
  const schema = { type: 'object', properties, ...rest } as JsonObject;
  const { tab, notCarried } = importTab(schema, { id: 'imported', uiSchema });
  return {
    fields: tab.schema.properties,
    ui: tab.uiSchema,
    left: notCarried.map(({ pointer }) => pointer),
    reasons: notCarried.map(({ reason }) => reason),
  };
}

const text = { type: 'string' };
const several = (items: object, more: object = {}) => ({ type: 'array', uniqueItems: true, items, ...more });
const titled = [
  { const: 'x', title: 'X' },
  { const: 'y', title: 'Y' },
];

describe('the options of a list', () => {
  const definitions = { colour: { ...text, enum: ['red', 'green'] } };

  it('are those of a definition', () => {
    const { fields, left } = imported(
      {
        a: several({ $ref: '#/definitions/colour' }),
        g: { type: 'object', properties: { b: several({ $ref: '#/definitions/colour' }) } },
      },
      {},
      { definitions },
    );
    expect(fields.a?.items).toEqual(definitions.colour);
    expect(fields.g?.properties?.b?.items).toEqual(definitions.colour);
    expect(left).toEqual([]);
  });

  it.each([{ anyOf: titled }, { allOf: [{ ...text, oneOf: titled }] }, { $ref: '#/definitions/any' }])(
    'are those that it may be any of: %j',
    (items) => {
      const { fields, left } = imported({ a: several(items) }, {}, { definitions: { any: { anyOf: titled } } });
      expect(fields.a?.items).toEqual({ ...text, oneOf: titled });
      expect(left).toEqual([]);
    },
  );

  it('are listed where they are written', () => {
    const anyOf = [{ const: 'x' }, { const: '{y}' }];
    expect(imported({ a: { ...text, anyOf } }).left).toEqual(['/properties/a/anyOf']);
    expect(imported({ a: several({ ...text, anyOf }) }).left).toEqual(['/properties/a/items/anyOf']);
    const option = (k: object, own: object) => ({ properties: { k, ...own } });
    const oneOf = [option({ const: '{x}' }, {}), option({ const: 'b' }, { r: text })];
    expect(imported({ a: { type: 'object', oneOf } }).left).toEqual(['/properties/a/oneOf']);
  });

  it('are not looked for in a list of the definition that it stands in', () => {
    const self = { $ref: '#/definitions/self' };
    const node = { type: 'object', properties: { name: text, list: { type: 'array', items: self } } };
    const { tab, notCarried } = importTab({ ...self, definitions: { self: node } }, { id: 'imported' });
    expect(Object.keys(tab.schema.properties)).toEqual(['name', 'list']);
    expect(notCarried.map(({ pointer }) => pointer)).toEqual(['/properties/list/items/properties/list']);
  });

  it('a default that a list has is told as such', () => {
    const { left, reasons } = imported({ a: several({ ...text, enum: ['x'] }, { default: ['x'] }) });
    expect([left, reasons]).toEqual([['/properties/a/default'], ['Uma lista não tem "default".']]);
  });
});

describe('the first option', () => {
  it('is listed alone where it cannot be one, and is no default', () => {
    const { fields, left } = imported({ a: { ...text, oneOf: [{ const: '{x}' }, { const: 'y' }] } });
    expect(fields.a).not.toHaveProperty('default');
    expect(left).toEqual(['/properties/a/oneOf']);
  });
});

describe('a yes or no', () => {
  const ui = { a: { 'ui:widget': 'radio' } };

  it('keeps the names of its answers', () => {
    const oneOf = [
      { const: true, title: 'Aye' },
      { const: false, title: 'Nay' },
    ];
    const a = { type: 'boolean', enumNames: ['Aye', 'Nay'] };
    expect(imported({ a }, ui).fields.a).toEqual({ type: 'boolean', title: 'a', oneOf });
    const named = { a: { 'ui:widget': 'select', 'ui:enumNames': ['Aye', 'Nay'] } };
    expect(imported({ a: { type: 'boolean' } }, named).fields.a).toEqual({ type: 'boolean', title: 'a', oneOf });
  });

  it.each([[[true, false]], [[false, true]]])('without names has the usual ones: %j', (codes) => {
    const a = { type: 'boolean', enum: codes };
    expect(imported({ a }, ui)).toMatchObject({ fields: { a: { type: 'boolean', title: 'a' } }, left: [] });
    expect(imported({ a }, ui).ui.a).toEqual({ 'ui:widget': 'yesno' });
    expect(imported({ a }).ui.a).toEqual({ 'ui:widget': 'checkbox' });
  });
});

describe('what a UI schema says beneath a field', () => {
  const person = { type: 'object', properties: { name: text } };

  it.each<[string, object, JsonObject, string[]]>([
    ['a text', text, { inner: { 'ui:title': 'A' } }, ['/a/inner']],
    ['no object', text, { a: 1 }, ['/a/a']],
    ['options', several({ ...text, enum: ['x'] }), { items: { 'ui:title': 'A' } }, ['/a/items']],
    ['a list, beside its rows', { type: 'array', items: person }, { name: {}, items: { name: {} } }, ['/a/name']],
    ['a field of a row', { type: 'array', items: person }, { items: { name: { x: {} } } }, ['/a/items/name/x']],
  ])('is listed: %s', (_, a, ui, left) => expect(imported({ a }, { a: ui }).left).toEqual(left));

  it('is not told of a field that did not come over', () => {
    expect(imported({ a: { type: 'null' }, b: text }, { a: { inner: {} } }).left).toEqual(['/properties/a']);
  });
});

describe('null among options', () => {
  const one = { const: 'x', title: 'X' };
  const nothing = { const: null };

  it.each<[string, object, object]>([
    ['in an enum', { enum: ['x', null] }, { enum: ['x'] }],
    ['first', { oneOf: [nothing, one] }, { oneOf: [one] }],
    ['behind the one value, with which rjsf begins', { oneOf: [one, nothing] }, { oneOf: [one], default: 'x' }],
    ['of any', { anyOf: [one, nothing] }, { oneOf: [one], default: 'x' }],
    ['as a type', { oneOf: [{ type: 'null' }, one] }, { oneOf: [one] }],
  ])('leaves the one value beside it an option, and the field its title: %s', (_, options, expected) => {
    const { fields, left } = imported({ a: { ...options, title: 'A' } });
    expect([fields.a, left]).toEqual([{ type: 'string', title: 'A', ...expected }, []]);
  });

  it('alone is no field', () => {
    const nullable = { type: ['string', 'null'] };
    const { fields, left } = imported({ a: nothing, b: { ...nullable, ...nothing }, c: { ...nullable, enum: [null] } });
    expect([Object.keys(fields), left]).toEqual([[], ['/properties/a', '/properties/b', '/properties/c']]);
  });

  it('has a text that is listed, and takes that of no other', () => {
    const enumNames = ['None', 'X', 'Y'];
    const titled = { oneOf: [{ const: 'x' }, { ...nothing, title: 'None' }] };
    const { fields, left } = imported({ a: { enum: [null, 'x', 'y'], enumNames }, b: titled });
    expect(fields.a?.oneOf?.map(({ title }) => title)).toEqual(['X', 'Y']);
    expect(left.sort()).toEqual(['/properties/a/enumNames/0', '/properties/b/oneOf/1/title']);
    const ui = { a: { 'ui:enumNames': enumNames } };
    const { tab, notCarried } = importTab(
      { type: 'object', properties: { a: { enum: [null, 'x', 'y'] } } },
      { id: 'imported', uiSchema: ui },
    );
    expect(tab.schema.properties.a?.oneOf?.map(({ title }) => title)).toEqual(['X', 'Y']);
    expect(notCarried.map(({ file, pointer }) => file + pointer)).toEqual(['uiSchema/a/ui:enumNames/0']);
  });

  it('is listed where it would do for a field that is required', () => {
    const { left } = imported(
      { a: { enum: ['x', null] }, b: { type: ['string', 'null'] } },
      {},
      { required: ['a', 'b'] },
    );
    expect(left).toEqual(['/required/0']);
  });
});

describe('a yes or no of one answer', () => {
  it.each([true, false])('is a checkbox that another answer is refused of, as in rjsf: %s', (only) => {
    const ok = { type: 'boolean', title: 'I agree', enum: [only], errorMessage: { enum: 'Please agree.' } };
    for (const required of [['ok'], []]) {
      const schema = { type: 'object', required, properties: { ok } };
      const { tab, notCarried, problems } = checked({ schema });
      expect([notCarried, problems]).toEqual([[], []]);
      expect(tab.uiSchema.ok).toEqual({ 'ui:widget': 'checkbox' });
      expect(tab.rules?.[0]?.error).toMatchObject({ at: 'ok', inline: 'Please agree.' });
      expectAlike({ schema, left: [] }, 20261130);
    }
  });
});

it('a description and a help text are two sentences', () => {
  const description = 'As in your passport';
  expect(imported({ a: { ...text, description } }, { a: { 'ui:help': 'Be precise' } }).ui.a).toEqual({
    'ui:help': 'As in your passport. Be precise',
  });
});

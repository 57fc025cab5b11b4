import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkImport } from '../../../../engine/compile/import/checkImport';
import { importTab } from '../../../../engine/compile/import/importTab';
import type { JsonObject } from '../../../../engine/core/json';
import { answersTo } from './answers';
import { anySchema } from './anySchema';
import { asRjsf, atFirst } from './asRjsf';
import { asTab } from './asTab';
import { around, checked, expectAlike } from './sample';
import { samples } from './samples';

/** What is made at random is the same at each run. */
const SEED = 20261128;

/** Where an object may be null, of which the form of rjsf makes no difference while it holds one. */
const OR_NULL = /\/place\/(anyOf|oneOf)\/\d$/;

const text = { type: 'string', title: 'Own', description: 'Own.', default: 'a' };
const object = { type: 'object', properties: { name: { type: 'string' } } };
const of = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest });

describe('a widget of the application', () => {
  const properties = { color: { type: 'string', title: 'Color' }, on: { type: 'boolean', title: 'On' } };
  const schema = { type: 'object', properties };
  const uiSchema = {
    color: { 'ui:widget': 'swatch', 'ui:help': 'Any.', 'ui:options': { shades: 3, label: false, help: 'Any.' } },
    on: { 'ui:options': { widget: 'swatch' } },
  };
  const taken = (widgets?: readonly string[]) => {
    const made = importTab(schema, { id: 'imported', uiSchema, ...(widgets && { widgets }) });
    const { tab, notCarried, problems } = checkImport(made, around, widgets && { widgets });
    return { ui: tab.uiSchema, left: notCarried.map(({ pointer }) => pointer), problems };
  };

  it('comes over with its options where it is named', () => {
    expect(taken(['swatch'])).toMatchObject({
      ui: {
        color: { 'ui:widget': 'swatch', 'ui:help': 'Any.', 'ui:options': { shades: 3, label: false } },
        on: { 'ui:widget': 'swatch' },
      },
      left: [],
      problems: [],
    });
  });

  it('is listed where it is not', () => {
    const { ui, left } = taken();
    expect(left).toContain('/color/ui:widget');
    expect(left).toContain('/color/ui:options/shades');
    expect(ui).not.toHaveProperty('color.ui:options');
  });
});

describe.each(Object.keys(samples))('the tab made of a form of rjsf (%s)', (name) => {
  const sample = samples[name] as (typeof samples)[string];

  it('passes the check, and lists what it leaves out', () => {
    const { notCarried, problems } = checked(sample);
    expect(problems).toEqual([]);
    expect(notCarried.map(({ pointer }) => pointer).sort()).toEqual([...sample.left].sort());
    expect(notCarried.filter(({ reason }) => reason === '')).toEqual([]);
  });

  it('shows, requires and accepts what rjsf does, whatever is answered', () => expectAlike(sample, SEED));
});

describe('the tab made of any form of rjsf', () => {
  it('shows, requires and accepts what rjsf does, whatever is answered', () => {
    let whole = 0;
    fc.assert(
      fc.property(
        anySchema.chain((schema) => {
          const { tab, ...rest } = importTab(schema, { id: 'imported' });
          return fc.record({
            schema: fc.constant(schema),
            made: fc.constant({ tab, ...rest }),
            given: fc.array(answersTo(tab.schema), { minLength: 8, maxLength: 8 }),
          });
        }),
        ({ schema, made, given }) => {
          if (!made.notCarried.every(({ pointer }) => OR_NULL.test(pointer))) return;
          whole += 1;
          const view = asTab(made.tab);
          for (const each of given) {
            const { answers, ...ours } = view(each);
            expect({ answers, ...ours }).toEqual({ answers, ...asRjsf(schema, answers) });
          }
        },
      ),
      { numRuns: 100, seed: SEED },
    );
    expect(whole).toBeGreaterThan(50);
  });

  it('passes the check, or says what the check refuses', () => {
    fc.assert(
      fc.property(anySchema, (schema) => {
        const { problems, notCarried } = checkImport(importTab(schema, { id: 'imported' }), around);
        expect(problems).toEqual([]);
        expect(notCarried.every(({ reason }) => reason !== '')).toBe(true);
      }),
      { numRuns: 8, seed: SEED },
    );
  });
});

describe('a definition that stands in itself', () => {
  const self = { $ref: '#/definitions/self' };
  const fields = { one: { type: 'string' }, other: { type: 'string' } };

  it.each([
    ['an object', { properties: { ...fields, inner: self } }, '/properties/inner'],
    ['what a field depends on', { properties: fields, dependencies: { one: self } }, '/dependencies/one'],
    [
      'a value of what a field depends on',
      { properties: fields, dependencies: { one: { oneOf: [self] } } },
      '/dependencies/one/oneOf/0',
    ],
    ['a condition', { properties: fields, if: { not: self }, else: { required: ['one'] } }, '/if/not'],
    ['a part', { properties: fields, allOf: [self] }, '/allOf/0'],
  ])('is listed, and what else there is comes over: by %s', (_, definition, pointer) => {
    const { tab, notCarried } = importTab({ ...self, definitions: { self: definition } }, { id: 'imported' });
    expect(notCarried).toEqual([{ file: 'schema', pointer, reason: expect.stringContaining('#/definitions/self') }]);
    expect(Object.keys(tab.schema.properties)).toEqual(['one', 'other']);
  });

  it('is listed by a field, too', () => {
    const schema = {
      properties: { ...fields, broken: self },
      definitions: { self: { type: 'string', allOf: [self] } },
    };
    const { tab, notCarried } = importTab(schema, { id: 'imported' });
    expect(notCarried.map(({ pointer }) => pointer)).toEqual(['/properties/broken/allOf/0']);
    expect(Object.keys(tab.schema.properties)).toEqual(['one', 'other']);
  });
});

describe('what the tab has no words for', () => {
  const WORDS: Record<string, unknown> = {
    title: 'Other',
    description: 'Other.',
    default: 'b',
    examples: ['b'],
    readOnly: true,
  };
  const says = (schema: object, ...keywords: string[]) => ({
    ...schema,
    ...Object.fromEntries(keywords.map((keyword) => [keyword, WORDS[keyword]])),
  });
  const branch = (first: object, second: object) =>
    of(
      { flag: { type: 'boolean' }, first },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      { if: { properties: { flag: { const: true } }, required: ['flag'] }, then: { properties: { first: second } } },
    );
  const several = { type: 'array', uniqueItems: true };
  const options = { type: 'string', enum: ['a', 'b'] };

  it.each<[string, object, object, string[]]>([
    [
      'a field in a branch',
      branch(text, says(text, 'title', 'description', 'default', 'examples')),
      {},
      ['title', 'description', 'default', 'examples'].map((keyword) => `/then/properties/first/${keyword}`),
    ],
    [
      'an object in a branch',
      branch({ ...object, title: 'Own' }, says(object, 'title', 'description')),
      {},
      ['/then/properties/first/title', '/then/properties/first/description'],
    ],
    ['the form', says(of({ first: text }), 'default', 'readOnly', 'examples'), {}, ['/default', '/examples']],
    [
      'an object',
      of({ first: says(object, 'default', 'readOnly', 'examples') }),
      {},
      ['/properties/first/default', '/properties/first/examples'],
    ],
    ['a field', of({ first: says(text, 'examples') }), {}, ['/properties/first/examples']],
    [
      'a list',
      of({ first: says({ type: 'array', items: object }, 'description', 'default', 'readOnly', 'examples') }),
      {},
      ['default', 'examples'].map((keyword) => `/properties/first/${keyword}`),
    ],
    [
      'the rows of a list',
      of({ first: { type: 'array', items: says(object, 'title', 'description', 'default', 'readOnly', 'examples') } }),
      {},
      ['description', 'default', 'examples'].map((keyword) => `/properties/first/items/${keyword}`),
    ],
    [
      'options',
      of({ first: { ...several, items: says(options, 'title', 'description', 'default', 'examples') } }),
      {},
      ['title', 'description', 'default', 'examples'].map((keyword) => `/properties/first/items/${keyword}`),
    ],
    [
      'the UI schema of a list and its rows',
      of({ first: { type: 'array', items: object } }),
      {
        'ui:title': 'List',
        'ui:description': 'Of all.',
        'ui:order': ['*'],
        items: { 'ui:order': ['*'], 'ui:title': 'Row', 'ui:description': 'One.' },
      },
      ['/first/ui:order', '/first/items/ui:description'],
    ],
    [
      'the UI schema of a field',
      of({ first: text }),
      { 'ui:options': { rows: 4, step: 2, inline: true, format: 'DMY' } },
      ['rows', 'step', 'inline', 'format'].map((name) => `/first/ui:options/${name}`),
    ],
  ])('is listed by its place: %s', (_, schema, ui, pointers) => {
    const { notCarried } = importTab(schema as JsonObject, { id: 'imported', uiSchema: { first: ui as JsonObject } });
    expect(notCarried.map(({ pointer }) => pointer).sort()).toEqual([...pointers].sort());
    expect(notCarried.filter(({ reason }) => reason === '')).toEqual([]);
  });

  it('is not how many lines a long text has', () => {
    const uiSchema = { first: { 'ui:widget': 'textarea', 'ui:options': { rows: 7 } } };
    const { tab, notCarried } = importTab(of({ first: text }) as JsonObject, { id: 'imported', uiSchema });
    expect(notCarried).toEqual([]);
    expect(tab.uiSchema.first).toMatchObject({ 'ui:widget': 'textarea', 'ui:options': { rows: 7 } });
  });
});

describe('a format', () => {
  const schema = of({
    first: text,
    tax: { type: 'string', format: 'cpf' },
    sum: { type: 'number', format: 'money' },
    seen: { type: 'string', format: 'uri' },
  }) as JsonObject;

  it('of this engine comes over where it is said to mean the same', () => {
    const { tab, notCarried } = importTab(schema, { id: 'imported', formats: ['cpf', 'money', 'plate'] });
    expect(tab.schema.properties).toMatchObject({ tax: { format: 'cpf' }, sum: { format: 'money' } });
    expect(notCarried.map(({ pointer }) => pointer)).toEqual(['/properties/seen/format']);
  });

  it('is listed otherwise, with what is to be done', () => {
    const { tab, notCarried } = importTab(schema, { id: 'imported' });
    expect(tab.schema.properties.tax).not.toHaveProperty('format');
    expect(Object.fromEntries(notCarried.map(({ pointer, reason }) => [pointer, reason]))).toEqual({
      '/properties/tax/format': 'O formato "cpf" daqui pode dizer outra coisa: nomeie-o em "formats", se diz o mesmo.',
      '/properties/sum/format':
        'O formato "money" daqui pode dizer outra coisa: nomeie-o em "formats", se diz o mesmo.',
      '/properties/seen/format': 'O formato "uri" não existe aqui.',
    });
  });
});

describe('the least of a list', () => {
  const rows = { type: 'array', minItems: 2, items: object };
  const options = { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', enum: ['a', 'b'] } };

  it('is kept of one that is required', () => {
    const schema = { ...of({ rows, options }), required: ['rows', 'options'] } as JsonObject;
    const { tab, notCarried } = importTab(schema, { id: 'imported' });
    expect(tab.schema).toMatchObject({
      required: ['rows', 'options'],
      properties: { rows: { minItems: 2 }, options: { minItems: 1 } },
    });
    expect(notCarried).toEqual([]);
  });

  it('is listed of one of options that may be left out, which is not asked for', () => {
    const { tab, notCarried } = importTab(of({ rows, options }) as JsonObject, { id: 'imported' });
    expect(tab.schema).not.toHaveProperty('required');
    expect(tab.schema.properties.rows).toHaveProperty('minItems', 2);
    expect(tab.schema.properties.options).not.toHaveProperty('minItems');
    expect(notCarried.map(({ pointer }) => pointer)).toEqual(['/properties/options/minItems']);
  });

  it.each([{}, { required: ['rows'] }])(
    'is the rows with which rjsf begins it, with what they hold at first: %j',
    (rest) => {
      const person = of({ name: text, adult: { type: 'boolean', default: true }, note: { type: 'string' } });
      const schema = of({ rows: { ...rows, items: person } }, rest) as JsonObject;
      const { tab, notCarried } = importTab(schema, { id: 'imported' });
      expect(notCarried).toEqual([]);
      expect(tab.collections?.rows?.fixed).toEqual([{}, {}]);
      const begun = { rows: [0, 1].map(() => ({ name: 'a', adult: true })) };
      expect(asTab(tab)({}).answers).toEqual(begun);
      expect(atFirst(schema)).toEqual(begun);
    },
  );

  it('of a list that a branch brings is kept, and its rows are listed', () => {
    const when = (then: object) => ({ if: { properties: { flag: { const: true } }, required: ['flag'] }, then });
    const left = (properties: object, then: object) => {
      const { tab, notCarried } = importTab(
        of({ flag: { type: 'boolean' }, ...properties }, when(then)) as JsonObject,
        {
          id: 'imported',
        },
      );
      expect(tab.collections?.rows).not.toHaveProperty('fixed');
      return { least: tab.schema.properties.rows?.minItems, left: notCarried.map(({ pointer }) => pointer) };
    };
    const place = '/then/properties/rows/minItems';
    expect(left({}, { properties: { rows }, required: ['rows'] })).toEqual({ least: 2, left: [place] });
    expect(left({}, { properties: { rows } })).toEqual({ least: undefined, left: [place] });
    const base = { rows: { type: 'array', items: object } };
    expect(left(base, { properties: { rows: { minItems: 2 } } })).toEqual({ least: undefined, left: [place] });
  });

  it('is the rows of all that is said of it in no branch', () => {
    const more = { allOf: [{ properties: { rows: { minItems: 3 } } }] };
    const schema = of({ rows, flag: { type: 'boolean' } }, more) as JsonObject;
    const { tab } = importTab(schema, { id: 'imported' });
    expect(tab.collections?.rows?.fixed).toHaveLength(3);
    expect(atFirst(schema)).toEqual({ rows: [{}, {}, {}] });
  });

  it('is no rows where it is above the most', () => {
    const { tab } = importTab(of({ rows: { ...rows, maxItems: 1 } }) as JsonObject, { id: 'imported' });
    expect(tab.collections?.rows).not.toHaveProperty('fixed');
  });
});

it('a title that one alternative gives the field by which it is chosen is the one of its option', () => {
  const alternative = (method: object) => ({ properties: { method, own: text } });
  const pay = {
    ...{ type: 'object', title: 'Pay' },
    oneOf: [alternative({ const: 'pix', title: 'Pix' }), alternative({ const: 'card' })],
  };
  const { tab } = importTab(of({ pay }) as JsonObject, { id: 'imported' });
  expect(tab.schema.properties.pay?.properties?.method).toMatchObject({
    title: 'method',
    oneOf: [
      { const: 'pix', title: 'Pix' },
      { const: 'card', title: 'card' },
    ],
  });
});

it.each([
  [{ if: {}, else: { required: ['first'] } }, '/else'],
  [{ if: true, else: { required: ['first'] } }, '/else'],
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  [{ if: false, then: { required: ['first'] } }, '/then'],
])('a branch that never applies is listed: %j', (branches, pointer) => {
  const { tab, notCarried } = importTab(of({ first: text }, branches) as JsonObject, { id: 'imported' });
  expect(notCarried).toEqual([{ file: 'schema', pointer, reason: 'O que nunca vale não se escreve.' }]);
  expect(tab.rules).toBeUndefined();
});

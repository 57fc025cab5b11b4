import { readFileSync } from 'node:fs';
import { customizeValidator } from '@rjsf/validator-ajv8';
import ajvErrors from 'ajv-errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkImport } from '../../../../engine/compile/import/checkImport';
import { importTab } from '../../../../engine/compile/import/importTab';
import type { TabDefinition } from '../../../../engine/core/definition/types';
import type { Json, JsonObject } from '../../../../engine/core/json';
import { planOf } from '../../../../engine/core/plan/plan';
import { evaluateTab } from '../../../../engine/core/state/evaluate';
import { validateTab } from '../../../../engine/core/validation/validate';
import { contextOf } from '../../../support/tabs';
import { validatedOf } from '../../../support/validated';

const validator = customizeValidator({ extenderFn: ajvErrors as never, ajvOptionsOverrides: { allErrors: true } });
const SAID = /^said /;

/** What stock rjsf says of answers, with the messages of `ajv-errors`. */
const toldByRjsf = (schema: JsonObject, data: JsonObject) =>
  validator.validateFormData(data, schema as never).errors.map(({ message = '' }) => message);

/** What the tab says of them. */
function toldByTab(definition: TabDefinition, data: JsonObject): string[] {
  const [plan, { validators }] = [planOf(definition), validatedOf(definition)];
  const [context, texts] = [contextOf(), { messages: {}, formats: {}, settings: {} }];
  const state = evaluateTab(plan, data, context);
  return validateTab(plan, validators, state, 'advance', { context, texts }).map(({ inline }) => inline);
}

/** Fields with the values that they may have, and what can be wrong with those. */
const FIELDS: [JsonObject, Json[]][] = [
  [{ type: 'string', minLength: 3, maxLength: 5 }, ['a', 'abc', 'abcdefg']],
  [{ type: 'string', format: 'email', maxLength: 8 }, ['ada', 'a@b.co', 'ada.is.here']],
  [{ type: 'integer', minimum: 2, exclusiveMaximum: 9 }, [1, 2, 9, 10]],
  [{ type: 'number', exclusiveMinimum: 2, maximum: 9 }, [1, 2, 2.5, 10]],
  [{ type: 'array', uniqueItems: true, items: { type: 'string', enum: ['a', 'b', 'c'] }, minItems: 2 }, [['a']]],
];

const ofField = fc.constantFrom(...FIELDS).chain(([schema, values]) => {
  const keywords = Object.keys(schema).filter((keyword) => !['type', 'items', 'uniqueItems'].includes(keyword));
  const each = fc
    .subarray([...keywords, '_'])
    .map((some) => Object.fromEntries(some.map((key) => [key, `said ${key}`])));
  const errorMessage = fc.oneof(each, fc.constant('said of all'));
  return fc.record({
    field: errorMessage.map((message): JsonObject => ({ ...schema, errorMessage: message })),
    value: fc.constantFrom(undefined, ...values),
    ofOwner: fc.subarray(['required', 'properties']),
  });
});

describe('the message of a field', () => {
  it('is the one that rjsf tells with ajv-errors, whatever is wrong', () => {
    let said = 0;
    fc.assert(
      fc.property(ofField, ({ field, value, ofOwner }) => {
        const schema = {
          type: 'object',
          properties: { a: field },
          required: ['a'],
          errorMessage: Object.fromEntries(ofOwner.map((word) => [word, { a: `said by the object, ${word}` }])),
        } as JsonObject;
        const { tab, notCarried } = importTab(schema, { id: 'imported' });
        expect(notCarried).toEqual([]);
        const data: JsonObject = value === undefined ? {} : { a: value };
        const [theirs, ours] = [toldByRjsf(schema, data), toldByTab(tab, data)];
        expect(ours.length > 0).toBe(theirs.length > 0);
        const own = ours.filter((text) => SAID.test(text));
        said += own.length;
        expect(theirs).toEqual(expect.arrayContaining(own));
        if (theirs.every((text) => SAID.test(text))) expect(own).toHaveLength(ours.length);
      }),
      { numRuns: 300, seed: 20261201 },
    );
    expect(said).toBeGreaterThan(100);
  });

  it('is kept of options, lists and fields of definitions', () => {
    const options: JsonObject[] = [{ const: 'x', title: 'X' }, { const: 'y' }];
    const row = { type: 'object', properties: { b: { type: 'string' } } };
    const { tab, notCarried } = importTab(
      {
        type: 'object',
        properties: {
          choice: { type: 'string', anyOf: options, errorMessage: { anyOf: 'Choose.' } },
          rows: { type: 'array', items: row, maxItems: 2, errorMessage: { maxItems: 'Two (at most).' } },
          named: { $ref: '#/definitions/named' },
        },
        definitions: { named: { type: 'string', maxLength: 9, errorMessage: { maxLength: '{No}' } } },
      },
      { id: 'imported' },
    );
    expect(notCarried).toEqual([]);
    expect(tab.schema.properties).toMatchObject({
      choice: { errorMessage: { enum: 'Choose.' } },
      rows: { errorMessage: { maxItems: 'Two (at most).' } },
      named: { errorMessage: { maxLength: '(No)' } },
    });
  });

  it.each<[string, object, object, string[]]>([
    ['of what the field does not have', { pattern: '^a' }, { pattern: 'x' }, ['pattern', 'errorMessage/pattern']],
    ['with a value in it', { maxLength: 2 }, { maxLength: `Not \${0}.` }, ['errorMessage/maxLength']],
    ['of being missing, at the field itself', {}, { required: 'x' }, ['errorMessage/required']],
    ['of an empty text', { maxLength: 2 }, { maxLength: '' }, ['errorMessage/maxLength']],
  ])('is listed: %s', (_, more, errorMessage, left) => {
    const a = { type: 'string', ...more, errorMessage };
    const { tab, notCarried } = importTab({ type: 'object', properties: { a } } as JsonObject, { id: 'imported' });
    expect(notCarried.map(({ pointer }) => pointer).sort()).toEqual(left.map((each) => `/properties/a/${each}`).sort());
    expect(tab.schema.properties.a).not.toHaveProperty('errorMessage');
  });

  it('is listed where the object has it for all, for another keyword, or for what it has not', () => {
    const of = (errorMessage: Json, properties: object = { a: { type: 'string' } }) =>
      importTab({ type: 'object', properties, errorMessage } as JsonObject, { id: 'imported' }).notCarried.map(
        ({ pointer }) => pointer,
      );
    expect(of('x')).toEqual(['/errorMessage']);
    expect(of({ minProperties: 'x', required: 'x' })).toEqual([
      '/errorMessage/minProperties',
      '/errorMessage/required',
    ]);
    const group = { g: { type: 'object', properties: { a: { type: 'string' } } } };
    expect(of({ required: { b: 'x' }, properties: { g: 'x' } }, group)).toEqual([
      '/errorMessage/required/b',
      '/errorMessage/properties/g',
    ]);
  });

  it('goes with what the check refuses', () => {
    const items = { type: 'string', enum: ['a', 'b'] };
    const list = { type: 'array', uniqueItems: true, items, minItems: 1, errorMessage: { minItems: 'One.' } };
    const text = {
      type: 'string',
      minLength: 5,
      maxLength: 2,
      errorMessage: { minLength: 'Five.', maxLength: 'Two.' },
    };
    const made = importTab({ type: 'object', properties: { list, text } }, { id: 'imported' });
    const { tab, problems } = checkImport(made, {
      shared: readFileSync('schemas/shared.json', 'utf8'),
      settings: readFileSync('schemas/settings.json', 'utf8'),
    });
    expect(problems).toEqual([]);
    const { list: options, text: plain } = tab.schema.properties;
    expect(options?.errorMessage ?? {}).toEqual({});
    expect(Object.keys(plain?.errorMessage ?? {})).toEqual(
      ['minLength', 'maxLength'].filter((keyword) => plain && keyword in plain),
    );
  });
});

import { createSchemaUtils, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { describe, expect, it } from 'vitest';
import { fieldSchemaUtils } from '../../../../engine/react/exchange/fieldSchemaUtils';

/** Fields as definitions have them, and as they come from forms of rjsf. */
const FIELDS: Record<string, RJSFSchema> = {
  text: { type: 'string', maxLength: 3 },
  number: { type: ['number', 'null'] },
  yesOrNo: { type: 'boolean' },
  codes: { type: 'string', enum: ['a', 'b'] },
  titles: { type: 'integer', oneOf: [{ const: 1, title: 'One' }] },
  either: { type: 'string', anyOf: [{ const: 'x' }, { enum: ['y'] }] },
  forms: { oneOf: [{ type: 'object' }, { type: 'string' }] },
  several: { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['a', 'b'] } },
  repeated: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
  texts: { type: 'array', uniqueItems: true, items: { type: 'string' } },
  files: { type: 'array', items: { type: 'string', format: 'data-url' } },
  places: { type: 'array', items: [{ type: 'string' }] },
  anything: { type: 'array' },
  object: { type: 'object', properties: {} },
  untyped: {},
};
const LOOKS: UiSchema[] = [
  {},
  { 'ui:widget': 'radio' },
  { 'ui:widget': 'files' },
  { 'ui:field': 'own' },
  { 'ui:options': { label: false } },
];

const real = createSchemaUtils(validator, {});

describe.each(Object.entries(FIELDS))('what a widget asks of its field (%s)', (_, schema) => {
  it('is answered as rjsf does', () => {
    expect(fieldSchemaUtils.retrieveSchema(schema)).toEqual(real.retrieveSchema(schema));
    expect(fieldSchemaUtils.isSelect(schema)).toBe(real.isSelect(schema));
    expect(fieldSchemaUtils.isMultiSelect(schema)).toBe(real.isMultiSelect(schema));
  });

  it.each(LOOKS)('is answered as rjsf does for %o', (uiSchema) => {
    expect(fieldSchemaUtils.isFilesArray(schema, uiSchema)).toBe(real.isFilesArray(schema, uiSchema));
    for (const global of [undefined, { label: false }])
      expect(fieldSchemaUtils.getDisplayLabel(schema, uiSchema, global)).toBe(
        real.getDisplayLabel(schema, uiSchema, global),
      );
  });
});

it('the schema of the whole form is as empty as the registry has it, and stays the same', () => {
  expect(fieldSchemaUtils.getRootSchema()).toEqual({});
  expect(fieldSchemaUtils.doesSchemaUtilsDiffer(validator, {})).toBe(false);
});

it.each(['$ref', 'allOf', 'if', 'dependencies'])('a schema with %s is not answered', (keyword) => {
  const schema = { [keyword]: keyword === '$ref' ? '#/a' : {} } as RJSFSchema;
  const message = `schemaUtils: a schema with "${keyword}" is read by a form of rjsf alone. Give the schema that it means.`;
  expect(() => fieldSchemaUtils.retrieveSchema(schema)).toThrow(message);
  expect(() => fieldSchemaUtils.isSelect(schema)).toThrow(message);
});

it('what asks of a whole form is an error that names it', () => {
  expect(() => fieldSchemaUtils.getDefaultFormState({ type: 'string' })).toThrow(
    'schemaUtils.getDefaultFormState asks of a whole form of rjsf: a widget in a form of the engine is given its field.',
  );
  expect(() => fieldSchemaUtils.getValidator()).toThrow('schemaUtils.getValidator asks of a whole form');
  expect(Object.keys(real).filter((name) => !(name in fieldSchemaUtils))).toEqual(
    Object.keys(real).filter((name) => typeof real[name as keyof typeof real] !== 'function'),
  );
});

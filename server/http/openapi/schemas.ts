import { isEqual, type Json, type JsonObject } from '../../../engine/core';

/** A schema of JSON Schema 2020-12, as OpenAPI 3.1 has them. */
export type Schema = JsonObject;

/** Under which member a schema tells the name that it has among the components of the document. */
export const NAME = '$name';

export const text: Schema = { type: 'string' };
export const integer: Schema = { type: 'integer' };
export const yesOrNo: Schema = { type: 'boolean' };
export const guid: Schema = { type: 'string', format: 'uuid' };
export const moment: Schema = { type: 'string', format: 'date-time', examples: ['2026-11-21T17:02:00.000Z'] };
export const day: Schema = { type: 'string', format: 'date', examples: ['2028-12-31'] };
/** What a call answers that has only to say that it did what was asked. */
export const done: Schema = { const: true };

/** A text that explains itself by an example. */
export const textLike = (example: string, description?: string): Schema => ({
  type: 'string',
  ...(description !== undefined && { description }),
  examples: [example],
});

/** The lower-case hex SHA-256 of a password in UTF-8. */
export const passwordHash: Schema = {
  type: 'string',
  pattern: '^[0-9A-Fa-f]{64}$',
  description: 'SHA-256 of the password in UTF-8, in hexadecimal digits. The password itself is never sent.',
  examples: ['d147fc1a4fcfb32157e458f1e577b8d1c91387423e9b572005e04215ea79063a'],
};

/** The values themselves, each once. */
export const oneOf = (...values: readonly Json[]): Schema => ({ enum: [...new Set(values)] });

/** A schema that also takes null. */
export function orNull(schema: Schema): Schema {
  const { type } = schema;
  if (typeof type === 'string' && !('enum' in schema) && !('const' in schema) && !(NAME in schema)) {
    return { ...schema, type: [type, 'null'] };
  }
  return { anyOf: [schema, { type: 'null' }] };
}

export const list = (items: Schema): Schema => ({ type: 'array', items });

/** An object of exactly these members; `optional` ones may be left out. */
export function record(properties: Record<string, Schema>, optional: readonly string[] = []): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, ...(required.length > 0 && { required }), additionalProperties: false };
}

/** A schema that stands once in the document, under this name. */
export const named = (name: string, schema: Schema): Schema => ({ [NAME]: name, ...schema });

/** Any of these; each once, and by itself when there is only one. */
export function anyOf(schemas: readonly Schema[]): Schema {
  const different = schemas.filter((schema, index) => schemas.findIndex((other) => isEqual(other, schema)) === index);
  return different.length === 1 ? (different[0] as Schema) : { anyOf: different };
}

/** What the entries of a list have in common, and what only some of them have. */
export function schemaOfEntries(entries: readonly JsonObject[]): Schema {
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  const optional = names.filter((name) => entries.some((entry) => !(name in entry)));
  const typesOf = (name: string) => new Set(entries.flatMap((entry) => (name in entry ? [typeOf(entry[name])] : [])));
  return record(
    Object.fromEntries(
      names.map((name) => {
        const types = [...typesOf(name)];
        return [name, { type: types.length === 1 ? (types[0] as string) : types }];
      }),
    ),
    optional,
  );
}

function typeOf(value: Json | undefined): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

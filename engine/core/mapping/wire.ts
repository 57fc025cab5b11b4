import type { FieldSchema } from '../definition/types';
import type { Format } from '../formats/types';
import { isEmpty, isObject, type Json, type JsonObject } from '../json';

/** Whether the wire says "nothing" with `""`: free text only. Numbers, dates, yes/no and choices say `null`. */
function isFreeText(schema: FieldSchema): boolean {
  const isChoice = schema.enum || schema.oneOf || schema.options;
  return schema.type === 'string' && !isChoice && schema.format !== 'date' && schema.format !== 'dateTime';
}

/** What is sent for an absent value: the field's `empty` code, else `""` for free text and `null` for the rest. */
export function emptyOnWire(schema: FieldSchema): Json {
  if (schema.empty !== undefined) return schema.empty;
  if (schema.type === 'array') return [];
  return isFreeText(schema) ? '' : null;
}

/**
 * A value of the wire as form data: empty codes become absent, the format normalises, `"2"` becomes 2 in an integer
 * field and `"true"` true in a boolean one; 2 becomes text in a text field, and true where `"true"` is one of its codes.
 * What cannot be read stays as it came, so that validation can name it.
 */
export function fromWire(
  schema: FieldSchema,
  value: Json | undefined,
  formats: Record<string, Format>,
): Json | undefined {
  if (schema.type === 'object') return objectFromWire(schema, value, formats);
  if (schema.type === 'array') return listFromWire(schema, value, formats);
  // An object in the place of a single value is none: `{}` for a text that nobody has given.
  if (schema.type !== undefined && isObject(value)) return undefined;
  if (isEmpty(value) || (schema.empty !== undefined && value === schema.empty)) return undefined;
  const format = schema.format === undefined ? undefined : formats[schema.format];
  if (format) return format.normalise(value);
  if (schema.type === 'integer' || schema.type === 'number') return toNumber(value as Json);
  if (schema.type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  if (schema.type === 'string' && (typeof value === 'number' || schema.enum?.includes(String(value))))
    return String(value);
  return value;
}

function toNumber(value: Json): Json {
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
}

function objectFromWire(
  schema: FieldSchema,
  value: Json | undefined,
  formats: Record<string, Format>,
): JsonObject | undefined {
  if (!isObject(value)) return undefined;
  const data = fieldsFromWire(schema.properties ?? {}, value, formats);
  return Object.keys(data).length > 0 ? data : undefined;
}

function listFromWire(schema: FieldSchema, value: Json | undefined, formats: Record<string, Format>): Json | undefined {
  if (isEmpty(value)) return undefined;
  const rows = Array.isArray(value) ? value : [value as Json];
  const fields = schema.items?.properties;
  return fields ? rows.map((row) => fieldsFromWire(fields, isObject(row) ? row : {}, formats)) : rows;
}

/** The known fields of an object of the wire as form data; other keys are left out. */
export function fieldsFromWire(
  fields: Record<string, FieldSchema>,
  body: JsonObject,
  formats: Record<string, Format>,
): JsonObject {
  const data: JsonObject = {};
  for (const [name, schema] of Object.entries(fields)) {
    const value = schema.local === undefined ? fromWire(asPicked(schema, body), body[name], formats) : undefined;
    if (value !== undefined) data[name] = value;
  }
  return data;
}

/** A field with the format that its sibling picks. */
function asPicked(schema: FieldSchema, body: JsonObject): FieldSchema {
  const [picked] = Object.entries(schema.formatBy ?? {}).flatMap(
    ([sibling, names]) => names[String(body[sibling])] ?? [],
  );
  return picked === undefined ? schema : { ...schema, format: picked };
}

/**
 * Form data as the wire carries it: every field that is not local, absent ones as their empty value. A file that is not
 * there says nothing: `null` in its place takes off the one that the server holds.
 */
export function fieldsToWire(fields: Record<string, FieldSchema>, data: JsonObject): JsonObject {
  const body: JsonObject = {};
  for (const [name, schema] of Object.entries(fields)) {
    const value = data[name];
    const isUnsaid = schema.attachment && isEmpty(value) && value !== null;
    if (schema.local === undefined && !isUnsaid) body[name] = toWire(schema, value);
  }
  return body;
}

/** One value of form data as the wire carries it. */
export function toWire(schema: FieldSchema, value: Json | undefined): Json {
  if (schema.type === 'object') return fieldsToWire(schema.properties ?? {}, isObject(value) ? value : {});
  if (isEmpty(value)) return emptyOnWire(schema);
  const rowFields = schema.items?.properties;
  if (Array.isArray(value) && rowFields) return value.map((row) => fieldsToWire(rowFields, row as JsonObject));
  return value as Json;
}

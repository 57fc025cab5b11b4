import type { Json } from '../../../engine/core';
import type { FieldSchema } from '../../../engine/definition';
import { emptyOnWire } from '../../../engine/wire';
import { list, record, type Schema } from '../../http/openapi/schemas';

/** Which way a body goes: what calls answer has every member, what they are sent may leave any of them out. */
export type Direction = 'answered' | 'sent';

/** Fields as an object of the wire. */
export function schemaOfFields(fields: Record<string, FieldSchema>, direction: Direction): Schema {
  const own = Object.entries(fields).filter(([, { local }]) => local === undefined);
  const properties = Object.fromEntries(own.map(([name, field]) => [name, schemaOfField(field, direction)]));
  return record(properties, direction === 'sent' ? Object.keys(properties) : []);
}

/** One field on the wire. */
export function schemaOfField(field: FieldSchema, direction: Direction): Schema {
  if (field.type === 'object') {
    const schema = schemaOfFields(field.properties ?? {}, direction);
    return direction === 'sent' ? { anyOf: [schema, { enum: [null, ''] }] } : schema;
  }
  if (field.type === 'array') return schemaOfList(field, direction);
  const empties: Json[] = direction === 'sent' ? [null, '', emptyOnWire(field)] : [emptyOnWire(field)];
  const values = direction === 'sent' ? withYesAndNo(valuesOf(field)) : valuesOf(field);
  return { ...aboutField(field), ...withEmpty(values, empties) };
}

function schemaOfList(field: FieldSchema, direction: Direction): Schema {
  const { items = {} } = field;
  const own = items.properties ? schemaOfFields(items.properties, direction) : valuesOf(items);
  const schema: Schema = { ...aboutField(field), ...list(own) };
  // A list of one may come as its item.
  return direction === 'sent' ? { anyOf: [schema, own, { enum: [null, ''] }] } : schema;
}

/** What says yes and no may do so as a text, whichever of both it is kept as. */
function withYesAndNo(values: Schema): Schema {
  if (values.type === 'boolean') return { enum: [true, false, 'true', 'false'] };
  const codes = values.enum;
  return Array.isArray(codes) && codes.includes('true') ? { enum: [...codes, true, false] } : values;
}

/** What explains a field to who reads. */
function aboutField({ title, description, format, options, readOnly, account, attachment }: FieldSchema): Schema {
  const notes = [
    ...(description === undefined ? [] : [description]),
    ...(attachment ? ['Base64 of a file, or `arquivo:` and the Id of one that was sent before.'] : []),
  ];
  return {
    ...(title !== undefined && { title }),
    ...(notes.length > 0 && { description: notes.join(' ') }),
    ...(format !== undefined && { format }),
    ...((readOnly || account) && { readOnly: readOnly === true }),
    ...(options && { 'x-options': options.call }),
  };
}

/** The values that a field takes, empty ones apart. */
function valuesOf({ type = 'string', enum: values, oneOf, minimum, maximum, maxLength }: FieldSchema): Schema {
  if (values) return { enum: values };
  if (oneOf) return { oneOf: oneOf.map(({ const: value, title }) => ({ const: value, title })) };
  return {
    type,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(maxLength !== undefined && { maxLength }),
  };
}

/** The same with what stands for nothing. */
function withEmpty(values: Schema, empties: readonly Json[]): Schema {
  const others = [...new Set(empties)].filter((empty) => !takes(values, empty));
  if (others.length === 0) return values;
  if (Array.isArray(values.enum)) return { enum: [...values.enum, ...others] };
  if (Array.isArray(values.oneOf)) {
    return { oneOf: [...values.oneOf, ...others.map((empty) => ({ const: empty, title: 'nothing' }))] };
  }
  if (typeof values.type === 'string' && others.length === 1 && others[0] === null) {
    return { ...values, type: [values.type, 'null'] };
  }
  return { anyOf: [values, { enum: others }] };
}

function takes({ type, enum: values, oneOf, minimum }: Schema, value: Json): boolean {
  if (Array.isArray(values)) return values.includes(value);
  if (Array.isArray(oneOf)) return oneOf.some((one) => (one as { const?: Json }).const === value);
  if (type === 'string') return typeof value === 'string';
  if (typeof value !== 'number' || typeof minimum !== 'number') return typeof value === type;
  return value >= minimum;
}

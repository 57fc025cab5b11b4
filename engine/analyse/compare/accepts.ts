import type { FieldSchema } from '../../core/definition/types';
import type { Format, FormatWithExamples } from '../../core/formats/types';
import { isEqual, isObject, type Json } from '../../core/json';

/** The codes of a choice; `undefined` of a field that is none. */
export function codesOf(schema: FieldSchema): Json[] | undefined {
  return schema.oneOf?.map((option) => option.const) ?? schema.enum;
}

/** Whether a filled value has the form that a field asks for by itself, as its validator says it. */
export function accepts(schema: FieldSchema, value: Json, formats: Record<string, Format>): boolean {
  if (!isOfType(schema.type, value)) return false;
  if (schema.const !== undefined && !isEqual(schema.const, value)) return false;
  const codes = codesOf(schema);
  if (codes && !codes.some((code) => isEqual(code, value))) return false;
  if (schema.format !== undefined && formats[schema.format]?.validate(value) !== undefined) return false;
  if (typeof value === 'number') {
    return (
      value >= (schema.minimum ?? Number.NEGATIVE_INFINITY) && value <= (schema.maximum ?? Number.POSITIVE_INFINITY)
    );
  }
  if (typeof value === 'string') {
    const { length } = [...value];
    return length >= (schema.minLength ?? 0) && length <= (schema.maxLength ?? Number.POSITIVE_INFINITY);
  }
  if (!Array.isArray(value)) return true;
  if (value.length < (schema.minItems ?? 0) || value.length > (schema.maxItems ?? Number.POSITIVE_INFINITY))
    return false;
  return value.every((row) => !schema.items || acceptsRow(schema.items, row, formats));
}

function acceptsRow(schema: FieldSchema, row: Json, formats: Record<string, Format>): boolean {
  if (!schema.properties) return accepts(schema, row, formats);
  if (!isObject(row)) return false;
  return Object.entries(row).every(([name, value]) => {
    const field = schema.properties?.[name];
    return field === undefined || accepts(field, value, formats);
  });
}

function isOfType(type: FieldSchema['type'], value: Json): boolean {
  if (type === undefined) return true;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

/** Values to try a field with: at its limits and those of the other version, its codes, its format's examples. */
export function candidatesOf(schemas: readonly FieldSchema[], formats: Record<string, FormatWithExamples>): Json[] {
  const found = schemas.flatMap((schema): Json[] => {
    const { minimum, maximum, minLength, maxLength, minItems, maxItems, format } = schema;
    const numbers = [minimum, maximum].flatMap((limit) => (limit === undefined ? [] : [limit - 1, limit, limit + 1]));
    const lengths = [minLength, maxLength].flatMap((limit) =>
      limit === undefined ? [] : [limit - 1, limit, limit + 1],
    );
    const rows = [minItems, maxItems].flatMap((limit) => (limit === undefined ? [] : [limit - 1, limit, limit + 1]));
    return [
      ...(schema.const === undefined ? [] : [schema.const]),
      ...(codesOf(schema) ?? []),
      ...(format === undefined ? [] : (formats[format]?.examples?.valid ?? [])),
      ...numbers,
      ...lengths.filter((length) => length > 0).flatMap((length) => textsOf(length)),
      ...rows.filter((count) => count > 0).map((count) => Array.from({ length: count }, () => ({}))),
    ];
  });
  return ['Ana Souza', 'x', ...found, '1', '123456', 1, 0.5, 1000, -1, true, false];
}

const textsOf = (length: number) => ['Ana '.repeat(length).slice(0, length).replace(/ $/, 'a'), '1'.repeat(length)];

/** Values that one field takes and the other refuses. */
export function apart(takes: FieldSchema, refuses: FieldSchema, formats: Record<string, FormatWithExamples>): Json[] {
  return candidatesOf([takes, refuses], formats).filter(
    (value) => accepts(takes, value, formats) && !accepts(refuses, value, formats),
  );
}

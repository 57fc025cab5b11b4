import type { FieldSchema } from './field';

/** The shared fields by name, as written. */
export type SharedFields = Record<string, FieldSchema>;

/** The name in a `$ref` to a shared field, from a tab or from shared.json itself; `undefined` for any other text. */
export function sharedName(ref: string): string | undefined {
  return /^(?:\.\.\/shared\.json)?#\/\$defs\/([^/]+)$/.exec(ref)?.[1];
}

/**
 * A field with every `$ref` replaced by what it refers to; keys beside a `$ref` win. A reference that leads nowhere
 * or back to itself is dropped (the check of references reports it). A field without any is given back as it is.
 */
export function inlineRefs(field: FieldSchema, shared: SharedFields, trail: readonly string[] = []): FieldSchema {
  const { $ref, ...own } = field as FieldSchema & { $ref?: string };
  const name = $ref === undefined ? undefined : sharedName($ref);
  const known = name !== undefined && !trail.includes(name) ? shared[name] : undefined;
  const base = known ? inlineRefs(known, shared, [...trail, name as string]) : {};
  const properties = own.properties && inlineAll(own.properties, shared, trail);
  const items = own.items && inlineRefs(own.items, shared, trail);
  if ($ref === undefined && properties === own.properties && items === own.items) return field;
  return { ...base, ...own, ...(properties && { properties }), ...(items && { items }) };
}

function inlineAll(fields: SharedFields, shared: SharedFields, trail: readonly string[]): SharedFields {
  const entries = Object.entries(fields).map(([key, field]) => [key, inlineRefs(field, shared, trail)] as const);
  return entries.every(([key, field]) => field === fields[key]) ? fields : Object.fromEntries(entries);
}

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
  const others = new Map<string, FieldSchema>();
  for (const key of Object.keys(fields)) {
    const field = fields[key] as FieldSchema & { $ref?: string };
    // Most fields of a tab hold no others, and stand for themselves.
    if (field.$ref === undefined && field.properties === undefined && field.items === undefined) continue;
    const inlined = inlineRefs(field, shared, trail);
    if (inlined !== field) others.set(key, inlined);
  }
  if (others.size === 0) return fields;
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, others.get(key) ?? field]));
}

import type { FieldSchema } from '../core/definition/types';
import { rowNode } from '../core/plan/fields';
import { toPointer } from '../core/pointer';

/** One field of a tab or of a list's rows, with its place in the file. */
export interface FieldEntry {
  /** `Cep`, `adicional/Agencia`, `contas`, `contas[]/Agencia`. */
  node: string;
  /** As a rule of the same scope names it: `Agencia`, `adicional/Agencia`. */
  name: string;
  /** With `$ref`s resolved. */
  schema: FieldSchema;
  /** Pointer of the field in the tab's file. */
  pointer: string;
  /** Pointer of the object that holds it, whose `required` may name it as `key`. */
  holder: string;
  key: string;
  kind: 'value' | 'object' | 'list';
  /** The list whose rows hold it. */
  list?: string;
  /** The fields of a list's rows. */
  rows?: Fields;
}

/** The fields of one scope by name, those inside objects by path. */
export type Fields = Map<string, FieldEntry>;

/** The last entry of each field that holds no others: it stays the same one while other fields of its tab change. */
const plain = new WeakMap<FieldSchema, FieldEntry>();

/** The fields of a tab or row, with those of objects and of rows below them. */
export function fieldsOfSchema(
  schema: FieldSchema,
  pointer: string,
  list?: string,
  path: readonly string[] = [],
): Fields {
  const fields: Fields = new Map();
  const properties = schema.properties ?? {};
  for (const key of Object.keys(properties)) {
    const inner = properties[key] as FieldSchema;
    const known = list === undefined && path.length === 0 ? plain.get(inner) : undefined;
    if (known?.key === key && known.holder === pointer) {
      fields.set(key, known);
      continue;
    }
    const name = [...path, key].join('/');
    const at = `${pointer}/properties${toPointer([key])}`;
    const isList = inner.items?.properties !== undefined && list === undefined;
    const entry: FieldEntry = {
      node: list === undefined ? name : rowNode(list, name),
      name,
      schema: inner,
      pointer: at,
      holder: pointer,
      key,
      kind: inner.properties ? 'object' : isList ? 'list' : 'value',
      ...(list !== undefined && { list }),
      ...(isList && { rows: fieldsOfSchema(inner.items as FieldSchema, `${at}/items`, name) }),
    };
    if (entry.kind === 'value' && list === undefined && path.length === 0) plain.set(inner, entry);
    fields.set(name, entry);
    for (const [below, found] of inner.properties ? fieldsOfSchema(inner, at, list, [...path, key]) : []) {
      fields.set(below, found);
    }
  }
  return fields;
}

/** A field with those below it: of an object its leaves, of a list the list and its rows' fields. */
export function withinField(entry: FieldEntry, fields: Fields): FieldEntry[] {
  if (entry.kind === 'value') return [entry];
  if (entry.kind === 'list') return [entry, ...(entry.rows?.values() ?? [])];
  const prefix = `${entry.name}/`;
  const leaves = [...fields.values()].filter((field) => field.name.startsWith(prefix) && field.kind !== 'object');
  return leaves.flatMap((leaf) => withinField(leaf, fields));
}

/** Every field of a tab, rows' fields included. */
export function allFields(fields: Fields): FieldEntry[] {
  return [...fields.values()].flatMap((entry) => [entry, ...(entry.rows?.values() ?? [])]);
}

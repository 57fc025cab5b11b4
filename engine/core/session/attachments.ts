import type { FieldSchema } from '../definition/types';
import { isEmpty, isObject, type Json, type JsonObject } from '../json';
import type { Attachment, Host } from './host';

type Fields = Record<string, FieldSchema>;

/**
 * Whether an attachment names, by a scheme, what the server holds already: `file:6f1c`. Such a reference outlasts the
 * page, and is typed data like any other; a handle, which has no scheme, goes with the page.
 */
export function isReference(value: Json | undefined): boolean {
  return typeof value === 'string' && /^[a-z]+:/.test(value);
}

const found = new WeakMap<Fields, string[]>();

/** The names of the fields that take attachments. Asked for each row of each list after typing, and found once. */
function attachmentsAmong(fields: Fields): string[] {
  let names = found.get(fields);
  if (!names) {
    names = Object.keys(fields).filter((name) => fields[name]?.attachment);
    found.set(fields, names);
  }
  return names;
}

/** Whether some attachment of these fields has a handle. */
export function hasAttachment(fields: Fields, data: JsonObject): boolean {
  return attachmentsAmong(fields).some((name) => !isEmpty(data[name]) && !isReference(data[name]));
}

/** Whether some attachment of these fields has anything, a handle or a reference. */
const isAttached = (fields: Fields, data: JsonObject) => attachmentsAmong(fields).some((name) => !isEmpty(data[name]));

/** The handles and references that stand in the fields and in the rows of lists. */
export function handlesIn(fields: Fields, data: Record<string, Json | undefined>): Set<Json> {
  const handles = new Set<Json>();
  for (const [name, schema] of Object.entries(fields)) {
    const value = data[name];
    if (schema.attachment && value !== undefined) handles.add(value);
    for (const row of rowsIn(value))
      for (const handle of handlesIn(schema.items?.properties ?? {}, row)) handles.add(handle);
  }
  return handles;
}

/** Data without its handles and references, or without those named. What has none stays the same object. */
export function withoutHandles(fields: Fields, data: JsonObject, gone?: ReadonlySet<Json>): JsonObject {
  const result: JsonObject = {};
  for (const [name, value] of Object.entries(data)) {
    const row = fields[name]?.items?.properties ?? {};
    if (fields[name]?.attachment && (!gone || gone.has(value))) continue;
    const holds = rowsIn(value).some((one) => isAttached(row, one));
    result[name] = holds
      ? (value as JsonObject[]).map((one) => (isAttached(row, one) ? withoutHandles(row, one, gone) : one))
      : value;
  }
  return result;
}

/** Data without its handles and without the rows that have one: what may be kept when the files are gone. */
export function withoutAttachments(fields: Fields, data: JsonObject): JsonObject {
  const result: JsonObject = {};
  for (const [name, value] of Object.entries(data)) {
    const row = fields[name]?.items?.properties;
    if (fields[name]?.attachment && !isReference(value)) continue;
    result[name] =
      row && Array.isArray(value) ? value.filter((one) => !isObject(one) || !hasAttachment(row, one)) : value;
  }
  return result;
}

const rowsIn = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

/**
 * Data as it is sent: the contents in the place of their handles, and references as they are unless the host knows
 * better. `undefined` when the host no longer has a file.
 */
export async function withContents(
  fields: Fields,
  data: JsonObject,
  host: Host,
): Promise<{ data: JsonObject; attachments: Attachment[] } | undefined> {
  const result: JsonObject = { ...data };
  const attachments: Attachment[] = [];
  for (const [name, schema] of Object.entries(fields)) {
    const value = data[name];
    const row = schema.items?.properties;
    if (schema.attachment && typeof value === 'string') {
      const attachment = (await host.attachment?.(value)) ?? (isReference(value) ? { content: value } : undefined);
      if (!attachment) return undefined;
      attachments.push(attachment);
      result[name] = attachment.content;
    } else if (row && rowsIn(value).some((one) => isAttached(row, one))) {
      const rows: Json[] = [];
      for (const one of rowsIn(value)) {
        const inner = await withContents(row, one, host);
        if (!inner) return undefined;
        attachments.push(...inner.attachments);
        rows.push(inner.data);
      }
      result[name] = rows;
    }
  }
  return { data: result, attachments };
}

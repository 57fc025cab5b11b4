import type { FieldSchema } from '../definition/types';
import { isEmpty, isNone, isObject, type Json, type JsonObject, withValues } from '../json';
import { type Pointer, toPointer } from '../pointer';
import type { Attachment, Host } from './host';

type Fields = Record<string, FieldSchema>;

/**
 * Whether an attachment names, by a scheme, what the server holds already: `file:6f1c`. Such a reference outlasts the
 * page, and is typed data like any other; a handle, which has no scheme, goes with the page.
 */
export function isReference(value: Json | undefined): boolean {
  return typeof value === 'string' && /^[a-z]+:/.test(value);
}

/** Whether a server names a file so: what it gives of its content is no reference. */
const isGiven = (value: Json | undefined) => isReference(value) && !String(value).startsWith('data:');

/** Whether a file waits here to be sent. */
const isHandle = (value: Json | undefined) => !isEmpty(value) && !isReference(value);

/** Which of some fields take files, and which hold such fields: objects and rows. */
interface FileFields {
  own: readonly string[];
  inner: readonly (readonly [name: string, fields: Fields])[];
}

const found = new WeakMap<Fields, FileFields>();

/** Asked for each row of each list after typing, and found once. */
function filesAmong(fields: Fields): FileFields {
  let files = found.get(fields);
  if (!files) {
    const inner = Object.entries(fields).flatMap(([name, { properties, items }]) => {
      const held = properties ?? items?.properties;
      return held && hasFileFields(held) ? [[name, held] as const] : [];
    });
    files = { own: Object.keys(fields).filter((name) => fields[name]?.attachment), inner };
    found.set(fields, files);
  }
  return files;
}

/** Whether any of these fields, or of those in them, takes files. */
export function hasFileFields(fields: Fields): boolean {
  const { own, inner } = filesAmong(fields);
  return own.length + inner.length > 0;
}

/** Which of other rows is the same as one of these. */
type Pairing = (rows: readonly JsonObject[], index: number, others: readonly JsonObject[]) => JsonObject | undefined;

/** Rows with the same key; of lists without keys those that stand in the same place. */
export const sameKey =
  (key: string): Pairing =>
  (rows, index, others) => {
    const id = rows[index]?.[key];
    if (!isEmpty(id)) return others.find((other) => other[key] === id);
    const there = rows.length === others.length ? others[index] : undefined;
    return there && isEmpty(there[key]) ? there : undefined;
  };

/** The same, and those in the same place of a list of which one of both has no keys yet. */
export const samePlace =
  (key: string): Pairing =>
  (rows, index, others) => {
    const there = rows.length === others.length ? others[index] : undefined;
    const isUnnamed = there && (isEmpty(there[key]) || isEmpty(rows[index]?.[key]));
    return isUnnamed ? there : sameKey(key)(rows, index, others);
  };

/** Other data of the same fields, and which of their rows are the same. */
interface Beside {
  data: JsonObject;
  pair: Pairing;
}

/**
 * Data with something else in the fields that take files, also in objects and rows: `change` is told what stands there, and
 * what in the data beside. Where nothing changes it is the same object.
 */
export function withFiles(
  fields: Fields,
  data: JsonObject,
  change: (value: Json | undefined, beside: Json | undefined) => Json | undefined,
  beside?: Beside,
): JsonObject {
  const { own, inner } = filesAmong(fields);
  const changes: Record<string, Json | undefined> = {};
  const put = (name: string, value: Json | undefined) => {
    if (value !== data[name]) changes[name] = value;
  };
  for (const name of own) put(name, change(data[name], beside?.data[name]));
  for (const [name, held] of inner) {
    const [value, other] = [data[name], beside?.data[name]];
    const into = (one: JsonObject, there: Json | undefined) =>
      withFiles(held, one, change, beside && { ...beside, data: isObject(there) ? there : {} });
    if (Array.isArray(value)) {
      const [rows, others] = [rowsIn(value), rowsIn(other)];
      let at = -1;
      const next = value.map((row) => {
        if (!isObject(row)) return row;
        at += 1;
        return into(row, others.length > 0 ? beside?.pair(rows, at, others) : undefined);
      });
      if (next.some((row, index) => row !== value[index])) put(name, next);
    } else if (isObject(value) || isObject(other)) {
      const next = into(isObject(value) ? value : {}, other);
      if (!isNone(next)) put(name, next);
      else if (isObject(value) && !isNone(value)) put(name, undefined);
    }
  }
  return isNone(changes) ? data : withValues(data, changes);
}

/** Whether some attachment of these fields has a handle. */
export function hasAttachment(fields: Fields, data: JsonObject): boolean {
  return [...handlesIn(fields, data)].some(isHandle);
}

/** The handles and references that stand in the fields, in objects and in the rows of lists. */
export function handlesIn(fields: Fields, data: Record<string, Json | undefined>): Set<Json> {
  return new Set(filePlaces(fields, data).map(({ value }) => value));
}

/** A file that is held, and where. */
export interface FilePlace {
  pointer: Pointer;
  value: Json;
}

/** Where handles stand, and no references. */
export const handlePlaces = (fields: Fields, data: JsonObject): FilePlace[] =>
  filePlaces(fields, data).filter(({ value }) => isHandle(value));

function filePlaces(
  fields: Fields,
  data: Record<string, Json | undefined>,
  path: (string | number)[] = [],
): FilePlace[] {
  const { own, inner } = filesAmong(fields);
  const here = own.flatMap((name): FilePlace[] => {
    const value = data[name];
    return value === undefined || isEmpty(value) ? [] : [{ pointer: toPointer([...path, name]), value }];
  });
  const within = inner.flatMap(([name, held]) => {
    const value = data[name];
    if (isObject(value)) return filePlaces(held, value, [...path, name]);
    if (!Array.isArray(value)) return [];
    return value.flatMap((row, index) => (isObject(row) ? filePlaces(held, row, [...path, name, index]) : []));
  });
  return [...here, ...within];
}

/** Data without its handles and references. What has none stays the same object. */
export const withoutHandles = (fields: Fields, data: JsonObject): JsonObject =>
  withFiles(fields, data, () => undefined);

/** What a server gave, with the references in it: a content that it gives all the same is no handle. */
export const withoutContents = (fields: Fields, data: JsonObject): JsonObject =>
  withFiles(fields, data, (value) => (isGiven(value) ? value : undefined));

/** What may be kept when the files are gone: the handles give way to the references that are stored. */
export function withoutFiles(fields: Fields, data: JsonObject, stored: JsonObject, key: string): JsonObject {
  const change = (value: Json | undefined, held: Json | undefined) => {
    if (!isHandle(value)) return value;
    return isReference(held) ? held : undefined;
  };
  return withFiles(fields, data, change, { data: stored, pair: sameKey(key) });
}

/** A row that nothing is stored of, without its handles. */
export const withoutNewFiles = (fields: Fields, data: JsonObject): JsonObject => withoutFiles(fields, data, {}, '');

/**
 * Data as they are sent over what is stored: a file that is taken off is `null`, which the wire says; a field of which no
 * file is known, here or there, says nothing.
 */
export function withRemoved(fields: Fields, data: JsonObject, stored: JsonObject, key: string): JsonObject {
  const change = (value: Json | undefined, held: Json | undefined) => {
    if (!isEmpty(value)) return value;
    return isEmpty(held) ? undefined : null;
  };
  return withFiles(fields, data, change, { data: stored, pair: sameKey(key) });
}

/** What was sent, as it is saved: files go by the references that the answer gives them, or that were stored before. */
export function asSaved(
  fields: Fields,
  sent: JsonObject,
  { answered, known, key }: { answered: JsonObject; known: ReadonlySet<Json>; key: string },
): JsonObject {
  const change = (value: Json | undefined, given: Json | undefined) => {
    if (isGiven(given)) return given;
    return value !== undefined && known.has(value) ? value : undefined;
  };
  return withFiles(fields, sent, change, { data: answered, pair: samePlace(key) });
}

const rowsIn = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

/**
 * Data as it is sent: the contents in the place of their handles. References that are stored go as they are, others unless
 * the host knows better. `undefined` when the host no longer has a file.
 */
export async function withContents(
  fields: Fields,
  data: JsonObject,
  { host, stored }: { host: Host; stored: JsonObject },
): Promise<{ data: JsonObject; attachments: Attachment[] } | undefined> {
  const opened = new Map<Json, Attachment>();
  const known = handlesIn(fields, stored);
  for (const handle of handlesIn(fields, data)) {
    if (typeof handle !== 'string' || known.has(handle)) continue;
    const attachment = (await host.attachment?.(handle)) ?? (isReference(handle) ? { content: handle } : undefined);
    if (!attachment) return undefined;
    opened.set(handle, attachment);
  }
  const change = (value: Json | undefined) => (value === undefined ? value : (opened.get(value)?.content ?? value));
  return { data: withFiles(fields, data, change), attachments: [...opened.values()] };
}

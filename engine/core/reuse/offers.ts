import { readReference } from '../condition/read';
import type { Scope } from '../condition/scope';
import type { FieldSchema, ReuseDefinition } from '../definition/types';
import { isEmpty, isObject, type JsonObject } from '../json';
import type { Pointer } from '../pointer';
import { getAt } from '../pointer';

/** Values that were typed in another list, under the name by which they are known. */
export interface Offer {
  title: string;
  /** By the fields of the row that takes them. */
  values: JsonObject;
}

/**
 * Whose values a new row of a list may take: every name once, with what all lists know of it, the earlier list first. Who stands in
 * the list already, in its `rows`, is not offered again.
 */
export function offersOf(reuse: readonly ReuseDefinition[], rows: readonly JsonObject[], scope: Scope): Offer[] {
  const offers = new Map<string, Offer>();
  const names = new Set(reuse.flatMap((each) => titlesIn(rows, each)));
  for (const { from, titleField, fill } of reuse) {
    const theirs = readReference(from, scope);
    for (const row of Array.isArray(theirs) ? theirs.filter(isObject) : []) {
      const title = String(row[titleField] ?? '').trim();
      const name = nameOf(title);
      if (name === '' || names.has(name)) continue;
      const known = offers.get(name);
      offers.set(name, { title: known?.title ?? title, values: { ...taken(row, fill), ...known?.values } });
    }
  }
  return [...offers.values()];
}

/** Whether nothing that could be taken over stands in a row yet, but for what it began with. */
export function isOpenToOffers(
  reuse: readonly ReuseDefinition[],
  row: JsonObject,
  schemas: Record<string, FieldSchema>,
): boolean {
  return reuse.every(({ fill }) =>
    Object.keys(fill).every((field) => {
      const schema = schemas[field];
      return schema?.type !== 'string' || isEmpty(row[field]) || row[field] === schema.default;
    }),
  );
}

/** The row at a place of a form's data: the whole of it at ``, `/socios/1` in a list. */
export function rowAt(data: JsonObject, base: Pointer): JsonObject {
  const row = base === '' ? data : getAt(data, base.slice(1).split('/'));
  return isObject(row) ? row : {};
}

function taken(row: JsonObject, fill: ReuseDefinition['fill']): JsonObject {
  return Object.fromEntries(
    Object.entries(fill).flatMap(([own, theirs]) => {
      const value = row[theirs];
      return value === undefined || isEmpty(value) ? [] : [[own, value]];
    }),
  );
}

/** What the rows are called by the field that takes the name. */
function titlesIn(rows: readonly JsonObject[], { fill, titleField }: ReuseDefinition): string[] {
  const [own] = Object.entries(fill).find(([, theirs]) => theirs === titleField) ?? [];
  return own === undefined ? [] : rows.map((row) => nameOf(String(row[own] ?? ''))).filter((name) => name !== '');
}

/** The same for one name however it was typed. */
const nameOf = (title: string) => title.trim().replace(/\s+/g, ' ').toLocaleLowerCase();

import type { FieldSchema } from '../definition/types';
import type { Format } from '../formats/types';
import type { Json, JsonObject } from '../json';

/** What rules may read beside the data of their tab. Constant while a tab is open, but for `tabs` and `others`. */
export interface Context {
  settings: Record<string, Json>;
  user: JsonObject;
  mode: 'new' | 'edit' | 'renewal';
  /** Today's date where the customers live, yyyy-mm-dd. */
  today: string;
  /** The moment of the change, ISO 8601. */
  now: string;
  formats: Record<string, Format>;
  /** The data of the other tabs by id. */
  tabs?: Record<string, JsonObject>;
  /** The root data, when the scope is the form of one row. */
  root?: JsonObject;
  /** The id of the collection's form in use. */
  form?: string;
  /** The other rows of the list, when the scope is the form of one row. */
  others?: JsonObject[];
  /** The data as last loaded or saved, for `$changed`. */
  stored?: JsonObject;
  /** The record of a chosen option; `'pending'` while its list is not known yet. */
  option?: (call: string, key: string, value: Json) => JsonObject | 'pending' | undefined;
}

/** A context with parts of its own. Of the other one nothing is asked for that takes work to know. */
export const contextWith = (context: Context, own: Partial<Context>): Context =>
  Object.defineProperties({} as Context, {
    ...Object.getOwnPropertyDescriptors(context),
    ...Object.getOwnPropertyDescriptors(own),
  });

/** Where a rule is evaluated: the tab, or one row of a list of it. */
export interface Scope {
  data: JsonObject;
  context: Context;
  /** The list and the index of the row, in a row's scope. */
  list?: string;
  index?: number;
  /** The fields of the scope by name, for `$option`. */
  schemas?: Record<string, FieldSchema>;
  /** Set when something was read that is not known yet: what depends on it stays as it is. */
  pending?: boolean;
}

/** The object that the plain references of a scope start from. */
export function baseOf(scope: Scope): JsonObject {
  if (scope.list === undefined) return scope.data;
  const rows = scope.data[scope.list];
  return ((Array.isArray(rows) ? rows[scope.index ?? 0] : undefined) as JsonObject) ?? {};
}

/** The other rows of the list that the scope's row stands in. */
export function othersOf(scope: Scope): JsonObject[] {
  if (scope.list === undefined) return scope.context.others ?? [];
  const rows = scope.data[scope.list];
  return Array.isArray(rows) ? (rows.filter((_, index) => index !== scope.index) as JsonObject[]) : [];
}

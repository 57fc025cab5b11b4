import type { JsonObject } from '../json';
import type { Pointer } from '../pointer';

/** What is said at the fields that start a lookup. */
export type LookupMark = 'searching' | 'found' | 'offline';

/** The lookups of a form: under way or answered, at the fields that start them. */
export interface FormLookups {
  readonly marks: ReadonlyMap<Pointer, LookupMark>;
  /** The arguments of those under way, by lookup and row. */
  readonly running: ReadonlyMap<string, JsonObject>;
}

/** No lookup under way. */
export const noLookups: FormLookups = { marks: new Map(), running: new Map() };

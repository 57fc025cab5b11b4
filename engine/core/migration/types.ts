import type { Json } from '../json';

/**
 * One step that data take from a version of the definitions to the next. A place is `tab/field`, the field of the rows of
 * a list `tab/list/field`. Its id is unique in its wizard and never used again.
 */
export type MigrationStep = { id: string } & (
  | {
      /** The place that was renamed, or went to another tab; a list goes with its rows. */
      moved: string;
      to: string;
    }
  | {
      /** A text that became several: its pieces between `at`, what is left over in the last one. */
      split: string;
      into: string[];
      at: string;
    }
  | {
      /** Several texts that became one, joined with `with`. */
      merged: string[];
      into: string;
      with: string;
    }
  | {
      /** A field whose codes of options changed: the new one by the old one; `null` takes the answer away. */
      codes: string;
      map: Record<string, string | number | boolean | null>;
    }
  | {
      /** The value for those who have none. */
      default: string;
      value: Json;
    }
  | {
      /** No longer asked: kept where it is, under a title for people. */
      retired: string;
      title: string;
    }
);

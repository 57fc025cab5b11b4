import type { Json } from '../json';
import type { LookupMark } from './formLookups';

/** What a field shows at one moment. The same object as long as nothing of it changed. */
export interface FieldView {
  value: Json | undefined;
  /** What stands in an empty field, such as the first digits of a number. */
  text?: string;
  hidden: boolean;
  required: boolean;
  locked: boolean;
  /** The format of the moment, when another field picks it. */
  format?: string;
  /** Inline text of the visible error. */
  error?: string;
  /** It came with all others of an attempt to go on: what says those says this one. */
  isTold?: boolean;
  /** State of the lookup that the field starts. */
  lookup?: LookupMark;
}

/** Whether two views show the same. */
export function sameView(a: FieldView, b: FieldView): boolean {
  return (
    a.value === b.value &&
    a.hidden === b.hidden &&
    a.required === b.required &&
    a.locked === b.locked &&
    a.format === b.format &&
    a.error === b.error &&
    a.isTold === b.isTold &&
    a.lookup === b.lookup &&
    a.text === b.text
  );
}

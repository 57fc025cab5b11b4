import type { Json } from '../json';
import type { TabPlan } from '../plan/plan';
import type { Pointer } from '../pointer';
import { locate, type TabState, valueAt } from '../state/state';
import { formatOf } from '../validation/formatOf';
import type { FormState } from './formState';
import type { LookupMark } from './lookupState';

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

/** What is known of a form's fields whatever they hold: whether any of them picks the format of another one. */
export interface ViewInput {
  plan: TabPlan;
  picksFormats: boolean;
}

/** What a field of a form shows. */
export function viewOf(form: FormState, pointer: Pointer, { plan, picksFormats }: ViewInput): FieldView {
  const { tab, errors, unread, asked, lookups } = form;
  const error = errors.at.get(pointer);
  const lookup = lookups.marks.get(pointer);
  const text = unread[pointer];
  const format = picksFormats ? pickedFormat(tab, pointer, plan) : undefined;
  return {
    ...(format && { format }),
    value: asked.has(pointer) ? asked.get(pointer) : valueAt(tab.data, pointer),
    hidden: tab.hidden.has(pointer),
    required: tab.required.has(pointer),
    locked: tab.locked.has(pointer),
    ...(error && { error: error.inline }),
    ...(error && errors.together.has(error) && { isTold: true }),
    ...(lookup && { lookup }),
    ...(text && { text }),
  };
}

function pickedFormat(tab: TabState, pointer: Pointer, plan: TabPlan): string | undefined {
  const place = locate(plan, pointer);
  return place?.field.schema.formatBy && formatOf(plan, tab, place.field, place.index);
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

import type { FieldPlan } from '../plan/fields';
import type { TabPlan } from '../plan/plan';
import type { Pointer } from '../pointer';

/** One thing that is wrong, with its texts. The list of a tab is in the order of the screen. */
export interface FieldError {
  pointer: Pointer;
  /** `required`, an ajv keyword, `rule` or `block`; `refused` = a server said so. */
  keyword: string;
  kind: string;
  /** The reason that the format gives. */
  reason?: string;
  /** Said of a text that stands in an empty field, or of a value as it was stored: it stops nothing. */
  unread?: true;
  /** The rule that reports it. */
  rule?: string;
  /** The field's name as dialogs say it. */
  name: string;
  inline: string;
  title: string;
  text: string;
}

/** The keyword of what a server has refused. */
export const REFUSED = 'refused';

/** Whether a server said so: it stands until the field is changed or the data are checked again. */
export const isRefused = ({ keyword }: FieldError): boolean => keyword === REFUSED;

/** The place of a field's error on the screen; a list's own errors stand behind those of its rows. */
export function placeOf(plan: TabPlan, field: FieldPlan, index: number | undefined): [number, number, number] {
  if (field.list === undefined) {
    return [field.order, field.schema.type === 'array' ? Number.POSITIVE_INFINITY : 0, 0];
  }
  return [plan.byNode.get(field.list)?.order ?? 0, index ?? 0, field.order];
}

/** Compares two places. */
export function comparePlaces(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i += 1) {
    const [left = 0, right = 0] = [a[i], b[i]];
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

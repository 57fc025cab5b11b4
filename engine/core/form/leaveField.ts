import { isEmpty } from '../json';
import type { Pointer } from '../pointer';
import { locate, valueAt } from '../state/state';
import { type FieldError, isRefused } from '../validation/errors';
import { unreadError } from '../validation/unread';
import { validateField } from '../validation/validate';
import { isOfRule } from './followRules';
import type { FieldStep, FormState, StepInput } from './formState';
import { type ErrorsChange, putError } from './shownErrors';
import { widgetErrorAt } from './widgetErrors';

/** A field that the customer leaves, and the text in it that means no value. */
export interface LeftField {
  pointer: Pointer;
  unread?: string | undefined;
}

/** Shows what is wrong with a field that is left; a tab that shows its first error alone keeps to that. */
export function leaveField(form: FormState, left: LeftField, input: StepInput): FieldStep {
  const { errors, tab } = form;
  const isFirstAlone = input.plan.definition.errors === 'first';
  if (isFirstAlone && [...errors.at.keys()].some((pointer) => pointer !== left.pointer)) return { form };
  const leave = isEmpty(valueAt(tab.data, left.pointer)) ? leaveEmpty : leaveFilled;
  const told = form.widgetErrors.size > 0 ? widgetErrorAt(form, left.pointer, input) : undefined;
  const { errors: next, places } = told ? putError(input.plan, errors, left.pointer, told) : leave(form, left, input);
  return places.length > 0 ? { form: { ...form, errors: next }, news: places } : { form };
}

/** Of an empty field it is said what the text in it lacks, and nothing of what else stands there. */
function leaveEmpty({ tab, errors }: FormState, { pointer, unread }: LeftField, input: StepInput): ErrorsChange {
  const place = unread ? locate(input.plan, pointer) : undefined;
  const error = place && unread ? unreadError(input.plan, tab, place, unread, input) : undefined;
  if (!error && !errors.at.get(pointer)?.unread) return { errors, places: [] };
  return putError(input.plan, errors, pointer, error);
}

/** What a rule, the stored value or a server's refusal shows stays where nothing is found. */
function leaveFilled({ tab, errors }: FormState, { pointer }: LeftField, input: StepInput): ErrorsChange {
  const place = locate(input.plan, pointer);
  const found = place && validateField(input.plan, input.validators, tab, place, input);
  const shown = errors.at.get(pointer);
  return putError(input.plan, errors, pointer, found ?? (shown && staysOnLeaving(shown) ? shown : undefined));
}

const staysOnLeaving = (error: FieldError) => isOfRule(error) || isRefused(error) || error.unread === true;

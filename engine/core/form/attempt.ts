import type { Moment } from '../definition/types';
import { isNone, type JsonObject } from '../json';
import type { TabPlan } from '../plan/plan';
import type { Pointer } from '../pointer';
import { locate } from '../state/state';
import type { BlockError } from '../validation/blocks';
import type { FieldError } from '../validation/errors';
import { errorsOfStored, inlineOfUnread } from '../validation/unread';
import type { FormState, FormStep, StepInput } from './formState';
import { type ErrorsChange, putError, putErrors, replaceErrors, type ShownErrors, showAttempt } from './shownErrors';

/** What a validation has found, with what is said of each where the form shows it. */
export function saidOf(form: FormState, found: readonly FieldError[], input: StepInput): FieldError[] {
  return found.map((error) => sayOfText(form, error, input));
}

/** A field with a text is not said to lack one. */
function sayOfText({ tab, unread }: FormState, error: FieldError, input: StepInput): FieldError {
  const place = error.kind === 'missing' && unread[error.pointer] ? locate(input.plan, error.pointer) : undefined;
  return place ? { ...error, inline: inlineOfUnread(input.plan, tab, place, input) || error.inline } : error;
}

/** Shows what an attempt to go on, or to save, has found: all of it, or the first. */
export function showFound(
  form: FormState,
  { found, moment }: { found: readonly FieldError[]; moment: Moment },
  { definition }: TabPlan,
): FormStep {
  const shown = definition.errors === 'first' ? found.slice(0, 1) : found;
  return withErrors({ ...form, moment }, showAttempt(form.errors, { shown, found }));
}

/** Shows errors that somebody else has found. */
export function showErrors(form: FormState, found: readonly FieldError[], plan: TabPlan): FormStep {
  return withErrors(form, replaceErrors(plan, form.errors, found));
}

/** Shows what the formats say of values as they were stored, in their places, where those still stand. */
export function showStored(
  form: FormState,
  values: { told: JsonObject; stored: JsonObject },
  input: StepInput,
): FormStep {
  const found = isNone(values.told) ? [] : errorsOfStored(input.plan, form.tab, values, input);
  return found.length > 0 ? withErrors(form, putErrors(input.plan, form.errors, found)) : { form };
}

/** Takes away what blocks reported at the last attempt and no longer report. */
export function recheckBlocks(
  form: FormState,
  { plan, errorsOfBlock }: Pick<StepInput, 'plan' | 'errorsOfBlock'>,
): FormStep {
  const wrong = plan.blocks.filter(({ node }) => form.errors.at.has(node));
  let { errors } = form;
  const news: Pointer[] = [];
  for (const { node } of wrong) {
    const reports = errorsOfBlock?.(node.slice(1), form.moment) ?? [];
    const checked = recheckBlock(errors, node, reports, plan);
    errors = checked.errors;
    news.push(...checked.places);
  }
  if (errors === form.errors) return { form };
  return { form: { ...form, errors }, ...(news.length > 0 && { news }) };
}

function recheckBlock(
  errors: ShownErrors,
  pointer: Pointer,
  reports: readonly BlockError[],
  plan: TabPlan,
): ErrorsChange {
  const isReported = (error: FieldError) =>
    reports.some(({ kind, name, inline }) => kind === error.kind && name === error.name && inline === error.inline);
  const attempt = errors.attempt.filter((error) => error.pointer !== pointer || isReported(error));
  const first = attempt.find((error) => error.pointer === pointer);
  const rest = { ...errors, attempt };
  return first === errors.at.get(pointer) ? { errors: rest, places: [] } : putError(plan, rest, pointer, first);
}

const withErrors = (form: FormState, { errors, places }: ErrorsChange): FormStep => ({
  form: { ...form, errors },
  news: places,
});

import type { FormStore } from '../form/types';
import { type AnswerNames, type RefusedPlace, refusedPlaces } from '../mapping/serverMessage';
import { type Pointer, parsePointer } from '../pointer';
import { type FieldError, isRefused } from '../validation/errors';
import type { CallOutcome } from './calls';

/** A message that names its place. */
export interface NamedRefusal extends RefusedPlace {
  pointer: Pointer;
}

/** What a refusal names, each with a place of its own. */
export function placesRefused(outcome: CallOutcome, answers: AnswerNames | undefined): NamedRefusal[] {
  const places = outcome.ok ? [] : refusedPlaces(outcome.body, answers);
  return places.flatMap(({ message, pointer }) => (pointer === undefined ? [] : [{ message, pointer }]));
}

/** Takes away what was refused of some fields of a form: they were sent again. */
export function forgetRefused(form: FormStore, fields: readonly string[]): void {
  const isGone = (error: FieldError) => isRefused(error) && fields.includes(parsePointer(error.pointer)[0] ?? '');
  const shown = form.visibleErrors();
  if (shown.some(isGone)) form.showErrors(shown.filter((error) => !isGone(error)));
}

/** The first field of a form at which a refusal stands. */
export const firstRefused = (form: FormStore): Pointer | undefined => form.visibleErrors().find(isRefused)?.pointer;

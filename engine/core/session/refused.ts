import type { FormStore } from '../form/types';
import { isEqual, type Json, type JsonObject } from '../json';
import { type AnswerNames, type RefusedPlace, refusedPlaces } from '../mapping/serverMessage';
import { getAt, type Pointer, parsePointer, toPointer } from '../pointer';
import { locate } from '../state/state';
import { type FieldError, isRefused, REFUSED } from '../validation/errors';
import { nameOf } from '../validation/messages';
import type { CallOutcome } from './calls';

/** A message that names its place. */
interface NamedRefusal extends RefusedPlace {
  pointer: Pointer;
}

/** What a refusal names, each with a place of its own. */
export function placesRefused(outcome: CallOutcome, answers: AnswerNames | undefined): NamedRefusal[] {
  const places = outcome.ok ? [] : refusedPlaces(outcome.body, answers);
  return places.flatMap(({ message, pointer }) => (pointer === undefined ? [] : [{ message, pointer }]));
}

/**
 * Shows at the fields of a form what a server has refused of the data that it was sent: until the field is changed, or
 * the next attempt to save. What names no field that is seen is left to the dialog, as is one that was changed meanwhile.
 */
export function showRefused(
  form: FormStore,
  sent: JsonObject,
  { places, settings }: { places: readonly NamedRefusal[]; settings: Record<string, Json> },
): void {
  const found = places.flatMap((place) => errorAt(form, sent, place, settings) ?? []);
  if (found.length > 0) form.showErrors([...found, ...form.visibleErrors()]);
}

/** The first field of a form at which a refusal stands. */
export const firstRefused = (form: FormStore): Pointer | undefined => form.visibleErrors().find(isRefused)?.pointer;

function errorAt(
  form: FormStore,
  sent: JsonObject,
  { message, pointer }: NamedRefusal,
  settings: Record<string, Json>,
): FieldError | undefined {
  const { data, hidden } = form.getState();
  // A row or an option is no field of its own: the list is.
  for (let steps = parsePointer(pointer); steps.length > 0; steps = steps.slice(0, -1)) {
    const at = toPointer(steps);
    const place = locate(form.plan, at);
    if (!place) continue;
    if (hidden.has(at) || !isEqual(getAt(data, steps) ?? null, getAt(sent, steps) ?? null)) return undefined;
    const name = nameOf(form.plan, place.field, place.index, settings);
    return { pointer: at, keyword: REFUSED, kind: 'invalid', name, inline: message, title: '', text: message };
  }
  return undefined;
}

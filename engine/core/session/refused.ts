import type { FormStore } from '../form/types';
import { isEmpty, isEqual, type Json, type JsonObject } from '../json';
import { type AnswerNames, type RefusedPlace, refusedPlaces } from '../mapping/serverMessage';
import { getAt, type Pointer, parsePointer, toPointer } from '../pointer';
import { locate, rowsOf } from '../state/state';
import { type FieldError, isRefused, REFUSED } from '../validation/errors';
import { nameOf } from '../validation/messages';
import type { CallOutcome } from './calls';
import { placeOfSent } from './merge';

/** A message that names its place. */
interface NamedRefusal extends RefusedPlace {
  pointer: Pointer;
}

/** What a refusal names, each with a place of its own. */
export function placesRefused(outcome: CallOutcome, answers: AnswerNames | undefined): NamedRefusal[] {
  const places = outcome.ok ? [] : refusedPlaces(outcome.body, answers);
  return places.flatMap(({ message, pointer }) => (pointer === undefined ? [] : [{ message, pointer }]));
}

/** A form that was sent: what of it, and the name of the key of its rows. */
interface SentForm {
  form: FormStore;
  sent: JsonObject;
  key: string;
}

/**
 * Shows at the fields of a form what a server has refused of the data that it was sent: until the field is changed, or
 * the next attempt to save. What names no field that is seen is left to the dialog, as is one that was changed meanwhile,
 * and a row that is gone.
 */
export function showRefused(
  of: SentForm,
  { places, settings }: { places: readonly NamedRefusal[]; settings: Record<string, Json> },
): void {
  const found = places.flatMap((place) => errorAt(of, place, settings) ?? []);
  if (found.length > 0) of.form.showErrors([...found, ...of.form.visibleErrors()]);
}

/** Takes away what was refused of some fields of a form: they were sent again. */
export function forgetRefused(form: FormStore, fields: readonly string[]): void {
  const isGone = (error: FieldError) => isRefused(error) && fields.includes(parsePointer(error.pointer)[0] ?? '');
  const shown = form.visibleErrors();
  if (shown.some(isGone)) form.showErrors(shown.filter((error) => !isGone(error)));
}

/** The first field of a form at which a refusal stands. */
export const firstRefused = (form: FormStore): Pointer | undefined => form.visibleErrors().find(isRefused)?.pointer;

function errorAt(
  { form, sent, key }: SentForm,
  { message, pointer }: NamedRefusal,
  settings: Record<string, Json>,
): FieldError | undefined {
  const { data, hidden } = form.getState();
  const { before, now } = stepsNow(parsePointer(pointer), sent, data, key);
  // A row or an option is no field of its own, and one that a form edits is not on the screen: the list is.
  for (let length = now?.length ?? 0; now && length > 0; length -= 1) {
    const at = toPointer(now.slice(0, length));
    const place = locate(form.plan, at);
    if (!place || (place.field.list !== undefined && !form.plan.lists.includes(place.field.list))) continue;
    const isSame = isEqual(getAt(data, now.slice(0, length)) ?? null, getAt(sent, before.slice(0, length)) ?? null);
    if (hidden.has(at) || !isSame) return undefined;
    const name = nameOf(form.plan, place.field, place.index, settings);
    return { pointer: at, keyword: REFUSED, kind: 'invalid', name, inline: message, title: '', text: message };
  }
  return undefined;
}

/** The way to a place in what was sent, and where it is now: another one where rows moved, none where its row is gone. */
function stepsNow(
  before: readonly string[],
  sent: JsonObject,
  data: JsonObject,
  key: string,
): { before: readonly string[]; now: readonly string[] | undefined } {
  const [list = '', index = '', ...rest] = before;
  const rows = rowsOf(sent, list);
  if (rows.length === 0 || index === '') return { before, now: before };
  const row = rows[Number(index)];
  // No row that was sent: what is said is about the list.
  if (!row) return { before: [list], now: [list] };
  const all = rowsOf(data, list);
  const keyed = isEmpty(row[key]) ? -1 : all.findIndex((one) => one[key] === row[key]);
  const place = keyed === -1 ? placeOfSent(all, rows, row, key) : keyed;
  return { before, now: place === -1 ? undefined : [list, String(place), ...rest] };
}

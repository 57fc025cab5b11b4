import type { Context } from '../condition/scope';
import type { FormStore } from '../form/types';
import { isEmpty, isEqual, type Json, type JsonObject } from '../json';
import { placeInBody, type SentBody } from '../mapping/refusedFields';
import type { LoadedWizard } from '../mapping/wizard';
import { getAt, parsePointer, toPointer } from '../pointer';
import { locate, rowsOf } from '../state/state';
import { type FieldError, REFUSED } from '../validation/errors';
import { nameOf } from '../validation/messages';
import { placeOfSent } from './merge';
import type { NamedRefusal } from './refused';

/** Shows what the server has refused of a body at the fields that it names. */
export function showAtFields(
  { loaded, forms }: { loaded: LoadedWizard; forms: ReadonlyMap<string, FormStore> },
  sent: SentBody,
  places: readonly NamedRefusal[],
  context: Context,
): void {
  const named = places.flatMap(({ message, pointer }) => {
    const place = placeInBody(loaded, sent, pointer, context);
    return place ? [{ ...place, message }] : [];
  });
  const { key } = loaded.wizard;
  for (const [tab, form] of forms) {
    const own = named.filter((place) => place.tab === tab);
    showRefused({ form, sent: sent.data[tab] ?? {}, key }, { places: own, settings: context.settings });
  }
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

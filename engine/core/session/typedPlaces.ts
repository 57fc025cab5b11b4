import { readPlace } from '../draft/contents';
import type { DraftPlace } from '../draft/types';
import type { FormStore } from '../form/types';
import { isEmpty, type Json, type JsonObject } from '../json';
import { rowsOf } from '../state/state';
import { readFormName } from './formNames';

/** The forms of a session, what the server holds, by tab, and the name of the key of rows. */
export interface TypedForms {
  forms: ReadonlyMap<string, FormStore>;
  stored: ReadonlyMap<string, JsonObject>;
  key: string;
}

/** What is saved at a place now: of a field its value, of the form of a row that row. */
export function savedAt(typed: TypedForms, place: DraftPlace): Json | undefined {
  const { tab, field } = readPlace(place);
  if (field === undefined) return savedRow(typed, place);
  const store = typed.forms.get(tab);
  return store && comparable(store, typed.stored.get(tab) ?? {})[field];
}

/** The row that a form edits, as it is saved. */
export function savedRow({ stored, key }: TypedForms, name: string): JsonObject | undefined {
  const form = readFormName(name);
  if (form?.key === undefined) return undefined;
  return rowsOf(stored.get(form.tab) ?? {}, form.list).find((row) => String(row[key]) === form.key);
}

/** Whether the definitions ask for anything at a place. */
export function isAsked({ forms }: Pick<TypedForms, 'forms'>, place: DraftPlace): boolean {
  const [tab = '', field = ''] = place.split('/');
  return field.startsWith('#') ? forms.has(tab) : forms.get(tab)?.plan.schemas[field] !== undefined;
}

/** Whether a place is a choice of the screen alone. */
export function isChoice({ forms }: Pick<TypedForms, 'forms'>, place: DraftPlace): boolean {
  const { tab, field } = readPlace(place);
  return field !== undefined && forms.get(tab)?.plan.schemas[field]?.local !== undefined;
}

/** What of a tab's data is more than a choice of the screen; an empty list is no list. */
export function comparable({ plan }: Pick<FormStore, 'plan'>, data: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => plan.schemas[name]?.local === undefined && !isEmpty(value)),
  );
}

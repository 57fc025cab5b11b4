import type { PartDefinition, PartStep } from '../definition/types';
import type { FormStore } from '../form/types';
import { isEmpty, isEqual, isObject, type Json, type JsonObject, withValues } from '../json';
import { carriesField, fieldsOfStep, type WizardData } from '../mapping/parts';
import { type LoadedWizard, stepsOfPart, tabsOfPart } from '../mapping/wizard';
import { rowsOf } from '../state/state';
import { asSaved, handlesIn, hasFileFields, sameKey, samePlace, withFiles } from './attachments';
import { withKeys } from './givenKeys';
import { placeOfSent, typedOver } from './merge';

/** The forms of a session, and what the server holds, by tab. */
export interface Held {
  loaded: LoadedWizard;
  forms: ReadonlyMap<string, FormStore>;
  stored: Map<string, JsonObject>;
}

const formOf = ({ forms }: Held, tab: string) => forms.get(tab) as FormStore;

/** Takes over a part that came late, under what was typed since. */
export function takeLoaded(held: Held, loaded: WizardData): void {
  for (const [id, own] of Object.entries(loaded)) {
    const store = formOf(held, id);
    const before = held.stored.get(id) ?? {};
    const typed = store.getState().data;
    store.load({ ...before, ...own });
    held.stored.set(id, store.getState().data);
    store.load(typedOver(store.getState().data, before, typed), { locals: 'kept' });
  }
}

/** Takes over what the server made of a part that was saved, under what was typed since. */
export function takeReloaded(held: Held, part: PartDefinition, loaded: WizardData): void {
  const { wizard } = held.loaded;
  for (const id of tabsOfPart(part)) {
    const form = formOf(held, id);
    const before = held.stored.get(id) ?? {};
    const now = form.getState().data;
    const fields = carriedFields(held, part, id);
    form.forgetUnreadTexts(fields);
    form.patch(pick(loaded[id] ?? {}, fields));
    const stored = withValues(before, pick(form.getState().data, fields));
    held.stored.set(id, stored);
    const merged = typedOver(stored, before, now);
    if (!isEqual(merged, stored)) form.patch(pick(withoutTwins(merged, wizard.key), fields));
  }
}

/** The fields of a tab that loading a part brings: of a step without a load nothing is known. */
export const carriedFields = (held: Held, part: PartDefinition, tab: string): string[] =>
  fieldsIn(
    held,
    stepsOfPart(part).filter(({ load }) => load),
    tab,
  );

/** The fields of a tab that steps carry. */
export function fieldsIn({ loaded, forms }: Held, steps: readonly PartStep[], tab: string): string[] {
  const isCarried = (field: string) => steps.some((step) => carriesField(loaded, step, tab, field));
  return Object.keys(forms.get(tab)?.plan.schemas ?? {}).filter(isCarried);
}

/** What saving a part brought, by tab: `taken` has the keys that the server gave, `answered` what else it said. */
interface Saved {
  taken: WizardData;
  answered: WizardData;
}

/** Takes over that a part was saved as it was sent. */
export function takeSaved(held: Held, part: PartDefinition, sent: WizardData, { taken, answered }: Saved): void {
  const { key } = held.loaded.wizard;
  for (const id of tabsOfPart(part)) {
    const fields = stepsOfPart(part).flatMap((step) => Object.keys(fieldsOfStep(held.loaded, step)));
    const form = formOf(held, id);
    const { schemas } = form.plan;
    form.forgetUnreadTexts(fields);
    const before = held.stored.get(id) ?? {};
    const given = { answered: answered[id] ?? {}, known: handlesIn(schemas, before), key };
    const saved = asSaved(schemas, { ...sent[id], ...taken[id] }, given);
    held.stored.set(id, withValues(before, pick(saved, fields)));
    if (!hasFileFields(schemas)) continue;
    const now = form.getState().data;
    const next = pick(withSavedFiles(form, { sent: sent[id] ?? {}, saved, key }), fields);
    if (!isEqual(next, pick(now, fields))) form.patch(next);
  }
}

/** Gives the rows of the tabs, and their objects that are saved by themselves, the keys that the server gave them. */
export function takeKeys(held: Held, sent: WizardData, taken: WizardData): void {
  const { key } = held.loaded.wizard;
  for (const [id, keyed] of Object.entries(taken)) {
    const form = formOf(held, id);
    for (const [list, rows] of Object.entries(keyed)) {
      const own = form.getState().data[list];
      if (isObject(rows)) {
        form.patch({ [list]: { ...(isObject(own) && own), [key]: rows[key] as Json } });
        continue;
      }
      const before = rowsOf(sent[id] ?? {}, list);
      const now = rowsOf(form.getState().data, list);
      form.patch({ [list]: withKeys(now, before, Array.isArray(rows) ? rows : [], key) });
    }
  }
}

/** A row on its way: in which list, among which rows it was sent, as it was and as it is saved. */
export interface SavedRow {
  tab: string;
  list: string;
  sent: readonly JsonObject[];
  row: JsonObject;
  saved: JsonObject;
}

/** A row that the server has takes its key, and for its handle what the server calls the file, at once: it is never sent again. */
export function takeRow(held: Held, { tab, list, sent, row, saved }: SavedRow): void {
  const { key } = held.loaded.wizard;
  const form = formOf(held, tab);
  const now = rowsOf(form.getState().data, list);
  const place = placeOfSent(now, sent, row, key);
  const names = Object.keys({ ...row, ...saved }).filter((name) => row[name] !== saved[name]);
  const changesOf = (one: JsonObject) =>
    Object.fromEntries(names.filter((name) => isEqual(one[name], row[name])).map((name) => [name, saved[name]]));
  if (place !== -1) {
    form.patch({ [list]: now.map((one, index) => (index === place ? withValues(one, changesOf(one)) : one)) });
  }
  const before = rowsOf(held.stored.get(tab) ?? {}, list);
  const known = before.findIndex((one) => !isEmpty(saved[key]) && one[key] === saved[key]);
  const rows = known === -1 ? [...before, saved] : before.map((one, index) => (index === known ? saved : one));
  held.stored.set(tab, { ...held.stored.get(tab), [list]: rows });
}

/**
 * The data of a form in which what was sent is called as the server calls it, or is gone where that has no name for it; what
 * was picked or taken off since stays so.
 */
function withSavedFiles(form: FormStore, { sent, saved, key }: { sent: JsonObject; saved: JsonObject; key: string }) {
  const { schemas } = form.plan;
  const names = new Map<Json, Json | undefined>();
  const fresh = handlesIn(schemas, saved);
  const learn = (handle: Json | undefined, name: Json | undefined) => {
    if (handle === undefined || isEmpty(handle)) return handle;
    names.set(handle, name);
    if (name !== undefined) fresh.delete(name);
    return handle;
  };
  withFiles(schemas, sent, learn, { data: saved, pair: samePlace(key) });
  const rename = (value: Json | undefined, name: Json | undefined) => {
    if (value !== undefined && names.has(value)) return names.get(value);
    return isEmpty(value) && name !== undefined && fresh.has(name) ? name : value;
  };
  return withFiles(schemas, form.getState().data, rename, { data: saved, pair: sameKey(key) });
}

/** Some fields of an object; absent ones are there, without a value. */
export function pick(data: JsonObject, fields: readonly string[]): Record<string, Json | undefined> {
  return Object.fromEntries(fields.map((field) => [field, data[field]]));
}

/** Data whose lists have one row of each key: the last one. */
function withoutTwins(data: JsonObject, key: string): JsonObject {
  const isLast = (row: Json, index: number, rows: Json[]) =>
    !isObject(row) || isEmpty(row[key]) || !rows.slice(index + 1).some((one) => isObject(one) && one[key] === row[key]);
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, Array.isArray(value) ? value.filter(isLast) : value]),
  );
}

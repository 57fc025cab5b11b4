import type { PartDefinition, PartStep } from '../definition/types';
import type { FormStore } from '../form/types';
import { isEmpty, isEqual, isObject, type Json, type JsonObject, withValues } from '../json';
import { carriesField, fieldsOfStep, type WizardData } from '../mapping/parts';
import { type LoadedWizard, stepsOfPart, tabsOfPart } from '../mapping/wizard';
import { rowsOf } from '../state/state';
import { handlesIn, withoutHandles } from './attachments';
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

/** Takes over that a part was saved as it was sent: `taken` has the keys that the server gave. */
export function takeSaved(held: Held, part: PartDefinition, sent: WizardData, taken: WizardData): void {
  for (const id of tabsOfPart(part)) {
    const fields = stepsOfPart(part).flatMap((step) => Object.keys(fieldsOfStep(held.loaded, step)));
    const { schemas } = formOf(held, id).plan;
    formOf(held, id).forgetUnreadTexts(fields);
    const saved = withoutHandles(schemas, { ...sent[id], ...taken[id] });
    held.stored.set(id, withValues(held.stored.get(id) ?? {}, pick(saved, fields)));
    dropHandles(formOf(held, id), pick(sent[id] ?? {}, fields));
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

/** A row that the server has takes its key and loses its handle at once: it is never sent again. */
export function takeRow(held: Held, { tab, list, sent, row, saved }: SavedRow): void {
  const { key } = held.loaded.wizard;
  const form = formOf(held, tab);
  const now = rowsOf(form.getState().data, list);
  const place = placeOfSent(now, sent, row, key);
  const changes = Object.fromEntries(
    Object.keys({ ...row, ...saved })
      .filter((name) => row[name] !== saved[name])
      .map((name) => [name, saved[name]]),
  );
  if (place !== -1) {
    form.patch({ [list]: now.map((one, index) => (index === place ? withValues(one, changes) : one)) });
  }
  const before = rowsOf(held.stored.get(tab) ?? {}, list);
  const known = before.findIndex((one) => !isEmpty(saved[key]) && one[key] === saved[key]);
  const rows = known === -1 ? [...before, saved] : before.map((one, index) => (index === known ? saved : one));
  held.stored.set(tab, { ...held.stored.get(tab), [list]: rows });
}

/** What went out with its content has no use for its handle any more; one that was picked since stays. */
function dropHandles(form: FormStore, sent: Record<string, Json | undefined>): void {
  const gone = handlesIn(form.plan.schemas, sent);
  if (gone.size === 0) return;
  form.patch(pick(withoutHandles(form.plan.schemas, form.getState().data, gone), Object.keys(sent)));
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

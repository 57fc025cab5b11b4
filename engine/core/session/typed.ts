import type { FormStore } from '../form/formStore';
import type { UnreadTexts } from '../form/unreadTexts';
import { isEmpty, isEqual, isObject, type JsonObject } from '../json';
import { rowsOf } from '../state/state';
import { hasAttachment, withoutAttachments, withoutHandles } from './attachments';
import type { UnsavedStorage } from './host';
import { asTyped, typedOver } from './merge';
import { createUnsavedKeeper, type Unsaved } from './unsaved';

/** What the typing of a session is collected from. */
export interface TypedInput {
  forms: ReadonlyMap<string, FormStore>;
  /** What the server holds, by tab. */
  stored: ReadonlyMap<string, JsonObject>;
  storage: UnsavedStorage;
  storageKey: string;
  isLoading(): boolean;
}

/** What was typed in a session and is not saved: kept over a reload, and put back. */
export interface Typed {
  /** Puts back what an earlier visit kept, but for the lists that load with calls of their own. */
  restore(ownLists: (tab: string) => readonly string[]): Restored;
  /** Something was typed: it is written away after a pause. */
  schedule(): void;
  flush(): void;
  /** @param texts what stands in empty fields of the form */
  keepForm(name: string, row: JsonObject | undefined, texts?: UnreadTexts): void;
  keptForm(name: string): JsonObject | undefined;
  keptTexts(name: string): UnreadTexts;
  /** Whether a form of a list of a tab holds what was not added to it. */
  hasOpenForm(tab: string): boolean;
  /** The forms of lists that hold what was not added to them, in the order in which it was typed. */
  openForms(): OpenForm[];
  /** Forgets everything typed, for good: what the forms still hold is not kept again. */
  discard(): void;
  lost(tab: string, list: string): JsonObject[];
  /** Whether anything is typed or picked and not saved. */
  isAny(): boolean;
  /** How many rows of a tab hold files. */
  waiting(tab: string): number;
  dismissLost(tab: string, list: string, row?: JsonObject): void;
}

/** A form of a list that holds what was typed and not added. */
export interface OpenForm {
  tab: string;
  list: string;
  /** Its name among the forms of the list. */
  form: string;
  row: JsonObject;
}

/** The tabs to which an earlier visit kept something, in their order. */
export interface Restored {
  /** What was typed there is back. */
  typed: string[];
  /** Files were picked there, and have to be picked again. */
  lost: string[];
  /** Names of fields that somebody else has saved otherwise since: what was typed stands over it. */
  overtaken: string[];
}

/** Nothing typed yet. */
export function createTyped({ forms, stored, storage, storageKey, isLoading }: TypedInput): Typed {
  const kept: Record<string, JsonObject> = {};
  /** What stands in empty fields of the forms that are kept. */
  const keptTexts: Record<string, UnreadTexts> = {};
  const lost = new Map<string, JsonObject[]>();
  const keeper = createUnsavedKeeper(storage, storageKey, collect);
  let isDiscarded = false;

  function collect(): Unsaved | undefined {
    if (isDiscarded) return undefined;
    if (isLoading()) return keeper.read();
    const tabs: Record<string, JsonObject> = {};
    const bases: Record<string, JsonObject> = {};
    const texts = { ...keptTexts };
    const waiting = new Map(lost);
    for (const [id, store] of forms) {
      putTexts(texts, id, store.unreadTexts());
      const { data } = store.getState();
      const known = withoutAttachments(store.plan.schemas, data);
      const base = comparable(store, stored.get(id) ?? {});
      if (!isEqual(comparable(store, known), base)) {
        tabs[id] = known;
        bases[id] = base;
      }
      for (const [list, rows] of heldRows(store))
        waiting.set(`${id}/${list}`, [...(lost.get(`${id}/${list}`) ?? []), ...rows]);
    }
    if ([tabs, kept, texts].every(isNone) && waiting.size === 0) return undefined;
    return {
      tabs,
      bases,
      forms: { ...kept },
      ...(!isNone(texts) && { texts }),
      ...(waiting.size > 0 && { lost: Object.fromEntries(waiting) }),
    };
  }

  /** A file that was picked again is no longer lost. */
  function forgetPicked(): void {
    for (const [place, rows] of lost) {
      const [tab = '', list = ''] = place.split('/');
      const picked = heldRows(forms.get(tab) as FormStore).get(list) ?? [];
      setLost(
        place,
        rows.filter((row) => !picked.some((one) => isEqual(one, row))),
      );
    }
  }

  function setLost(place: string, rows: JsonObject[]): void {
    if (rows.length > 0) lost.set(place, rows);
    else lost.delete(place);
  }

  return {
    restore(ownLists) {
      const unsaved = keeper.read();
      if (!unsaved) return { typed: [], lost: [], overtaken: [] };
      const overtaken: string[] = [];
      for (const [id, store] of forms) {
        const data = unsaved.tabs[id];
        if (!data) continue;
        const loaded = store.getState().data;
        const base = unsaved.bases?.[id] ?? {};
        overtaken.push(...overtakenIn(store, base, data));
        const rows = Object.fromEntries(ownLists(id).map((list) => [list, loaded[list] ?? []]));
        // What was emptied stays empty; what was left alone is as the server has it now.
        const merged = typedOver(loaded, base, data, asTyped);
        store.load({ ...merged, ...rows }, { locals: 'kept' });
      }
      Object.assign(kept, unsaved.forms);
      for (const [name, texts] of Object.entries(unsaved.texts ?? {})) {
        const store = forms.get(name);
        if (store) store.putUnreadTexts(texts);
        else keptTexts[name] = texts;
      }
      for (const [place, rows] of Object.entries(unsaved.lost ?? {})) lost.set(place, rows);
      const tabsOf = (places: string[]) => {
        const held = new Set(places.map((place) => place.split('/')[0]));
        return [...forms.keys()].filter((id) => held.has(id));
      };
      return {
        typed: tabsOf([unsaved.tabs, unsaved.forms, unsaved.texts ?? {}].flatMap((kinds) => Object.keys(kinds))),
        lost: tabsOf(Object.keys(unsaved.lost ?? {})),
        overtaken,
      };
    },
    schedule() {
      forgetPicked();
      keeper.schedule();
    },
    flush: keeper.flush,
    keepForm(name, row, texts = {}) {
      if (row) kept[name] = row;
      else delete kept[name];
      putTexts(keptTexts, name, row ? texts : {});
      keeper.schedule();
    },
    keptForm: (name) => kept[name],
    keptTexts: (name) => keptTexts[name] ?? {},
    hasOpenForm: (tab) => Object.keys(kept).some((name) => name.startsWith(`${tab}/`) && !name.startsWith(`${tab}/#`)),
    isAny() {
      const unsaved = isLoading() ? undefined : collect();
      if (!unsaved) return false;
      const isTyped = ![unsaved.tabs, unsaved.forms, unsaved.texts ?? {}].every(isNone);
      return isTyped || [...forms.values()].some((store) => heldRows(store).size > 0);
    },
    openForms: () =>
      Object.entries(kept).flatMap(([name, row]) => {
        const [tab = '', list = '', form = ''] = name.split('/');
        return list.startsWith('#') ? [] : [{ tab, list, form, row }];
      }),
    discard() {
      isDiscarded = true;
      keeper.clear();
    },
    waiting: (tab) => [...heldRows(forms.get(tab) as FormStore).values()].flat().length,
    lost: (tab, list) => lost.get(`${tab}/${list}`) ?? [],
    dismissLost(tab, list, row) {
      const place = `${tab}/${list}`;
      setLost(place, row ? (lost.get(place) ?? []).filter((one) => !isEqual(one, row)) : []);
      keeper.schedule();
    },
  };
}

const isNone = (record: object) => Object.keys(record).length === 0;

function putTexts(all: Record<string, UnreadTexts>, name: string, texts: UnreadTexts): void {
  if (isNone(texts)) delete all[name];
  else all[name] = texts;
}

/** What of a tab's data is more than a choice of the screen; an empty list is no list. */
export function comparable({ plan }: FormStore, data: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => plan.schemas[name]?.local === undefined && !isEmpty(value)),
  );
}

/** Names of the fields that were typed over `base`, of which the form now holds another value than either. */
function overtakenIn(store: FormStore, base: JsonObject, typed: JsonObject): string[] {
  const { computed, data } = store.getState();
  const [mine, theirs] = [comparable(store, typed), comparable(store, data)];
  return store.plan.fields.flatMap((field) => {
    const { name, list, ui } = field;
    if (list !== undefined || computed.has(`/${name}`)) return [];
    const isOvertaken = [mine[name], theirs[name]].every((value) => !isEqual(value, base[name]));
    return isOvertaken && !isEqual(mine[name], theirs[name]) ? [ui['ui:name'] ?? field.schema.title ?? name] : [];
  });
}

/** The rows of a form's lists that hold files, without the handles. */
function heldRows({ plan, getState }: FormStore): Map<string, JsonObject[]> {
  const { data } = getState();
  return new Map(
    Object.entries(plan.rowSchemas).flatMap(([list, fields]): [string, JsonObject[]][] => {
      const rows = rowsOf(data, list).filter((row) => isObject(row) && hasAttachment(fields, row));
      return rows.length > 0 ? [[list, rows.map((row) => withoutHandles(fields, row))]] : [];
    }),
  );
}

import type { Context } from '../condition/scope';
import { createFormStore, type FormStore } from '../form/formStore';
import { isEqual, type JsonObject } from '../json';
import type { WizardData } from '../mapping/parts';
import { stepsOfPart } from '../mapping/wizard';
import { parseCall } from '../path';
import { initialSave, reduceSave, type SaveEvent } from '../save/flow';
import { createActions } from './actions';
import { tellFailure } from './calls';
import { type CollectionPlace, isFailure, loadRows } from './collections';
import { formServices } from './formServices';
import type { GateServices } from './gates';
import { loadPart, mergeData } from './loads';
import { createOptionLists } from './options';
import { createSaver } from './saver';
import type { SessionInput, WizardSession } from './types';
import { createUnsavedKeeper, type Unsaved } from './unsaved';
import { firstIncomplete, isClickable, isTabHidden, type TabView, type WizardView } from './view';

/** A session of a wizard. Nothing is loaded before `open`. */
export function createWizardSession(input: SessionInput): WizardSession {
  const { loaded, transport, host, base, clock } = input;
  const { wizard } = loaded;
  const gate: GateServices = {
    host,
    transport,
    asks: wizard.asks,
    messages: wizard.messages ?? {},
    texts: wizard.texts ?? {},
  };
  const options = createOptionLists(transport);
  const listeners = new Set<() => void>();
  const forms = new Map<string, FormStore>();
  const stored = new Map<string, JsonObject>();
  const kept: Record<string, JsonObject> = {};
  const completeness = new Map<string, { read: unknown[]; complete: boolean }>();

  const form = (tab: string): FormStore => forms.get(tab) as FormStore;
  const dataNow = (): WizardData => Object.fromEntries([...forms].map(([tab, store]) => [tab, store.getState().data]));
  const context = (tab: string): Context => ({
    ...base,
    today: clock.today(),
    now: clock.now(),
    tabs: dataNow(),
    stored: stored.get(tab) ?? {},
    option: (call, key, value) => options.record(parseCall(call).path, key, value),
  });

  for (const entry of wizard.tabs) {
    const tab = loaded.tabs[entry.id];
    if (tab)
      forms.set(entry.id, createFormStore(tab, formServices(wizard, entry.id, context, gate, base.settings), {}));
  }

  let view: WizardView = {
    phase: 'loading',
    step: 0,
    reached: 0,
    tabs: [],
    save: initialSave(wizard.parts.map((part) => part.id)),
    restored: false,
    failedLists: [],
  };
  const update = (change: Partial<WizardView>) => {
    const next = { ...view, ...change };
    view = { ...next, tabs: describeTabs(next) };
    for (const listener of listeners) listener();
  };

  let listsKnown = 0;
  /** Complete or not, worked out again only when something that rules may read has changed. */
  const isComplete = (id: string): boolean => {
    const read = [listsKnown, form(id).getState().data, ...Object.values(dataNow())];
    const known = completeness.get(id);
    if (known && read.every((value, index) => value === known.read[index])) return known.complete;
    const complete = form(id).isValid('advance');
    completeness.set(id, { read, complete });
    return complete;
  };
  const describeTabs = (next: WizardView): TabView[] =>
    wizard.tabs.map((entry, index) => {
      const hidden = isTabHidden(loaded, index, context(entry.id));
      const errors = forms.get(entry.id)?.visibleErrors().length ?? 0;
      return {
        id: entry.id,
        title: loaded.tabs[entry.id]?.definition.title ?? entry.id,
        hidden,
        complete: hidden || (next.phase !== 'loading' && stored.has(entry.id) && isComplete(entry.id)),
        errors,
        clickable: !hidden && isClickable(wizard.navigation, index, next.step, next.reached),
      };
    });
  const dispatch = (event: SaveEvent) => update({ save: reduceSave(view.save, event) });

  const keeper = createUnsavedKeeper(input.storage, input.storageKey, collectUnsaved);
  function collectUnsaved(): Unsaved | undefined {
    if (view.phase === 'loading') return keeper.read();
    const tabs = Object.fromEntries(
      Object.entries(dataNow()).filter(
        ([id, data]) => !isEqual(withoutLocals(id, data), withoutLocals(id, stored.get(id) ?? {})),
      ),
    );
    const isAny = Object.keys(tabs).length > 0 || Object.keys(kept).length > 0;
    return isAny ? { tabs, forms: { ...kept } } : undefined;
  }

  /** What of a tab's data is more than a choice of the screen. */
  function withoutLocals(id: string, data: JsonObject): JsonObject {
    const { schemas } = form(id).plan;
    return Object.fromEntries(Object.entries(data).filter(([name]) => schemas[name]?.local === undefined));
  }

  const saver = createSaver({
    loaded,
    gate,
    forms,
    stored,
    context,
    dispatch,
    afterwards: () => keeper.flush(),
  });

  const collectionsOf = (tab: string) =>
    Object.entries(loaded.tabs[tab]?.definition.collections ?? {}).filter(([, collection]) => collection.load);

  const reloadRows = async (tab: string, list: string): Promise<boolean> => {
    const place: CollectionPlace = { tab: loaded.tabs[tab] as never, list, key: wizard.key };
    const rows = await loadRows(place, gate, context(tab));
    const name = `${tab}/${list}`;
    if (isFailure(rows)) {
      update({ failedLists: [...view.failedLists.filter((other) => other !== name), name] });
      await tellFailure(host, rows, gate.messages.loadFailed, gate);
      return false;
    }
    form(tab).patch({ [list]: rows });
    stored.set(tab, { ...stored.get(tab), [list]: form(tab).getState().data[list] ?? [] });
    update({ failedLists: view.failedLists.filter((other) => other !== name) });
    return true;
  };

  async function reloadFailed(tab: string): Promise<boolean> {
    for (const [list] of collectionsOf(tab)) {
      if (view.failedLists.includes(`${tab}/${list}`) && !(await reloadRows(tab, list))) return false;
    }
    return true;
  }

  async function open(): Promise<void> {
    const active = wizard.parts.filter((part) => stepsOfPart(part).some((step) => step.load));
    const results = await Promise.all(
      active.map((part) => loadPart(loaded, part, transport, context(wizard.tabs[0]?.id ?? ''))),
    );
    let data: WizardData = {};
    for (const { part, data: own, failure } of results) {
      if (failure) saver.unloaded.add(part);
      data = mergeData(data, own);
    }
    for (const [id, store] of forms) {
      store.load(data[id] ?? {});
      stored.set(id, store.getState().data);
    }
    await Promise.all([...forms.keys()].flatMap((id) => collectionsOf(id).map(([list]) => reloadRows(id, list))));
    const restored = restore();
    for (const store of forms.values()) {
      store.refresh();
      store.listeners.subscribeAll(onFieldChange);
    }
    options.subscribe(() => {
      listsKnown += 1;
      for (const store of forms.values()) store.refresh();
    });
    view = { ...view, phase: 'ready' };
    const step = firstIncomplete(describeTabs(view));
    update({ step, reached: step, restored });
    const failed = results.find((result) => result.failure);
    if (failed?.failure) await tellFailure(host, failed.failure, gate.messages.loadFailed, gate);
  }

  function restore(): boolean {
    const unsaved = keeper.read();
    if (!unsaved) return false;
    for (const [id, data] of Object.entries(unsaved.tabs)) {
      const rows = Object.fromEntries(collectionsOf(id).map(([list]) => [list, form(id).getState().data[list] ?? []]));
      // All that the tab held, so that what was emptied stays empty.
      forms.get(id)?.load({ ...data, ...rows }, { locals: 'kept' });
    }
    Object.assign(kept, unsaved.forms);
    return true;
  }

  let counted = 0;
  function onFieldChange() {
    keeper.schedule();
    const errors = [...forms.values()].reduce((sum, store) => sum + store.visibleErrors().length, 0);
    if (errors !== counted) update({});
    counted = errors;
  }

  const session: WizardSession = {
    ...gate,
    loaded,
    options,
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    form,
    context,
    open,
    reloadRows,
    go(step) {
      if (view.phase !== 'ready' || !view.tabs[step]?.clickable) return;
      form(wizard.tabs[step]?.id ?? '').refresh();
      update({ step });
    },
    ...createActions({ loaded, gate, clock, form, context, stored, saver, reloadFailed, view: () => view, update }),
    removeRow(tab, list, index) {
      const rows = (form(tab).getState().data[list] ?? []) as JsonObject[];
      const key = rows[index]?.[wizard.key];
      const before = (stored.get(tab)?.[list] ?? []) as JsonObject[];
      if (key !== undefined) {
        stored.set(tab, { ...stored.get(tab), [list]: before.filter((row) => row[wizard.key] !== key) });
      }
      form(tab).removeRow(list, index);
    },
    keepForm(name, row) {
      if (row) kept[name] = row;
      else delete kept[name];
      keeper.schedule();
    },
    keptForm: (name) => kept[name],
    flush: () => keeper.flush(),
  };

  return session;
}

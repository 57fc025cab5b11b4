import type { Context } from '../condition/scope';
import type { Moment } from '../definition/types';
import { createFormStore, type FormStore } from '../form/formStore';
import { isEqual, type Json, type JsonObject } from '../json';
import type { WizardData } from '../mapping/parts';
import { type LoadedWizard, stepsOfPart, tabsOfPart } from '../mapping/wizard';
import type { Pointer } from '../pointer';
import { initialSave, reduceSave, type SaveEvent } from '../save/flow';
import { evaluateOperand } from '../state/operand';
import { scopeOf } from '../state/state';
import { makeCall, tellFailure, tellMessage } from './calls';
import { type CollectionPlace, isFailure, loadRows } from './collections';
import { formServices } from './formServices';
import { type GateServices, passGates } from './gates';
import type { Host, Transport, UnsavedStorage } from './host';
import { loadPart, mergeData } from './loads';
import { createOptionLists, type OptionLists } from './options';
import { createSaver } from './saver';
import { createUnsavedKeeper, type Unsaved } from './unsaved';
import { firstIncomplete, isClickable, isTabHidden, nextTab, type TabView, type WizardView } from './view';

/** What a wizard session is made of. */
export interface SessionInput {
  loaded: LoadedWizard;
  transport: Transport;
  host: Host;
  /** What stays the same while the wizard is open. */
  base: Pick<Context, 'settings' | 'user' | 'mode' | 'formats'>;
  /** The clock: today's date where the customers live, and the moment. */
  clock: { today(): string; now(): string };
  storage: UnsavedStorage;
  /** Keys the unsaved data: the user, wizard and definition version. */
  storageKey: string;
}

/** What became of an action of the customer. */
export interface ActionResult {
  done: boolean;
  /** The field to put the focus on. */
  focus?: Pointer;
  /** The completion call succeeded. */
  concluded?: boolean;
}

/** One wizard being filled in: its forms, its place, its saves. */
export interface WizardSession extends GateServices {
  loaded: LoadedWizard;
  options: OptionLists;
  view(): WizardView;
  subscribe(listener: () => void): () => void;
  form(tab: string): FormStore;
  context(tab: string): Context;
  /** Loads everything and opens the first incomplete tab. */
  open(): Promise<void>;
  go(step: number): void;
  advance(): Promise<ActionResult>;
  saveLater(): Promise<ActionResult>;
  /** Loads the rows of a collection with calls of its own again; false when that fails. */
  reloadRows(tab: string, list: string): Promise<boolean>;
  /** Takes a row edited in place off its list, also off what counts as stored. */
  removeRow(tab: string, list: string, index: number): void;
  /** Remembers the content of an open form of a collection with the unsaved data. */
  keepForm(name: string, row: JsonObject | undefined): void;
  keptForm(name: string): JsonObject | undefined;
  /** Writes unsaved data at once, as the page is left. */
  flush(): void;
}

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
  const completeness = new Map<string, { data: JsonObject; complete: boolean }>();

  const form = (tab: string): FormStore => forms.get(tab) as FormStore;
  const dataNow = (): WizardData => Object.fromEntries([...forms].map(([tab, store]) => [tab, store.getState().data]));
  const context = (tab: string): Context => ({
    ...base,
    today: clock.today(),
    now: clock.now(),
    tabs: dataNow(),
    stored: stored.get(tab) ?? {},
    option: options.record,
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
  };
  const update = (change: Partial<WizardView>) => {
    const next = { ...view, ...change };
    view = { ...next, tabs: describeTabs(next) };
    for (const listener of listeners) listener();
  };

  const isComplete = (id: string): boolean => {
    const store = form(id);
    const { data } = store.getState();
    const known = completeness.get(id);
    if (known?.data === data) return known.complete;
    const complete = store.check('advance').length === 0;
    completeness.set(id, { data, complete });
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
    const tabs = Object.fromEntries(Object.entries(dataNow()).filter(([id, data]) => !isEqual(data, stored.get(id))));
    const isAny = Object.keys(tabs).length > 0 || Object.keys(kept).length > 0;
    return isAny ? { tabs, forms: { ...kept } } : undefined;
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
    if (isFailure(rows)) {
      await tellFailure(host, rows, gate.messages.loadFailed, gate);
      return false;
    }
    form(tab).patch({ [list]: rows });
    stored.set(tab, { ...stored.get(tab), [list]: form(tab).getState().data[list] ?? [] });
    update({});
    return true;
  };

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
      forms.get(id)?.patch({ ...data, ...rows });
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

  /** Errors of the open tab at a moment, told as the definition says. */
  async function stopOnErrors(store: FormStore, moment: Moment): Promise<ActionResult | undefined> {
    const [first] = store.validate(moment);
    update({});
    if (!first) return undefined;
    if (store.plan.definition.dialog !== false) {
      await host.ask({ kind: 'error', title: first.title, text: first.text, yes: gate.texts.closeMessage ?? '' });
    }
    return { done: false, focus: first.pointer };
  }

  /** Scopes in which the gates of a tab are tried: the tab and each row of its lists. */
  async function gatesPass(store: FormStore, id: string, actions: ('advance' | 'save')[]): Promise<boolean> {
    const { plan } = store;
    const { data } = store.getState();
    const here = context(id);
    if (!(await passGates(plan.definition.rules ?? [], actions, [scopeOf(plan, data, here)], gate))) return false;
    for (const list of plan.lists) {
      const rows = Array.isArray(data[list]) ? (data[list] as JsonObject[]) : [];
      const before = (stored.get(id)?.[list] ?? []) as JsonObject[];
      const scopes = rows.map((row, index) => {
        const old = before.find(
          (candidate) => candidate[wizard.key] !== undefined && candidate[wizard.key] === row[wizard.key],
        );
        return scopeOf(plan, data, { ...here, stored: old ?? {} }, list, index);
      });
      if (!(await passGates(plan.definition.collections?.[list]?.rules ?? [], actions, scopes, gate))) return false;
    }
    return true;
  }

  async function whileSaving(action: () => Promise<ActionResult>): Promise<ActionResult> {
    if (view.phase !== 'ready') return { done: false };
    update({ phase: 'saving' });
    try {
      return await action();
    } finally {
      update({ phase: 'ready' });
    }
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
    advance: () =>
      whileSaving(async () => {
        const id = wizard.tabs[view.step]?.id ?? '';
        const store = form(id);
        const stopped = await stopOnErrors(store, 'advance');
        if (stopped) return stopped;
        if (!(await gatesPass(store, id, ['advance', 'save']))) return { done: false };
        if (!(await saver.save(id, () => true))) return { done: false };
        update({ savedAt: clock.now(), restored: false });
        const next = nextTab(view.tabs, view.step);
        if (next === undefined) return conclude(id);
        form(wizard.tabs[next]?.id ?? '').refresh();
        update({ step: next, reached: Math.max(view.reached, next) });
        return { done: true };
      }),
    saveLater: () =>
      whileSaving(async () => {
        const id = wizard.tabs[view.step]?.id ?? '';
        const store = form(id);
        const stopped = await stopOnErrors(store, 'save');
        if (stopped) return stopped;
        if (!(await gatesPass(store, id, ['save']))) return { done: false };
        if (!(await saver.save(id, (part) => tabsOfPart(part).includes(id)))) return { done: false };
        update({ savedAt: clock.now(), restored: false });
        await tellMessage(host, 'saved', gate);
        return { done: true };
      }),
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

  async function conclude(id: string): Promise<ActionResult> {
    const here = context(id);
    const body = Object.fromEntries(
      Object.entries(wizard.complete.body ?? {}).map(([name, operand]): [string, Json] => [
        name,
        evaluateOperand(operand, { data: {}, context: here }) ?? null,
      ]),
    );
    const outcome = await makeCall(transport, wizard.complete.call, { body });
    if (outcome.ok) return { done: true, concluded: true };
    await tellFailure(host, outcome, wizard.complete.failure, gate);
    return { done: false };
  }

  return session;
}

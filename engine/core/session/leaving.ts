import type { Moment, PartDefinition } from '../definition/types';
import type { FormStore } from '../form/types';
import { isEqual } from '../json';
import type { Pointer } from '../pointer';
import { rowsOf, scopeOf } from '../state/state';
import type { ActionInput } from './actionInput';
import { passGates } from './gates';
import { firstRefused } from './refused';
import { comparable } from './typedPlaces';
import type { ActionResult } from './types';
import { nextTab, type TabView } from './view';

/** What is done with a tab before it is left or saved. */
export interface Leaving {
  /** The id of the tab on the screen; of the look over everything, none. */
  openTab(): string;
  /** The steps, without the look over everything. */
  tabs(): readonly TabView[];
  /** Shows that something is on its way to the server. */
  whileSaving<T>(work: () => Promise<T>): Promise<T>;
  /** A field of the tab has two values: the customer chooses first. */
  stopOnClash(tab: string): ActionResult | undefined;
  /** Checks a tab at a moment, asks what its rules ask then, and saves parts; what stopped it, if anything did. */
  checkAndSave(
    tab: string,
    moment: 'save' | 'advance',
    isMeant: (part: PartDefinition) => boolean,
  ): Promise<ActionResult | undefined>;
  /** Nothing of a tab is missing, wrong or unsaved. */
  isSettled(tab: string, step: number): boolean;
  /** Validates, asks and saves a tab that the customer wants to leave; what stopped it, if anything did. */
  leave(tab: string): Promise<ActionResult | undefined>;
  /** Goes over every tab that is not done with, from one on; the one that stops is open then. */
  leaveAll(from: number, isDone: (tab: string, step: number) => boolean): Promise<ActionResult | undefined>;
}

const stoppedAt = (focus: Pointer | undefined): ActionResult => ({
  done: false,
  ...(focus !== undefined && { focus }),
});

/** Checks, asks and saves the tabs of a session. */
export function createLeaving(input: ActionInput): Leaving {
  const { loaded, gate, form, context, stored, saver, reloadFailed, view, update } = input;
  const { wizard } = loaded;
  const openTab = () => wizard.tabs[view().step]?.id ?? '';
  const tabs = (): readonly TabView[] => view().tabs.slice(0, wizard.tabs.length);

  async function whileSaving<T>(work: () => Promise<T>): Promise<T> {
    update({ phase: 'saving' });
    try {
      return await work();
    } finally {
      update({ phase: 'ready' });
    }
  }

  /** Errors of a tab at a moment, told as its definition says. */
  async function stopOnErrors(store: FormStore, moment: Moment): Promise<ActionResult | undefined> {
    const [first] = store.validate(moment);
    update({});
    if (!first) return undefined;
    if (store.plan.definition.dialog !== false) {
      await gate.host.ask({ kind: 'error', title: first.title, text: first.text, yes: gate.texts.closeMessage ?? '' });
    }
    return { done: false, focus: first.pointer };
  }

  const stopOnClash = (tab: string): ActionResult | undefined => {
    const clash = view().clashes.find((one) => one.tab === tab);
    return clash && { done: false, clash: clash.id };
  };

  /** The gates of a tab and of each row of its lists; a row's `$changed` looks at the stored row of the same key. */
  async function gatesPass(store: FormStore, tab: string, actions: ('advance' | 'save')[]): Promise<boolean> {
    const { plan } = store;
    const { data } = store.getState();
    const here = context(tab);
    if (!(await passGates(plan.definition.rules ?? [], actions, [scopeOf(plan, data, here)], gate))) return false;
    for (const list of plan.lists) {
      const before = rowsOf(stored.get(tab) ?? {}, list);
      const scopes = rowsOf(data, list).map((row, index) => {
        const old = before.find((known) => known[wizard.key] !== undefined && known[wizard.key] === row[wizard.key]);
        return scopeOf(plan, data, { ...here, stored: old ?? {} }, list, index);
      });
      if (!(await passGates(plan.definition.collections?.[list]?.rules ?? [], actions, scopes, gate))) return false;
    }
    return true;
  }

  async function checkAndSave(
    tab: string,
    moment: 'save' | 'advance',
    isMeant: (part: PartDefinition) => boolean,
  ): Promise<ActionResult | undefined> {
    const store = form(tab);
    const stopped = stopOnClash(tab) ?? (await stopOnErrors(store, moment));
    if (stopped) return stopped;
    if (!(await gatesPass(store, tab, moment === 'save' ? ['save'] : ['advance', 'save']))) return { done: false };
    if (!(await whileSaving(() => saver.save(tab, isMeant)))) return stopOnClash(tab) ?? stoppedAt(firstRefused(store));
    update({ restored: false });
    return undefined;
  }

  const isSettled = (tab: string, step: number): boolean => {
    const store = form(tab);
    const isSaved = isEqual(comparable(store, store.getState().data), comparable(store, stored.get(tab) ?? {}));
    return isSaved && view().tabs[step]?.complete === true;
  };

  async function leave(tab: string): Promise<ActionResult | undefined> {
    if (input.tab !== undefined || !(await reloadFailed(tab))) return { done: false };
    return checkAndSave(tab, 'advance', () => true);
  }

  async function leaveAll(
    from: number,
    isDone: (tab: string, step: number) => boolean,
  ): Promise<ActionResult | undefined> {
    for (let step: number | undefined = from; step !== undefined; step = nextTab(tabs(), step)) {
      const tab = wizard.tabs[step]?.id ?? '';
      if (tabs()[step]?.hidden || isDone(tab, step)) continue;
      if (step !== view().step) form(tab).refresh();
      const open = () => step !== view().step && update({ step, reached: Math.max(view().reached, step ?? 0) });
      // Of a tab that is complete and saved only its questions are left.
      if (!isSettled(tab, step)) open();
      const stopped = await leave(tab);
      if (stopped) {
        open();
        return stopped;
      }
    }
    return undefined;
  }

  return { openTab, tabs, whileSaving, stopOnClash, checkAndSave, isSettled, leave, leaveAll };
}

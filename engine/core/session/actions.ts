import type { Context } from '../condition/scope';
import type { Moment } from '../definition/types';
import type { FormStore } from '../form/types';
import { isEqual, type JsonObject } from '../json';
import { bodyOfCompletion } from '../mapping/completion';
import { type LoadedWizard, tabsOfPart } from '../mapping/wizard';
import { failedPart } from '../save/flow';
import { rowsOf, scopeOf } from '../state/state';
import { type CallOutcome, makeCall, tellFailure, tellMessage, tellNotSaved } from './calls';
import { type GateServices, passGates } from './gates';
import type { Queue } from './queue';
import type { Saver } from './saver';
import { comparable } from './typedPlaces';
import type { ActionResult, WizardSession } from './types';
import { lastTab, nextTab, type TabView, type WizardView } from './view';

/** What the actions of a session work on. */
export interface ActionInput {
  loaded: LoadedWizard;
  /** Everything is looked over at a step of its own before it is sent. */
  hasReview: boolean;
  gate: GateServices;
  form(tab: string): FormStore;
  context(tab: string): Context;
  /** What the server holds, by tab. */
  stored: ReadonlyMap<string, JsonObject>;
  saver: Saver;
  queue: Queue;
  /** Loads lists and blocks of a tab again whose load failed; false when one still fails. */
  reloadFailed(tab: string): Promise<boolean>;
  /** One tab is open alone. */
  isAlone: boolean;
  /** It was sent: nothing of what was typed is on its way any more. */
  onConcluded(): void;
  view(): WizardView;
  update(change: Partial<WizardView>): void;
}

/** What is not even tried. */
const OFFLINE: CallOutcome = { ok: false, status: 0, body: undefined };

/** What a session does for its customer. */
export interface Actions
  extends Pick<WizardSession, 'advance' | 'review' | 'conclude' | 'save' | 'sendQueued' | 'mayLookOver'> {
  /** The look over everything is open again, without the last tab having been left. */
  lookAgain(): void;
}

/** Going on, saving, sending, and going back to the look over everything. While one runs, another does nothing. */
export function createActions(input: ActionInput): Actions {
  const { loaded, hasReview, gate, form, context, stored, saver, queue, reloadFailed, isAlone, view, update } = input;
  const { wizard } = loaded;
  const openTab = () => wizard.tabs[view().step]?.id ?? '';
  const tabs = (): readonly TabView[] => view().tabs.slice(0, wizard.tabs.length);
  /** Index of the look over everything. */
  const last = wizard.tabs.length;

  let isBusy = false;
  /** One action at a time; questions and refusals are part of it. */
  async function alone(action: (tab: string) => Promise<ActionResult>): Promise<ActionResult> {
    if (isBusy || view().phase !== 'ready') return { done: false };
    isBusy = true;
    try {
      return await action(openTab());
    } finally {
      isBusy = false;
    }
  }

  /** Shows that something is on its way to the server. */
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

  /** A field of the tab has two values: the customer chooses first. */
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

  /** What keeps a wizard from being sent of which every tab is valid and saved. */
  async function stopBeforeSending(): Promise<ActionResult | undefined> {
    const [clash] = view().clashes;
    if (clash) {
      update({ step: wizard.tabs.findIndex(({ id }) => id === clash.tab) });
      return { done: false, clash: clash.id };
    }
    if (queue.parts().length > 0 || (await queue.isOffline())) {
      await tellFailure(gate.host, OFFLINE, gate.messages.offline ?? gate.messages.noAnswer, gate);
      return { done: false };
    }
    return undefined;
  }

  /** The last tab was left on the way to the look over everything. */
  let isLeft = false;

  /** Everything is valid and saved: the customer looks it over, or it is sent at once. */
  async function goOn(tab: string): Promise<ActionResult> {
    if (!hasReview) return send(tab);
    const stopped = await stopBeforeSending();
    if (stopped) return stopped;
    isLeft = true;
    update({ step: last, reached: last });
    return { done: true };
  }

  async function send(tab: string): Promise<ActionResult> {
    const stopped = await stopBeforeSending();
    if (stopped) return stopped;
    const body = bodyOfCompletion(wizard, context(tab));
    const outcome = await whileSaving(() => makeCall(gate.transport, wizard.complete.call, { body }));
    if (outcome.ok) {
      input.onConcluded();
      return { done: true, concluded: true };
    }
    await tellNotSaved(gate.host, outcome, wizard.complete.failure, gate);
    return { done: false };
  }

  /** Nothing of a tab is missing, wrong or unsaved. */
  const isSettled = (tab: string, step: number): boolean => {
    const store = form(tab);
    const isSaved = isEqual(comparable(store, store.getState().data), comparable(store, stored.get(tab) ?? {}));
    return isSaved && view().tabs[step]?.complete === true;
  };

  /** The last tab is open and nothing is missing anywhere, which the definition has words for. */
  const isWhole = (): boolean =>
    gate.messages.savedComplete !== undefined &&
    nextTab(tabs(), view().step) === undefined &&
    tabs().every(({ complete }) => complete);

  /** Validates, asks and saves a tab that the customer wants to leave; what stopped it, if anything did. */
  async function leave(tab: string): Promise<ActionResult | undefined> {
    const store = form(tab);
    if (isAlone || !(await reloadFailed(tab))) return { done: false };
    const stopped = stopOnClash(tab) ?? (await stopOnErrors(store, 'advance'));
    if (stopped) return stopped;
    if (!(await gatesPass(store, tab, ['advance', 'save']))) return { done: false };
    if (!(await whileSaving(() => saver.save(tab, () => true)))) return stopOnClash(tab) ?? { done: false };
    update({ restored: false });
    return undefined;
  }

  /** Goes over every tab that is not done with, from one on; the one that stops is open then. */
  async function leaveAll(from: number, isDone: (tab: string, step: number) => boolean) {
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

  const isPartOf = (id: string, tab: string) =>
    wizard.parts.some((part) => part.id === id && tabsOfPart(part).includes(tab));

  /**
   * What waits goes out as it stands now. What cannot be read any more waits for the customer, as typed; so does a tab
   * that is open alone and has errors since.
   */
  async function sendQueued(): Promise<ActionResult> {
    const waiting = queue.parts();
    if (waiting.length === 0 || (await queue.isOffline())) return { done: false };
    if (isAlone && !form(openTab()).isValid('advance')) return { done: false };
    const upTo = isAlone ? openTab() : (wizard.tabs.at(-1)?.id ?? '');
    const isSent = await whileSaving(() => saver.save(upTo, (part) => waiting.includes(part.id)));
    if (isSent && !(await queue.isOffline())) queue.remove(...waiting);
    if (isSent && isAlone && queue.parts().length === 0) {
      update({ restored: false });
      await tellMessage(gate.host, 'saved', gate);
    }
    const failed = isSent ? undefined : failedPart(view().save);
    const step = wizard.tabs.findIndex(({ id }) => failed !== undefined && isPartOf(failed, id));
    if (step === -1) return { done: isSent };
    if (!isPartOf(failed as string, openTab())) update({ step });
    const clash = stopOnClash(openTab());
    if (clash) return clash;
    const [first] = form(openTab()).validate('advance');
    update({});
    return { done: false, ...(first && { focus: first.pointer }) };
  }

  return {
    advance: () =>
      alone(async (tab) => {
        if (view().step === last) return { done: false };
        const stopped = await leave(tab);
        if (stopped) return stopped;
        const next = nextTab(tabs(), view().step);
        if (next === undefined) return goOn(tab);
        form(wizard.tabs[next]?.id ?? '').refresh();
        update({ step: next, reached: Math.max(view().reached, next) });
        return { done: true };
      }),
    review: () =>
      alone(async (open) => {
        if (view().step === last) return { done: false };
        const stopped = await leaveAll(view().step, (tab, step) => tab !== open && isSettled(tab, step));
        return stopped ?? goOn(open);
      }),
    conclude: () =>
      alone(async () => {
        if (view().step !== last) return { done: false };
        const end = lastTab(tabs());
        const stopped = await leaveAll(0, (tab, step) => isSettled(tab, step) && (isLeft || step !== end));
        return stopped ?? send(wizard.tabs[end]?.id ?? '');
      }),
    mayLookOver: () =>
      hasReview &&
      view().reached === last &&
      wizard.navigation === 'reached' &&
      view().clashes.length === 0 &&
      tabs().every(({ id, hidden }, step) => hidden || isSettled(id, step)),
    lookAgain() {
      isLeft = false;
    },
    save: () =>
      alone(async (tab) => {
        if (view().step === last) return { done: false };
        const store = form(tab);
        const isDraft = context(tab).mode === 'new' && !isAlone;
        if (!isDraft && !(await reloadFailed(tab))) return { done: false };
        const stopped = stopOnClash(tab) ?? (await stopOnErrors(store, isDraft ? 'save' : 'advance'));
        if (stopped) return stopped;
        if (!(await gatesPass(store, tab, isDraft ? ['save'] : ['advance', 'save']))) return { done: false };
        if (!(await whileSaving(() => saver.save(tab, (part) => tabsOfPart(part).includes(tab)))))
          return stopOnClash(tab) ?? { done: false };
        update({ restored: false });
        if (queue.parts().some((part) => isPartOf(part, tab))) return { done: true };
        await tellMessage(gate.host, isDraft && isWhole() ? 'savedComplete' : 'saved', gate);
        return { done: true };
      }),
    sendQueued: () => alone(sendQueued),
  };
}

import type { PartDefinition } from '../definition/types';
import { tabsOfPart } from '../mapping/wizard';
import type { ActionInput } from './actionInput';
import { tellMessage } from './calls';
import { createLeaving } from './leaving';
import { createSending } from './sending';
import type { ActionResult, WizardSession } from './types';
import { lastTab, nextTab } from './view';

/** What a session does for its customer. */
export type Actions = Pick<
  WizardSession,
  'go' | 'advance' | 'review' | 'conclude' | 'save' | 'sendQueued' | 'mayLookOver'
>;

/** Going on, saving, sending, and going back to the look over everything. While one runs, another does nothing. */
export function createActions(input: ActionInput): Actions {
  const { loaded, gate, form, context, queue, reloadFailed, view, update } = input;
  const { wizard } = loaded;
  const hasReview = input.review !== undefined;
  const isAlone = input.tab !== undefined;
  /** Index of the look over everything. */
  const last = wizard.tabs.length;
  const leaving = createLeaving(input);
  const { openTab, tabs, checkAndSave, isSettled, leave, leaveAll } = leaving;
  const { stopBeforeSending, send, sendQueued, isPartOf } = createSending(input, leaving);

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

  /** The last tab is open and nothing is missing anywhere, which the definition has words for. */
  const isWhole = (): boolean =>
    gate.messages.savedComplete !== undefined &&
    nextTab(tabs(), view().step) === undefined &&
    tabs().every(({ complete }) => complete);

  const mayLookOver = () =>
    hasReview &&
    view().reached === last &&
    wizard.navigation === 'reached' &&
    view().clashes.length === 0 &&
    tabs().every(({ id, hidden }, step) => hidden || isSettled(id, step));

  return {
    go(step) {
      if (view().phase !== 'ready' || !view().tabs[step]?.clickable) return;
      const { id } = wizard.tabs[step] ?? {};
      if (id !== undefined) form(id).refresh();
      else if (mayLookOver()) isLeft = false;
      else return;
      update({ step });
    },
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
    mayLookOver,
    save: () =>
      alone(async (tab) => {
        if (view().step === last) return { done: false };
        const isDraft = context(tab).mode === 'new' && !isAlone;
        if (!isDraft && !(await reloadFailed(tab))) return { done: false };
        const isOwn = (part: PartDefinition) => tabsOfPart(part).includes(tab);
        const stopped = await checkAndSave(tab, isDraft ? 'save' : 'advance', isOwn);
        if (stopped) return stopped;
        if (queue.parts().some((part) => isPartOf(part, tab))) return { done: true };
        await tellMessage(gate.host, isDraft && isWhole() ? 'savedComplete' : 'saved', gate);
        return { done: true };
      }),
    sendQueued: () => alone(sendQueued),
  };
}

import { bodyOfCompletion } from '../mapping/completion';
import { tabsOfPart } from '../mapping/wizard';
import { failedPart } from '../save/flow';
import type { ActionInput } from './actionInput';
import { makeCall, NO_ANSWER, readingOf, tellFailure, tellMessage, tellNotSaved } from './calls';
import type { Leaving } from './leaving';
import { firstRefused } from './refused';
import type { ActionResult } from './types';

/** How what is valid and saved leaves the device. */
export interface Sending {
  /** What keeps a wizard from being sent of which every tab is valid and saved. */
  stopBeforeSending(): Promise<ActionResult | undefined>;
  /** Sends the whole of it. */
  send(tab: string): Promise<ActionResult>;
  /**
   * What waits goes out as it stands now. What cannot be read any more waits for the customer, as typed; so does a tab
   * that is open alone and has errors since.
   */
  sendQueued(): Promise<ActionResult>;
  /** Whether a part, by its id, saves anything of a tab. */
  isPartOf(id: string, tab: string): boolean;
}

/** Sends a wizard, or what of it waits for a connection. */
export function createSending(
  input: ActionInput,
  leaving: Pick<Leaving, 'openTab' | 'whileSaving' | 'stopOnClash'>,
): Sending {
  const { loaded, gate, form, context, saver, queue, view, update } = input;
  const { wizard } = loaded;
  const { openTab, whileSaving, stopOnClash } = leaving;
  const isAlone = input.tab !== undefined;

  async function stopBeforeSending(): Promise<ActionResult | undefined> {
    const [clash] = view().clashes;
    if (clash) {
      update({ step: wizard.tabs.findIndex(({ id }) => id === clash.tab) });
      return { done: false, clash: clash.id };
    }
    if (queue.parts().length > 0 || (await queue.isOffline())) {
      await tellFailure(gate.host, NO_ANSWER, gate.messages.offline ?? gate.messages.noAnswer, gate);
      return { done: false };
    }
    return undefined;
  }

  async function send(tab: string): Promise<ActionResult> {
    const stopped = await stopBeforeSending();
    if (stopped) return stopped;
    const here = context(tab);
    const options = { body: bodyOfCompletion(wizard, here), read: readingOf({}, here) };
    const outcome = await whileSaving(() => makeCall(gate.transport, wizard.complete.call, options));
    if (outcome.ok) {
      input.typed.drafts.end();
      return { done: true, concluded: true };
    }
    await tellNotSaved(gate.host, outcome, wizard.complete.failure, gate);
    return { done: false };
  }

  const isPartOf = (id: string, tab: string) =>
    wizard.parts.some((part) => part.id === id && tabsOfPart(part).includes(tab));

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
    const open = form(openTab());
    // What was refused stands until there is something else that is wrong.
    const focus = open.isValid('advance') ? firstRefused(open) : open.validate('advance')[0]?.pointer;
    update({});
    return { done: false, ...(focus !== undefined && { focus }) };
  }

  return { stopBeforeSending, send, sendQueued, isPartOf };
}

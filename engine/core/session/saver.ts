import type { Context } from '../condition/scope';
import type { Message, PartDefinition } from '../definition/types';
import type { PlaceClash } from '../draft/gather';
import { carriesField } from '../mapping/parts';
import { stepsOfPart, tabsOfPart } from '../mapping/wizard';
import { type SaveEvent, type SaveState, underWay } from '../save/flow';
import { rowsOf } from '../state/state';
import { type CallOutcome, CONFLICT, tellNotSaved } from './calls';
import { type DueInput, dataToSend, isPartDue, mayBeSent } from './due';
import type { GateServices } from './gates';
import { loadPart } from './loads';
import type { Queue } from './queue';
import { savePart } from './saves';
import { type Held, takeForeign, takeKeys, takeLoaded, takeReloaded, takeRow, takeSaved } from './takeOver';
import type { Versions } from './versions';

/** What a saver works on. */
export interface SaverInput extends Held {
  gate: GateServices;
  versions: Versions;
  queue: Queue;
  context(tab: string): Context;
  /** Tells the save flow what happened; what it says then. */
  dispatch(event: SaveEvent): SaveState;
  /** A tab has a field of which two values are to be had. */
  isWaiting(tab: string): boolean;
  /** Somebody else has saved other values where this session typed: they stand beside each other until a choice. */
  onClashes(found: readonly PlaceClash[]): void;
  /** Called when a run has ended, well or not, with the parts that were sent and went well. */
  afterwards(sent: readonly string[]): void;
}

/** Sends the parts of a wizard. */
export interface Saver {
  /** Parts whose load failed: never sent before they are loaded. */
  unloaded: Set<PartDefinition>;
  /**
   * Sends the changed parts among `only`, one after another as the save flow says, stopping at the first failure, which
   * is told. A part of later or hidden tabs alone, and one with nothing changed, is done without a call.
   */
  save(openTab: string, only: (part: PartDefinition) => boolean): Promise<boolean>;
  /** Sends the changed parts that carry fields of a tab. */
  saveFields(tab: string, fields: readonly string[]): Promise<boolean>;
}

/** A saver over the forms of a session. */
export function createSaver(input: SaverInput): Saver {
  const { loaded, stored, versions, queue, context, dispatch, afterwards } = input;
  const { parts } = loaded.wizard;
  const unloaded = new Set<PartDefinition>();

  async function run(openTab: string, only: (part: PartDefinition) => boolean): Promise<boolean> {
    const here: DueInput = { loaded, stored, versions, openTab, context: context(openTab) };
    const data = dataToSend(input, openTab);
    const isDue = (part: PartDefinition) =>
      only(part) && mayBeSent(part, here) && (unloaded.has(part) || isPartDue(part, data, here));
    const sent: string[] = [];
    let flow = dispatch({ type: 'start', send: parts.filter(isDue).map(({ id }) => id) });
    for (let id = underWay(flow); id !== undefined; id = underWay(flow)) {
      const result = await sendOrQueue(parts.find((part) => part.id === id) as PartDefinition, openTab);
      if (result === 'saved') sent.push(id);
      flow = dispatch({ type: result === 'failed' ? 'failed' : 'saved', part: id });
    }
    dispatch({ type: 'finish' });
    afterwards(sent);
    return flow.phase === 'saved';
  }

  /** Without a connection a part waits, and the run goes on. One that is sent, or refused, waits no more. */
  async function sendOrQueue(part: PartDefinition, openTab: string): Promise<'saved' | 'queued' | 'failed'> {
    const result = (await queue.isOffline()) ? WAITS : await sendLoaded(part, openTab);
    if (result === WAITS) queue.add(part.id);
    else queue.remove(part.id);
    return result === WAITS ? 'queued' : result ? 'saved' : 'failed';
  }

  /** A part whose load failed is loaded before it is sent, under what was typed since. */
  async function sendLoaded(part: PartDefinition, openTab: string): Promise<Sent> {
    if (unloaded.has(part)) {
      const late = await loadLate(input, part, context(openTab));
      if (late !== true) return late;
      unloaded.delete(part);
    }
    return sendPart(input, part, openTab);
  }

  /** A block may save while the customer goes on: one run waits for the other. */
  let last: Promise<unknown> = Promise.resolve();
  const save: Saver['save'] = (openTab, only) => {
    const next = last.then(() => run(openTab, only));
    last = next.catch(() => undefined);
    return next;
  };

  return {
    unloaded,
    save,
    saveFields: (tab, fields) =>
      save(tab, (part) =>
        stepsOfPart(part).some((step) => fields.some((field) => carriesField(loaded, step, tab, field))),
      ),
  };
}

/** There is no connection. */
const WAITS = 'waits';

/** Whether a part is saved; a failure has been told. */
type Sent = boolean | typeof WAITS;

/** Tells why a part is not saved, unless it waits for the connection. */
async function tellOrWait(
  { gate, queue }: SaverInput,
  outcome: CallOutcome,
  failure: Message | undefined,
): Promise<Sent> {
  if (!outcome.ok && outcome.status === 0 && !outcome.aborted && (await queue.isOffline())) return WAITS;
  await tellNotSaved(gate.host, outcome, failure, gate);
  return false;
}

async function loadLate(input: SaverInput, part: PartDefinition, context: Context): Promise<Sent> {
  const { loaded, gate, versions } = input;
  const { data, failure } = await loadPart(loaded, part, { transport: gate.transport, versions }, context);
  if (failure) return tellOrWait(input, failure, part.failure ?? gate.messages.loadFailed);
  takeLoaded(input, data);
  return true;
}

/** How often a part that others save at the same time is merged and sent again. */
const MERGES = 3;

/** Sends one part, and takes over what the server made of it; a failure is told. */
async function sendPart(input: SaverInput, part: PartDefinition, openTab: string, merges = MERGES): Promise<Sent> {
  const { loaded, gate, stored, versions } = input;
  const { transport, host } = gate;
  const data = dataToSend(input, openTab);
  const context = input.context(openTab);
  const outcome = await savePart(part, data, {
    loaded,
    transport,
    host,
    context,
    stored: Object.fromEntries(stored),
    versions,
    onRow: (tab, list, row, saved) => takeRow(input, { tab, list, sent: rowsOf(data[tab] ?? {}, list), row, saved }),
  });
  takeKeys(input, data, outcome.data);
  if (!outcome.ok) {
    if (outcome.outcome.ok || outcome.outcome.status !== CONFLICT || merges === 0) {
      return tellOrWait(input, outcome.outcome, outcome.failure);
    }
    const merged = await mergePart(input, part, openTab);
    return merged === true ? sendPart(input, part, openTab, merges - 1) : merged;
  }
  takeSaved(input, part, data, outcome.data);
  if (!part.reload) return true;
  // Without an answer all stays as it was sent.
  const reloaded = await loadPart(loaded, part, { transport, versions }, context);
  if (!reloaded.failure) takeReloaded(input, part, reloaded.data);
  return true;
}

/** Takes what somebody else has saved of a part under what was typed here; false when the customer has to choose first. */
async function mergePart(input: SaverInput, part: PartDefinition, openTab: string): Promise<Sent> {
  const { loaded, gate, versions } = input;
  const theirs = await loadPart(loaded, part, { transport: gate.transport, versions }, input.context(openTab));
  if (theirs.failure) return tellOrWait(input, theirs.failure, part.failure ?? gate.messages.loadFailed);
  input.onClashes(takeForeign(input, part, theirs.data));
  // What is computed or filled follows from the rest: of two values of it nobody has to choose.
  return !tabsOfPart(part).some(input.isWaiting);
}

import type { Message, PartDefinition } from '../definition/types';
import type { PlaceClash } from '../draft/gather';
import type { SentBody } from '../mapping/refusedFields';
import { stepsOfPart, tabsOfPart } from '../mapping/wizard';
import { firstStep, nextStep, type PartOutcome, type PartResult, type PartStep } from '../save/part';
import { rowsOf } from '../state/state';
import { type CallOutcome, CONFLICT, isLost, tellNotSaved } from './calls';
import { dataToSend } from './due';
import type { GateServices } from './gates';
import { loadPart } from './loads';
import { meetRows } from './metRows';
import type { Queue } from './queue';
import { forgetRefused, placesRefused } from './refused';
import { savePart } from './saves';
import { type HeldBefore, takeForeign } from './takeForeign';
import { fieldsIn, takeKeys, takeLoaded, takeReloaded, takeRow, takeSaved } from './takeOver';
import type { Versions } from './versions';

/** What parts are sent with. */
export interface SenderInput extends HeldBefore {
  gate: GateServices;
  versions: Versions;
  queue: Queue;
  /** Parts whose load failed: never sent before they are loaded. */
  unloaded: Set<PartDefinition>;
  /** A part of them is loaded now. */
  onLoaded(): void;
  /** A tab has a field of which two values are to be had. */
  isWaiting(tab: string): boolean;
  /** Somebody else has saved other values where this session typed: they stand beside each other until a choice. */
  onClashes(found: readonly PlaceClash[]): void;
}

type Sending = Exclude<PartStep, { do: 'end' }>;

/** Does what `save/part.ts` says for one part, until it is saved, waits or failed; a failure is told. */
export async function sendPart(input: SenderInput, part: PartDefinition, openTab: string): Promise<PartResult> {
  let step = firstStep({ isOffline: await input.queue.isOffline(), isUnloaded: input.unloaded.has(part) });
  while (step.do !== 'end') {
    const outcome = await commands[step.do](input, { part, openTab, step });
    step = nextStep(step, outcome, { reloads: part.reload === true });
  }
  return step.result;
}

interface Command {
  part: PartDefinition;
  openTab: string;
  step: Sending;
}

/** What each step does to the forms and the server, and what came of it. */
const commands: Record<Sending['do'], (input: SenderInput, of: Command) => Promise<PartOutcome>> = {
  async load(input, { part, openTab }) {
    const failure = await loadLate(input, [part], openTab);
    return failure ? tellOrWait(input, failure, part.failure ?? input.gate.messages.loadFailed) : 'done';
  },

  async send(input, { part, openTab, step }) {
    const { loaded, gate, stored, versions } = input;
    const data = dataToSend(input, openTab);
    const outcome = await savePart(part, data, {
      loaded,
      transport: gate.transport,
      host: gate.host,
      context: input.context(openTab),
      stored: Object.fromEntries(stored),
      versions,
      onRow: (tab, list, row, saved) => takeRow(input, { tab, list, sent: rowsOf(data[tab] ?? {}, list), row, saved }),
    });
    takeKeys(input, data, outcome.data);
    forgetRefusals(input, part);
    if (outcome.ok) {
      takeSaved(input, part, data, { taken: outcome.data, answered: outcome.answered });
      return 'done';
    }
    const isConflict = !outcome.outcome.ok && outcome.outcome.status === CONFLICT;
    if (isConflict && step.merges > 0 && outcome.sent.step.load) return 'conflict';
    await showAtFields(input, outcome.sent, outcome.outcome, openTab);
    return tellOrWait(input, outcome.outcome, outcome.failure);
  },

  /** Takes what somebody else has saved of the part under what was typed here. */
  async merge(input, { part, openTab }) {
    const { data, failure } = await read(input, part, openTab);
    if (failure) return tellOrWait(input, failure, part.failure ?? input.gate.messages.loadFailed);
    const { result } = meetRows(input, { steps: stepsOfPart(part), data }, (rest) => takeForeign(input, part, rest));
    input.onClashes(result);
    // What is computed or filled follows from the rest: of two values of it nobody has to choose.
    return tabsOfPart(part).some(input.isWaiting) ? 'choice' : 'done';
  },

  async reload(input, { part, openTab }) {
    const { data, failure } = await read(input, part, openTab);
    if (failure) return 'refused';
    takeReloaded(input, part, data);
    return 'done';
  },
};

const read = ({ loaded, gate, versions, context }: SenderInput, part: PartDefinition, openTab: string) =>
  loadPart(loaded, part, { transport: gate.transport, versions }, context(openTab));

/** Loads parts that did not load, under what was typed since; gives back the first call that failed, when one did. */
export async function loadLate(
  input: SenderInput,
  parts: readonly PartDefinition[],
  openTab: string,
): Promise<CallOutcome | undefined> {
  const results = await Promise.all(parts.map((part) => read(input, part, openTab)));
  for (const { part, data, failure } of results) {
    if (failure) continue;
    meetRows(input, { steps: stepsOfPart(part), data }, (rest) => takeLoaded(input, rest));
    input.unloaded.delete(part);
  }
  input.onLoaded();
  return results.find(({ failure }) => failure)?.failure;
}

/** What was refused of a part is done with once it is sent again, in all tabs that it has fields of. */
function forgetRefusals(input: SenderInput, part: PartDefinition): void {
  for (const [tab, form] of input.forms) forgetRefused(form, fieldsIn(input, stepsOfPart(part), tab));
}

/** Shows what the server has refused at the fields that it names. What does that is loaded then; without it the dialog tells all. */
async function showAtFields(input: SenderInput, sent: SentBody, outcome: CallOutcome, openTab: string): Promise<void> {
  const places = placesRefused(outcome, input.gate.answers);
  const shown = places.length > 0 && (await import('./showRefused').catch(() => undefined));
  if (shown) shown.showAtFields(input, sent, places, input.context(openTab));
}

/** Tells why a part is not saved, unless it waits for the connection. */
async function tellOrWait(
  { gate, queue }: SenderInput,
  outcome: CallOutcome,
  failure: Message | undefined,
): Promise<PartOutcome> {
  if (isLost(outcome) && (await queue.isOffline())) return 'cutOff';
  await tellNotSaved(gate.host, outcome, failure, gate);
  return 'refused';
}

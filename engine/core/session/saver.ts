import type { PartDefinition } from '../definition/types';
import { carriesField } from '../mapping/parts';
import { stepsOfPart } from '../mapping/wizard';
import { underWay } from '../save/flow';
import type { PartResult } from '../save/part';
import { type CallOutcome, NO_ANSWER, tellNotSaved } from './calls';
import { type DueInput, dataToSend, partsDue } from './due';
import type { Screen } from './screen';
import type { SenderInput } from './sendPart';
import { createTurns } from './turns';
import { loadSaveActions } from './whenUsed';

/** What a saver works on. */
export interface SaverInput extends SenderInput {
  /** Its save flow is told what happens, and says what is next. */
  screen: Pick<Screen, 'dispatch'>;
  /** Called when a run has ended, well or not, with the parts that were sent and went well. */
  afterwards(sent: readonly string[]): void;
}

/** Sends the parts of a wizard. */
export interface Saver {
  /**
   * Sends the changed parts among `only`, one after another as the save flow says, stopping at the first failure, which
   * is told. A part of later or hidden tabs alone, and one with nothing changed, is done without a call.
   */
  save(openTab: string, only: (part: PartDefinition) => boolean): Promise<boolean>;
  /** Sends the changed parts that carry fields of a tab. */
  saveFields(tab: string, fields: readonly string[]): Promise<boolean>;
  /** Loads the parts among `only` that did not load, once no save is under way; the first call that fails again. */
  loadLate(openTab: string, only: (part: PartDefinition) => boolean): Promise<CallOutcome | undefined>;
  /** Does something for which the next save waits; nothing while one is under way. */
  between(work: () => Promise<void>): Promise<void>;
}

/** A saver over the forms of a session. */
export function createSaver(input: SaverInput): Saver {
  const { loaded, gate, queue, unloaded, afterwards } = input;
  const { dispatch } = input.screen;
  const { parts } = loaded.wizard;

  /** What sends is loaded then; while it cannot be, a part waits for the connection, or is not saved. */
  async function send(part: PartDefinition, openTab: string): Promise<PartResult> {
    const actions = await loadSaveActions();
    if (actions) return actions.sendPart(input, part, openTab);
    if (await queue.isOffline()) return 'queued';
    await tellNotSaved(gate.host, NO_ANSWER, part.failure, gate);
    return 'failed';
  }

  async function run(openTab: string, only: (part: PartDefinition) => boolean): Promise<boolean> {
    const here: DueInput = { ...input, openTab, context: input.context(openTab) };
    const due = partsDue(parts.filter(only), dataToSend(input, openTab), here);
    const sent: string[] = [];
    let flow = dispatch({ type: 'start', send: due.map(({ id }) => id) });
    for (let id = underWay(flow); id !== undefined; id = underWay(flow)) {
      const result = await send(parts.find((part) => part.id === id) as PartDefinition, openTab);
      // Without a connection a part waits, and the run goes on. One that is sent, or refused, waits no more.
      if (result === 'queued') queue.add(id);
      else queue.remove(id);
      if (result === 'saved') sent.push(id);
      flow = dispatch({ type: result === 'failed' ? 'failed' : 'saved', part: id });
    }
    dispatch({ type: 'finish' });
    afterwards(sent);
    return flow.phase === 'saved';
  }

  const { inTurn, between } = createTurns();
  /** A block may save while the customer goes on: one run waits for the other. */
  const save: Saver['save'] = (openTab, only) => inTurn(() => run(openTab, only));

  return {
    save,
    saveFields: (tab, fields) =>
      save(tab, (part) =>
        stepsOfPart(part).some((step) => fields.some((field) => carriesField(loaded, step, tab, field))),
      ),
    loadLate: (openTab, only) =>
      inTurn(async () => {
        const actions = await loadSaveActions();
        const missing = parts.filter((part) => unloaded.has(part) && only(part));
        return actions ? actions.loadLate(input, missing, openTab) : NO_ANSWER;
      }),
    between,
  };
}

import type { PartDefinition } from '../definition/types';
import { carriesField } from '../mapping/parts';
import { stepsOfPart } from '../mapping/wizard';
import { underWay } from '../save/flow';
import type { CallOutcome } from './calls';
import { type DueInput, dataToSend, partsDue } from './due';
import type { Screen } from './screen';
import { loadLate, type SenderInput, sendPart } from './sendPart';
import { createTurns } from './turns';

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
  const { loaded, queue, unloaded, afterwards } = input;
  const { dispatch } = input.screen;
  const { parts } = loaded.wizard;

  async function run(openTab: string, only: (part: PartDefinition) => boolean): Promise<boolean> {
    const here: DueInput = { ...input, openTab, context: input.context(openTab) };
    const due = partsDue(parts.filter(only), dataToSend(input, openTab), here);
    const sent: string[] = [];
    let flow = dispatch({ type: 'start', send: due.map(({ id }) => id) });
    for (let id = underWay(flow); id !== undefined; id = underWay(flow)) {
      const result = await sendPart(input, parts.find((part) => part.id === id) as PartDefinition, openTab);
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
      inTurn(() => {
        const missing = parts.filter((part) => unloaded.has(part) && only(part));
        return loadLate(input, missing, openTab);
      }),
    between,
  };
}

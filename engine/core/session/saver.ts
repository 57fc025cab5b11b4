import type { PartDefinition } from '../definition/types';
import { carriesField } from '../mapping/parts';
import { stepsOfPart } from '../mapping/wizard';
import { type SaveEvent, type SaveState, underWay } from '../save/flow';
import { type DueInput, dataToSend, partsDue } from './due';
import { type SenderInput, sendPart } from './sendPart';
import { createTurns } from './turns';

/** What a saver works on. */
export interface SaverInput extends Omit<SenderInput, 'unloaded'> {
  /** Tells the save flow what happened; what it says then. */
  dispatch(event: SaveEvent): SaveState;
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
  /** Does something for which the next save waits; nothing while one is under way. */
  between(work: () => Promise<void>): Promise<void>;
}

/** A saver over the forms of a session. */
export function createSaver(input: SaverInput): Saver {
  const { loaded, stored, versions, queue, context, dispatch, afterwards } = input;
  const { parts } = loaded.wizard;
  const unloaded = new Set<PartDefinition>();
  const sender = { ...input, unloaded };

  async function run(openTab: string, only: (part: PartDefinition) => boolean): Promise<boolean> {
    const here: DueInput = { loaded, stored, versions, unloaded, openTab, context: context(openTab) };
    const due = partsDue(parts.filter(only), dataToSend(input, openTab), here);
    const sent: string[] = [];
    let flow = dispatch({ type: 'start', send: due.map(({ id }) => id) });
    for (let id = underWay(flow); id !== undefined; id = underWay(flow)) {
      const result = await sendPart(sender, parts.find((part) => part.id === id) as PartDefinition, openTab);
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
    unloaded,
    save,
    saveFields: (tab, fields) =>
      save(tab, (part) =>
        stepsOfPart(part).some((step) => fields.some((field) => carriesField(loaded, step, tab, field))),
      ),
    between,
  };
}

import type { DraftPlace } from '../draft/types';
import { withValues } from '../json';
import { carriesField } from '../mapping/parts';
import { stepsOfPart } from '../mapping/wizard';
import { type BlockModels, createBlockModels } from './blockModels';
import { failedPartsOf } from './failedParts';
import { createQueue, type Queue } from './queue';
import { createSaver, type Saver } from './saver';
import type { SessionBase } from './sessionBase';
import type { SessionTyping } from './sessionTyping';
import { loadSaveActions } from './whenUsed';

/** What sends the parts of a session, and the blocks, which save by themselves. */
export interface SessionSaving {
  queue: Queue;
  saver: Saver;
  blocks: BlockModels;
  /** What another window saved at these places meets what was typed here. */
  catchUp(places: readonly DraftPlace[]): Promise<void>;
}

/** The saving of a session of which nothing is sent yet. */
export function createSaving(session: SessionBase, { typed, board }: SessionTyping): SessionSaving {
  const { loaded, stored, form, screen, view, update } = session;
  const queue = createQueue({
    ...session,
    order: loaded.wizard.parts.map(({ id }) => id),
    // A tab that is open alone ends with its save.
    key: session.queueKey,
    onChange: () => update({ queued: queue.parts(), queuedAt: queue.times() }),
  });
  /** What was saved elsewhere stands beside what was typed here. */
  const sides = { ...session, told: typed.drafts.told, onClashes: board.show };
  const saver = createSaver({
    ...sides,
    queue,
    onLoaded: () => update({ failedParts: failedPartsOf(session) }),
    isWaiting: (tab) => view().clashes.some((clash) => clash.tab === tab),
    afterwards(sent) {
      if (sent.length === 0) return typed.flush();
      forgetLost(sent);
      typed.tell();
      blocks.saved(sent);
    },
  });
  /** What was saved without its file is told no more to lack it. */
  function forgetLost(sent: readonly string[]): void {
    if (typed.lostFields.places().length === 0) return;
    const steps = loaded.wizard.parts.filter(({ id }) => sent.includes(id)).flatMap(stepsOfPart);
    typed.lostFields.forget((tab, field) => steps.some((step) => carriesField(loaded, step, tab, field)));
    screen.retell();
  }
  const blocks = createBlockModels({
    ...session,
    typed,
    patch(tab, field, value) {
      form(tab).patch({ [field]: value });
      stored.set(tab, withValues(stored.get(tab) ?? {}, { [field]: form(tab).getState().data[field] }));
      typed.schedule();
    },
    save: saver.saveFields,
    onNews(tab) {
      session.completeness.forget(tab);
      form(tab).recheckBlocks();
      screen.retellTabs();
    },
  });
  return {
    queue,
    saver,
    blocks,
    catchUp: (places) =>
      saver.between(async () => {
        const actions = await loadSaveActions();
        await actions?.catchUp(sides, places);
      }),
  };
}

import type { PartDefinition } from '../definition/types';
import { NO_ANSWER, tellFailure } from './calls';
import { failedPartsOf, isOfOpenTab } from './failedParts';
import { loadSession } from './loadSession';
import { createOwnLists, type OwnLists } from './ownLists';
import { rehearseTabs } from './rehearseTabs';
import { restoreSession } from './restoreSession';
import type { SessionBase } from './sessionBase';
import type { SessionSaving } from './sessionSaving';
import type { SessionTyping } from './sessionTyping';
import { isSetAside } from './view';
import { watchFields } from './watchFields';
import { loadSaveActions } from './whenUsed';

/** What loads a session, and again what did not load. */
export interface SessionLoading {
  lists: OwnLists;
  /** Loads everything, puts back what was typed, and opens the step at which the customer goes on. */
  open(): Promise<void>;
  /** Loads the parts again whose load failed; false when one still fails, which is told. */
  reloadParts(): Promise<boolean>;
  /** Loads lists and blocks of a tab again whose load failed; false when one still fails. */
  reloadFailed(tab: string): Promise<boolean>;
}

/** What a session is loaded with; it may end while it loads. */
export interface LoadingInput extends SessionBase, SessionTyping, Pick<SessionSaving, 'queue' | 'blocks' | 'saver'> {
  hasEnded(): boolean;
}

/** The loading of a session. */
export function createLoading(session: LoadingInput): SessionLoading {
  const { loaded, host, gate, opening, options, forms, typed, board, blocks, saver, hasEnded } = session;

  const isOpened = (part: PartDefinition) => isOfOpenTab(part, session);

  const lists = createOwnLists({
    ...session,
    onLoaded(tab, list) {
      const found = typed.rebaseForms(tab, list);
      if (found.length > 0) board.show(found);
    },
  });

  const tellNotLoaded = (failure = NO_ANSWER) => tellFailure(host, failure, gate.messages.loadFailed, gate);

  /** From now on what changes is followed. */
  function onWhole(): void {
    watchFields(session);
    options.subscribe(() => {
      session.completeness.forget();
      for (const store of forms.values()) store.refresh();
    });
  }

  return {
    lists,
    async open() {
      await opening.begin();
      if (hasEnded()) return;
      const context = session.contextNow('');
      const isUsed = (id: string) => !isSetAside(loaded, id, context);
      const { told, failed, failedRows, news } = await loadSession({ ...session, lists, isUsed });
      const learnt = typed.learn(news);
      if (learnt) await learnt;
      // What it would take over now belongs to the session after it.
      if (hasEnded()) return;
      opening.end();
      session.screen.put({ failedParts: failedPartsOf(session) });
      restoreSession({ ...session, onWhole }, { told, news });
      rehearseTabs(session);
      // Before there is no connection any more.
      void Promise.resolve(host.whenIdle?.()).then(loadSaveActions);
      const failures = [...failed.flatMap(({ part, failure }) => (isOpened(part) ? [failure] : [])), ...failedRows];
      // Once for all of them. A block says itself, in its place, that it did not load.
      if (failures.length > 0) await tellNotLoaded(failures[0]);
    },
    async reloadParts() {
      const { tabs, step } = session.view();
      const failure = await saver.loadLate(tabs[step]?.id ?? '', isOpened);
      if (failure) await tellNotLoaded(failure);
      return failure === undefined && session.view().failedParts.length === 0;
    },
    async reloadFailed(tab) {
      if (!(await lists.reloadFailedRows(tab))) return false;
      if (await blocks.reloadFailed(tab)) return true;
      await tellNotLoaded();
      return false;
    },
  };
}

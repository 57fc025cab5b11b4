import type { DraftPlace } from '../draft/types';
import { type ClashBoard, createClashBoard } from './clashBoard';
import { type Clashes, createClashes } from './clashes';
import { createMarks, type Marks } from './marks';
import { ownListsOf } from './ownLists';
import type { SessionBase } from './sessionBase';
import { subscribeTo } from './subscribers';
import { createTyped, type Typed } from './typed';
import type { WizardSession } from './types';
import { createUnansweredRows } from './unanswered';
import { afterNews } from './viewSteps';

/** What was typed in a session, where it is kept, and what stands beside it. */
export interface SessionTyping {
  typed: Typed;
  clashes: Clashes;
  marks: Marks;
  board: ClashBoard;
  /** What the session says of it. */
  said: Pick<WizardSession, 'draft' | 'markAt' | 'hasUnsaved' | 'choose' | 'waitingAttachments' | 'settle'>;
}

/** Nothing typed yet in the forms of a session. `onOvertaken` hears of places that another window may have saved. */
export function createTyping(
  session: SessionBase,
  onOvertaken: (places: readonly DraftPlace[]) => Promise<void>,
): SessionTyping {
  const { loaded, host, gate, forms, screen, view } = session;
  const listeners = new Set<() => void>();
  const typed = createTyped({
    ...session,
    key: loaded.wizard.key,
    whenIdle: host.whenIdle,
    isLoading: () => view().phase === 'loading',
    isOpen: session.isOpenable,
    ownLists: (tab) => ownListsOf(loaded, tab),
    onNews(news, ahead) {
      ahead.forEach(clashes.renew);
      board.add(news.clashes);
      marks.add(news.contents);
      screen.update(afterNews(view(), news, [...forms.keys()], clashes.views()));
    },
    onState() {
      for (const listener of listeners) listener();
      // No key waits for the list of steps to follow what was typed.
      if (typed.drafts.state() !== 'saving') screen.retellTabs();
    },
    onPicked: screen.retell,
    onOvertaken,
    unanswered: createUnansweredRows(session),
  });
  const clashes = createClashes({ ...session, texts: gate.texts, rowForms: typed.rowForms });
  const marks = createMarks({ ...session, lostFields: typed.lostFields });
  const board = createClashBoard(clashes, typed, screen);
  const hasWaiting = () => [...forms.keys()].some((tab) => typed.waiting(tab) > 0);
  return {
    typed,
    clashes,
    marks,
    board,
    said: {
      draft: {
        state() {
          const state = typed.drafts.state();
          return state === 'saved' && hasWaiting() ? 'files' : state;
        },
        subscribe: subscribeTo(listeners),
      },
      markAt: marks.at,
      hasUnsaved: typed.isAny,
      choose: board.choose,
      waitingAttachments: typed.waiting,
      async settle() {
        typed.flush();
        const isSafe = await typed.drafts.settle();
        // What is kept says what of it the server has.
        typed.flush();
        return isSafe && !hasWaiting();
      },
    },
  };
}

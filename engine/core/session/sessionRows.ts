import { NO_ANSWER, tellNotSaved } from './calls';
import { lazily } from './lazily';
import type { OwnLists } from './ownLists';
import { createRowDeletion } from './rowDeletion';
import type { SessionBase } from './sessionBase';
import type { SessionTyping } from './sessionTyping';
import type { WizardSession } from './types';
import { loadSaveActions, whenUsed } from './whenUsed';

/** What a session does for the rows of its lists, and for the forms in which they are typed. */
export type SessionRows = Pick<
  WizardSession,
  | 'reloadRows'
  | 'deleteRow'
  | 'saveRow'
  | 'keepForm'
  | 'showForm'
  | 'keptForm'
  | 'keptTexts'
  | 'openForms'
  | 'shownForms'
  | 'lostAttachments'
  | 'dismissLost'
>;

/** The rows of a session, of whose lists some load with calls of their own. */
export function createRows(session: SessionBase & SessionTyping, lists: OwnLists): SessionRows {
  const { typed, board, clashes, screen, gate } = session;
  const { rowForms } = typed;
  /** By the name of a form whose save had no answer: what shows whether its row is there all the same. */
  const unheard = new Map<string, () => void>();

  const keepForm: SessionRows['keepForm'] = (name, row, texts) => {
    rowForms.keep(name, row, texts);
    board.retell();
    if (row) return;
    // What is saved by now, or given up, is not offered anywhere any more.
    typed.tell();
    screen.retell();
    unheard.get(name)?.();
    unheard.delete(name);
  };
  const retellForms = () => {
    board.retell();
    screen.retell();
  };

  return {
    reloadRows: lists.reloadRows,
    // A row that is not saved goes at once.
    deleteRow: lazily(() => createRowDeletion({ ...session, ...lists })),
    saveRow: whenUsed(
      loadSaveActions,
      ({ createRowSaving }) =>
        createRowSaving({
          ...session,
          ...lists,
          begun: rowForms.begun,
          shown: rowForms.store,
          isWaiting: clashes.isWaiting,
          onLost(name, reload) {
            unheard.set(name, reload);
            typed.flush();
          },
          forget(name) {
            unheard.delete(name);
            keepForm(name, undefined);
          },
        }),
      () => tellNotSaved(gate.host, NO_ANSWER, undefined, gate).then(() => 'failed'),
    ),
    keepForm,
    showForm(name, store, row) {
      const hide = rowForms.show(name, store, row);
      retellForms();
      return () => {
        hide();
        retellForms();
      };
    },
    keptForm: rowForms.row,
    keptTexts: rowForms.texts,
    openForms: rowForms.open,
    shownForms: rowForms.shown,
    lostAttachments: typed.lost,
    dismissLost(tab, list, row) {
      typed.dismissLost(tab, list, row);
      screen.update({});
    },
  };
}

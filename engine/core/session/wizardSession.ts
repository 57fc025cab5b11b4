import { createActions } from './actions';
import { createSessionBase } from './sessionBase';
import { createForms } from './sessionForms';
import { createLoading } from './sessionLoading';
import { createRows } from './sessionRows';
import { createSaving } from './sessionSaving';
import { createTyping } from './sessionTyping';
import type { SessionInput, WizardSession } from './types';

/** A session of a wizard. Nothing is loaded before `open`. */
export function createWizardSession(input: SessionInput): WizardSession {
  const base = createSessionBase(input);
  const { gate, loaded, options, form, context, view, screen, opening } = base;
  // What is made first calls what is made after it once it is opened.
  createForms(base, {
    errorsOfBlock: (tab, block, moment) => blocks.get(tab, block)?.errors?.(moment) ?? [],
    // So the word for it is drawn with the character, in one frame.
    onTyped: () => typed.drafts.expect(true),
  });
  const typing = createTyping(base, (places) => saving.catchUp(places));
  const saving = createSaving(base, typing);
  const { typed } = typing;
  const { queue, blocks } = saving;

  let hasEnded = false;
  const parts = { ...base, ...typing, ...saving };
  const { lists, open, reloadParts, reloadFailed } = createLoading({ ...parts, hasEnded: () => hasEnded });

  const session: WizardSession = {
    ...gate,
    loaded,
    options,
    form,
    context,
    view,
    lasting: opening.lasting,
    subscribe: screen.subscribe,
    ...typing.said,
    block: blocks.get,
    open,
    reloadParts,
    ...createActions({ ...parts, reloadFailed }),
    ...createRows(parts, lists),
    discard() {
      typing.clashes.clear();
      typing.board.add([]);
      queue.remove(...queue.parts());
      return typed.discard();
    },
    flush(isLast) {
      typed.flush();
      if (isLast) void typed.drafts.flush(true);
    },
    end() {
      hasEnded = true;
      session.flush(true);
      typed.drafts.end();
    },
  };
  return session;
}

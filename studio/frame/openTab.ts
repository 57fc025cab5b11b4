import type { JsonObject } from '../../engine/core/json';
import type { Question } from '../../engine/core/session/host';
import type { WizardSession } from '../../engine/core/session/types';
import { createAttachments } from '../../src/blocks/documents/attachments';
import { loadBlockFactories } from '../../src/blocks/registry';
import { host } from '../../src/dialogs/dialogStore';
import { createTabSession, type StoryTab } from '../../stories/engine/tabSession';
import type { Shown } from '../preview/protocol';
import { withLists } from './lists';

/** A tab that is open in the frame. */
export interface OpenTab {
  id: string;
  session: WizardSession;
  shown: Shown;
}

const factories = loadBlockFactories(createAttachments());

/** Opens the tab of a module, by itself; what was typed into the one before stays where it is asked for. */
export async function openTab(shown: Shown, before: OpenTab | undefined): Promise<OpenTab> {
  const [tab, blocks] = await Promise.all([import(/* @vite-ignore */ shown.module) as Promise<StoryTab>, factories]);
  const { id } = tab.definition;
  const { session } = createTabSession(
    tab,
    { ask: (question: Question) => host.ask(question) },
    {
      ...{ blocks, settings: shown.settings, mode: shown.mode, tabs: shown.tabs, user: shown.user, today: shown.today },
      data: shown.data ?? typedInto(before, id),
      around: withLists,
    },
  );
  const form = session.form(id);
  const kept = shown.data === undefined && before?.id === id ? before.session.form(id).unreadTexts() : undefined;
  if (kept) form.putUnreadTexts(kept);
  if (shown.checked) form.validate('advance');
  return { id, session, shown };
}

const typedInto = (before: OpenTab | undefined, id: string): JsonObject =>
  before?.id === id ? before.session.form(id).getState().data : {};

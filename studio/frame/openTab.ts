import type { JsonObject } from '../../engine/core';
import type { Question, Transport, WizardSession } from '../../engine/session';
import { createAttachments } from '../../src/blocks/documents/attachments';
import { loadBlockFactories } from '../../src/blocks/registry';
import { host } from '../../src/dialogs/dialogStore';
import { createTabSession, type StoryTab } from '../../stories/engine/tabSession';
import type { Shown } from '../preview/protocol';

/** A tab that is open in the frame. */
export interface OpenTab {
  id: string;
  session: WizardSession;
  shown: Shown;
}

/** Where the frame has its tabs and lists from. */
export interface TabSource {
  load(module: string): Promise<StoryTab>;
  /** Stands in front of the samples. */
  lists(samples: Transport): Transport;
}

const factories = loadBlockFactories(createAttachments());

/** Opens the tab of a module, by itself; what was typed into the one before stays where it is asked for. */
export async function openTab(shown: Shown, before: OpenTab | undefined, source: TabSource): Promise<OpenTab> {
  const [tab, blocks] = await Promise.all([source.load(shown.module), factories]);
  const { id } = tab.definition;
  const { session } = createTabSession(
    tab,
    { ask: (question: Question) => host.ask(question) },
    {
      ...{ blocks, settings: shown.settings, mode: shown.mode, tabs: shown.tabs, user: shown.user, today: shown.today },
      data: shown.data ?? typedInto(before, id),
      around: source.lists,
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

import type { JsonObject } from '../../engine/core';
import type { Question, Transport, WizardSession } from '../../engine/session';
import { createAttachments } from '../../src/blocks/documents/attachments';
import { loadBlockFactories } from '../../src/blocks/registry';
import { host } from '../../src/dialogs/dialogStore';
import { createTabSession, type StoryTab } from '../../stories/engine/tabSession';
import type { Shown } from '../preview/protocol';
import { tabOf } from './tabOf';

/** A tab that is open in the frame. */
export interface OpenTab {
  id: string;
  session: WizardSession;
  shown: Shown;
}

/** The same with what it was made of: the next one is made of that. */
export interface FramedTab extends OpenTab {
  tab: StoryTab;
}

/** Where the frame has its tabs and lists from. */
export interface TabSource {
  /** What a module exports: all of a tab, or of its validators the default alone. */
  load(module: string): Promise<StoryTab>;
  /** Stands in front of the samples. */
  lists(samples: Transport): Transport;
}

const factories = loadBlockFactories(createAttachments());

/** Opens the tab of a module, by itself; what was typed into the one before stays where it is asked for. */
export async function openTab(shown: Shown, before: FramedTab | undefined, source: TabSource): Promise<FramedTab> {
  const [tab, blocks] = await Promise.all([tabOf(shown, before, source), factories]);
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
  return { id, tab, session, shown };
}

const typedInto = (before: OpenTab | undefined, id: string): JsonObject =>
  before?.id === id ? before.session.form(id).getState().data : {};

import { isEqual, type Json, type JsonObject } from '../../engine/core';
import type { Question, Transport, WizardSession } from '../../engine/session';
import { type TabState, takePlanOver } from '../../engine/state';
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
  /** Its form holds and shows what the one did that it is made of: whoever was told of that knows it. */
  isKnown: boolean;
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
  const begun = before && stateAfter(before, { tab, shown });
  const { session } = createTabSession(
    tab,
    { ask: (question: Question) => host.ask(question) },
    {
      ...{ blocks, settings: shown.settings, mode: shown.mode, tabs: shown.tabs, user: shown.user, today: shown.today },
      data: shown.data ?? typedInto(before, id),
      around: source.lists,
      begun,
    },
  );
  const form = session.form(id);
  const kept = shown.data === undefined && before?.id === id ? before.session.form(id).unreadTexts() : undefined;
  if (kept) form.putUnreadTexts(kept);
  if (shown.checked) form.validate('advance');
  const follows = before !== undefined && begun !== undefined && before.shown.module === shown.patch?.from;
  const isKnown = follows && shown.checked !== true && isBare(before);
  return { id, tab, session, shown, isKnown };
}

/** Whether a form shows nothing but its state: no errors, and no form of a row. */
const isBare = ({ id, session }: OpenTab): boolean =>
  session.form(id).visibleErrors().length === 0 && session.shownForms().length === 0;

const typedInto = (before: OpenTab | undefined, id: string): JsonObject =>
  before?.id === id ? before.session.form(id).getState().data : {};

/** The state of the form before, where rules and surroundings are the same: what is said of fields decides nothing. */
function stateAfter(before: FramedTab, { tab, shown }: Pick<FramedTab, 'tab' | 'shown'>): TabState | undefined {
  const { id } = tab.definition;
  const [was, is] = [before.tab, tab];
  const isOpen = before.id === id && shown.data === undefined;
  const isSameWizard = was.settings === is.settings && isWithoutVersion(was.wizard, is.wizard);
  const isSame = isOpen && isSameWizard && isEqual(aroundOf(before.shown), aroundOf(shown));
  return isSame && takePlanOver(was.definition, is.definition) ? before.session.form(id).getState() : undefined;
}

const aroundOf = ({ settings, mode, tabs, user, today }: Shown): Json => ({ settings, mode, tabs, user, today });

/** Whether two wizards are the same but for the version, which is another one with every change. */
function isWithoutVersion(was: StoryTab['wizard'], is: StoryTab['wizard']): boolean {
  const before = new Map<string, unknown>(Object.entries(was));
  const after = new Map<string, unknown>(Object.entries(is));
  return [...before.keys(), ...after.keys()].every((key) => key === 'version' || before.get(key) === after.get(key));
}

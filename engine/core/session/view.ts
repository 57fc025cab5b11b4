import { evaluateCondition } from '../condition/evaluate';
import type { Context } from '../condition/scope';
import type { Condition } from '../definition/types';
import type { Origin } from '../draft/types';
import type { LoadedWizard } from '../mapping/wizard';
import type { Left } from '../migration/migrate';
import type { SaveState } from '../save/flow';
import type { ClashView } from './clashes';

/** A tab in the list of steps. */
export interface TabView {
  id: string;
  title: string;
  /** Its condition fails: skipped, and counted as complete. */
  hidden: boolean;
  complete: boolean;
  /** Visible errors. */
  errors: number;
  clickable: boolean;
}

/** A part that did not load. */
export interface FailedPart {
  /** Its id in `wizard.json`. */
  part: string;
  /** The ids and the titles of the tabs of which it has fields. */
  tabs: readonly string[];
  titles: readonly string[];
}

/** What the wizard shows beside its fields. */
export interface WizardView {
  phase: 'loading' | 'ready' | 'saving';
  /** Index of the open step among `tabs`. */
  step: number;
  /** The highest step reached. */
  reached: number;
  /** All tabs, and after them the look over everything, where there is one. */
  tabs: readonly TabView[];
  save: SaveState;
  /** Whether unsaved data of an earlier visit was put back, and to which tabs. */
  restored: boolean;
  restoredTabs: readonly string[];
  /** Where what was put back was typed, and how many fields and forms it fills. */
  origins: readonly Origin[];
  restoredCount: number;
  /** What was typed in older definitions and cannot be carried over. */
  notCarried: readonly Left[];
  /** Fields of which two values are to be had: the customer chooses. */
  clashes: readonly ClashView[];
  /** Parts that were saved without a connection and wait to be sent, in their order, and when each was saved. */
  queued: readonly string[];
  queuedAt: Readonly<Record<string, string>>;
  /** Parts whose load failed, and was not made up for since: `reloadParts` of the session tries again. */
  failedParts: readonly FailedPart[];
  /** Lists with calls of their own whose load failed, as `tab/list`: `reloadRows` of the session tries each again. */
  failedLists: readonly string[];
  /** What is said of lists of which somebody else has changed a row, by `tab/list`, until they are loaded again. */
  staleLists: Readonly<Record<string, string>>;
}

/** Whether the tab of an entry is hidden by its condition. */
export function isTabHidden(loaded: LoadedWizard, index: number, context: Context): boolean {
  return !evaluateCondition(loaded.wizard.tabs[index]?.when, { data: {}, context });
}

/** Whether settings alone hide a tab, so that nothing of it needs to be loaded. */
export function isSetAside(loaded: LoadedWizard, id: string, context: Context): boolean {
  const index = loaded.wizard.tabs.findIndex((tab) => tab.id === id);
  return readsSettingsOnly(loaded.wizard.tabs[index]?.when) && isTabHidden(loaded, index, context);
}

function readsSettingsOnly(condition: Condition = {}): boolean {
  const { anyOf = [], allOf = [], not, ...references } = condition;
  const inner = [...anyOf, ...allOf, ...(not ? [not] : [])] as Condition[];
  return (
    Object.keys(references).every((reference) => reference.startsWith('$settings/')) && inner.every(readsSettingsOnly)
  );
}

/** The next visible tab after one, or `undefined` when it is the last. */
export function nextTab(tabs: readonly TabView[], step: number): number | undefined {
  const next = tabs.findIndex((tab, index) => index > step && !tab.hidden);
  return next === -1 ? undefined : next;
}

/** The last visible tab. */
export function lastTab(tabs: readonly TabView[]): number {
  return tabs.reduce((last, tab, index) => (tab.hidden ? last : index), 0);
}

/** The tab a reopened wizard starts at: the first visible one that is not complete, else the last visible one. */
export function firstIncomplete(tabs: readonly TabView[]): number {
  const first = tabs.findIndex((tab) => !tab.hidden && !tab.complete);
  return first !== -1 ? first : lastTab(tabs);
}

/** The place in a wizard that an address or an earlier visit asks for. */
export interface AskedPlace {
  tab: string;
  /** The highest tab reached, as a reload found it: then `tab` is the one that it left. */
  reached?: string;
}

/**
 * Where a wizard opens: at its start, unless a place is asked for. What was left is open again; of other tabs only what
 * could be clicked from the start.
 */
export function placeToOpen(
  tabs: readonly TabView[],
  navigation: 'earlier' | 'reached',
  start: { step: number; reached: number },
  asked: AskedPlace | undefined,
): { step: number; reached: number } {
  const indexOf = (id = '') => tabs.findIndex((tab) => tab.id.toLowerCase() === id.toLowerCase() && !tab.hidden);
  const step = indexOf(asked?.tab);
  if (step === -1) return start;
  const left = asked?.reached === undefined ? undefined : Math.max(step, indexOf(asked.reached));
  if (left !== undefined) return { step, reached: Math.max(left, start.reached) };
  return isClickable(navigation, step, start.step, start.reached) ? { ...start, step } : start;
}

/** Whether the customer may click a tab: `earlier` only back, `reached` up to the highest tab reached. */
export function isClickable(navigation: 'earlier' | 'reached', index: number, step: number, reached: number): boolean {
  return navigation === 'earlier' ? index < step : index !== step && index <= reached;
}

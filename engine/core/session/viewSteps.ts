import type { CompiledWizard } from '../mapping/wizard';
import { initialSave } from '../save/flow';
import type { ClashView } from './clashes';
import type { Restored } from './restored';
import { type AskedPlace, placeToOpen, type TabView, type WizardView } from './view';

/** The view of a session before anything is loaded; `tab` is the one that it is about, when it is about one alone. */
export function firstView(wizard: CompiledWizard, tab?: string): WizardView {
  return {
    phase: 'loading',
    step: Math.max(
      0,
      wizard.tabs.findIndex(({ id }) => id === tab),
    ),
    reached: 0,
    tabs: [],
    save: initialSave(wizard.parts.map((part) => part.id)),
    restored: false,
    restoredTabs: [],
    origins: [],
    restoredCount: 0,
    notCarried: [],
    clashes: [],
    queued: [],
    queuedAt: {},
    failedParts: [],
    failedLists: [],
    staleLists: {},
  };
}

/** What the view says of what was typed elsewhere and is in the forms now; nothing of it where it fills no field. */
export function afterNews(
  { restoredTabs }: Pick<WizardView, 'restoredTabs'>,
  { typed, origins, count, left }: Pick<Restored, 'typed' | 'origins' | 'count' | 'left'>,
  order: readonly string[],
  clashes: readonly ClashView[],
): Partial<WizardView> {
  if (count === 0) return { clashes, notCarried: left };
  return {
    clashes,
    notCarried: left,
    restored: true,
    restoredTabs: order.filter((id) => typed.includes(id) || restoredTabs.includes(id)),
    origins,
    restoredCount: count,
  };
}

/** What the view says of what an earlier visit left, once it was put back. */
export function afterRestore({ typed, origins, count, left }: Restored): Partial<WizardView> {
  return { restored: typed.length > 0, restoredTabs: typed, origins, restoredCount: count, notCarried: left };
}

/** The visible steps of which files were lost: they are picked again where they were. */
export function stepsWithLost(tabs: readonly TabView[], { lost }: Pick<Restored, 'lost'>): number[] {
  return tabs.flatMap(({ id, hidden }, index) => (!hidden && lost.includes(id) ? [index] : []));
}

/** From where a wizard may open: from its first incomplete tab, as it was loaded and with what was typed, and where files were lost. */
export interface Starts {
  loaded: number;
  restored: number;
  lost: readonly number[];
}

/** Where a wizard opens: at the earliest of these, unless a place is asked for that can be clicked from there; a tab alone at itself. */
export function openingPlace(
  tabs: readonly TabView[],
  {
    navigation,
    starts,
    asked,
  }: { navigation: 'earlier' | 'reached'; starts: Starts | number; asked: AskedPlace | undefined },
): Pick<WizardView, 'step' | 'reached'> {
  const start =
    typeof starts === 'number'
      ? { step: starts, reached: starts }
      : { step: Math.min(starts.restored, starts.loaded, ...starts.lost), reached: starts.restored };
  return placeToOpen(tabs, navigation, start, asked);
}

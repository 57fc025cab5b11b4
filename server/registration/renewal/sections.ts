import { missingText } from '../../../contract/lifeCycleWords';
import { isReviewed, keptOverview, keptTab } from '../../../contract/sections';
import type { Context } from '../../../engine/core';
import type { LoadedWizard } from '../../../engine/definition';
import { isTabHidden } from '../../../engine/session';
import type { Renewal } from './renewal';

/** What a renewal has to review: the name that it is kept under, and what it is called. */
interface Section {
  kept: string;
  name: string;
}

/** Every visible tab of the wizard, and the overview. A hidden tab is not asked for. */
export function sectionsToReview(loaded: LoadedWizard, context: Context): Section[] {
  const visible = loaded.wizard.tabs.filter((_tab, index) => !isTabHidden(loaded, index, context));
  return [
    ...visible.map((tab) => ({ kept: keptTab(tab), name: tab.card ?? tab.id })),
    { kept: keptOverview, name: 'Visão geral' },
  ];
}

/** Which sections a renewal waits for, in words; `undefined` when it may be sent, or when there is none. */
export function missingSections({ isOn, sections }: Renewal, loaded: LoadedWizard, context: Context) {
  if (!isOn) return undefined;
  const missing = sectionsToReview(loaded, context).filter(({ kept }) => !isReviewed(loaded.wizard, sections, kept));
  if (missing.length === 0) return undefined;
  return missingText(missing.map(({ name }) => name));
}

import { useEffect } from 'react';
import type { LoadedWizard } from '../../../engine/definition';
import { nextTab, type WizardSession, type WizardView } from '../../../engine/session';
import { blocksOf } from '../../../engine/state';
import { fetchBlock } from '../../blocks/views';
import { pageIdle } from '../../ui/pageIdle';
import { Review } from './review/lazyReview';
import { REVIEW } from './review/place';
import { ListTab } from './tabViews';

/** Once the open tab stands, has the scripts come that the next one draws with, so that none waits at the change of tab. */
export function useScriptsAhead({ loaded }: WizardSession, view: WizardView): void {
  const isOpen = view.phase !== 'loading';
  const next = view.tabs[nextTab(view.tabs, view.step) ?? -1]?.id;
  useEffect(() => {
    if (!isOpen || next === undefined) return;
    // One that does not come is asked for again where it is shown.
    void pageIdle()
      .then(() => Promise.all([ListTab.fetch(), ...scriptsOf(next, loaded)]))
      .catch(() => undefined);
  }, [isOpen, next, loaded]);
}

function scriptsOf(tab: string, { tabs }: LoadedWizard): (Promise<void> | undefined)[] {
  if (tab === REVIEW) return [Review.fetch()];
  const definition = tabs[tab]?.definition;
  return definition ? blocksOf(definition).map(({ block }) => fetchBlock(block)) : [];
}

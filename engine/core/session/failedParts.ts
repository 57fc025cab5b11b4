import type { PartDefinition } from '../definition/types';
import { tabsOfPart } from '../mapping/wizard';
import type { SessionBase } from './sessionBase';
import type { FailedPart } from './view';

/** The parts of a session that did not load, in the order of the wizard, but for those of tabs that cannot be opened. */
export function failedPartsOf({
  loaded,
  unloaded,
  isOpenable,
}: Pick<SessionBase, 'loaded' | 'unloaded' | 'isOpenable'>): FailedPart[] {
  const titleOf = (tab: string) => loaded.tabs[tab]?.definition.title ?? tab;
  const isTold = (part: PartDefinition) => unloaded.has(part) && tabsOfPart(part).some(isOpenable);
  return loaded.wizard.parts.filter(isTold).map((part) => {
    const tabs = tabsOfPart(part);
    return { part: part.id, tabs, titles: tabs.map(titleOf) };
  });
}

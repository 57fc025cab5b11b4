import type { PartDefinition } from '../definition/types';
import { tabsOfPart } from '../mapping/wizard';
import type { SessionBase } from './sessionBase';
import type { FailedPart } from './view';

/** Whether a part has fields of a tab that can be opened. */
export const isOfOpenTab = (part: PartDefinition, { isOpenable }: Pick<SessionBase, 'isOpenable'>): boolean =>
  tabsOfPart(part).some(isOpenable);

/** The parts of a session that did not load, in the order of the wizard, but for those of tabs that cannot be opened. */
export function failedPartsOf(session: Pick<SessionBase, 'loaded' | 'unloaded' | 'isOpenable'>): FailedPart[] {
  const { loaded, unloaded } = session;
  const titleOf = (tab: string) => loaded.tabs[tab]?.definition.title ?? tab;
  const isTold = (part: PartDefinition) => unloaded.has(part) && isOfOpenTab(part, session);
  return loaded.wizard.parts.filter(isTold).map((part) => {
    const tabs = tabsOfPart(part);
    return { part: part.id, tabs, titles: tabs.map(titleOf) };
  });
}

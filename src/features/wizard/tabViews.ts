import type { ComponentProps, ComponentType } from 'react';
import { hasLists } from '../../../contract/hasLists';
import type { LoadedWizard } from '../../../engine/definition';
import { PlainTabView } from '../../../engine/react';
import { lazyBlock } from '../../blocks/lazyBlock';

type TabProps = ComponentProps<typeof PlainTabView>;

/** What draws tabs with lists of rows: a third of what forms take, which a new customer seldom begins with. */
export const ListTab = lazyBlock<TabProps>(async () => (await import('./listTab')).TabView);

/** What draws a tab. */
export function viewOf(loaded: LoadedWizard, tab: string): ComponentType<TabProps> {
  return hasLists(loaded.tabs[tab]?.definition) ? ListTab : PlainTabView;
}

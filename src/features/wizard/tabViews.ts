import type { ComponentProps, ComponentType } from 'react';
import type { LoadedWizard } from '../../../engine/core';
import { PlainTabView } from '../../../engine/react';
import { lazyBlock } from '../../blocks/lazyBlock';
import { hasLists } from './hasLists';

type TabProps = ComponentProps<typeof PlainTabView>;

/** What draws tabs with lists of rows: a third of what forms take, which a new customer seldom begins with. */
export const ListTab = lazyBlock<TabProps>(async () => (await import('./listTab')).TabView);

/** What draws a tab. */
export function viewOf(loaded: LoadedWizard, tab: string): ComponentType<TabProps> {
  return hasLists(loaded, tab) ? ListTab : PlainTabView;
}

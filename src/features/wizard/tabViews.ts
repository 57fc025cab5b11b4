import type { ComponentProps, ComponentType } from 'react';
import type { LoadedWizard } from '../../../engine/core';
import { PlainTabView } from '../../../engine/react';
import { lazyBlock } from '../../blocks/lazyBlock';

type TabProps = ComponentProps<typeof PlainTabView>;

/** What draws tabs with lists of rows: a third of what forms take, which a new customer seldom begins with. */
export const ListTab = lazyBlock<TabProps>(async () => (await import('./listTab')).TabView);

/** What draws a tab. */
export function viewOf({ tabs }: LoadedWizard, tab: string): ComponentType<TabProps> {
  return Object.keys(tabs[tab]?.definition.collections ?? {}).length > 0 ? ListTab : PlainTabView;
}

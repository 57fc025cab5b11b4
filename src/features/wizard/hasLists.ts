import type { LoadedWizard } from '../../../engine/core';

/** Whether a tab has lists of rows, which a script of their own draws. */
export const hasLists = ({ tabs }: LoadedWizard, tab: string): boolean =>
  Object.keys(tabs[tab]?.definition.collections ?? {}).length > 0;

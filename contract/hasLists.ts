import type { TabDefinition } from '../engine/definition';

/** Whether a tab has lists of rows, which a script of their own draws. */
export const hasLists = (tab: Pick<TabDefinition, 'collections'> | undefined): boolean =>
  Object.keys(tab?.collections ?? {}).length > 0;

import type { BlockPage, WidgetPage } from './types';

const widgets = import.meta.glob<WidgetPage>('./widgets/*.ts', { import: 'page', eager: true });
const blocks = import.meta.glob<BlockPage>('./blocks/*.ts', { import: 'page', eager: true });

const byName = <Page>(files: Record<string, Page>): Record<string, Page> =>
  Object.fromEntries(Object.entries(files).map(([path, page]) => [path.replace(/^.*\/|\.ts$/g, ''), page]));

/** The page of each widget, by the name that a definition gives it. */
export const widgetPages = byName(widgets);

/** The page of each block, by the name that a definition gives it. */
export const blockPages = byName(blocks);

/**
 * The form of a tab on the screen, for React: its fields, widgets, frames and summary, over a session.
 *
 * @begin createBrowserSession, PlainTabView, TabView, SummaryView, registerWidget, WidgetProps
 * @example
 * import { plainSurface } from 'ficha-engine/react';
 *
 * plainSurface.blocks; // {}
 */
export {
  type BrowserSessionInput,
  type BrowserSurroundings,
  createBrowserSession,
  plainSurface,
  type TabsOfPage,
  type TabsOfServer,
} from './react/browser/browserSession';
export { BoundField } from './react/form/BoundField';
export { PlainTabView } from './react/form/PlainTabView';
export { SectionCard } from './react/form/SectionCard';
export { SectionItemView } from './react/form/SectionItemView';
export { StandaloneFormView } from './react/form/StandaloneFormView';
export type { Sight } from './react/form/sight';
export type { TabHandle } from './react/form/TabForm';
export { TabView } from './react/form/TabView';
export { widgetOf } from './react/form/widgetOf';
export { FramedWidget } from './react/frame/FramedWidget';
export { Blanks } from './react/summary/Blanks';
export { SummaryView } from './react/summary/SummaryView';
export { summaryHeading } from './react/summary/summaryHeading';
export { useSummary } from './react/summary/useSummary';
export { registerWidget } from './react/widgets/table';
export type { WidgetProps } from './react/widgets/types';

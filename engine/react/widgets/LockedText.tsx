import { TextControl } from './control/TextControl';
import type { WidgetProps } from './types';

/** A value as text with a padlock: focusable and readable, not to be changed. */
export function LockedText({ widget, text, prefix }: { widget: WidgetProps; text: string; prefix?: string }) {
  return <TextControl widget={{ ...widget, locked: true }} text={text} prefix={prefix} onText={() => {}} />;
}

import { TextControl } from './control/TextControl';
import { LockedText } from './LockedText';
import { textMeaning } from './textValue';
import type { WidgetProps } from './types';
import { useHeldText } from './useHeldText';

/** One line of free text. */
export function TextWidget(widget: WidgetProps) {
  const held = useHeldText(widget, textMeaning(widget.format));
  if (widget.locked) return <LockedText widget={widget} text={held.text} />;
  return <TextControl widget={widget} text={held} onText={(next) => widget.onChange(held.type(next))} />;
}

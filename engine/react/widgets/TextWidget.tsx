import { TextControl } from './control/TextControl';
import { LockedText } from './LockedText';
import { textMeaning } from './textValue';
import type { WidgetProps } from './types';
import { useTypedText } from './useTypedText';

/** One line of free text. */
export function TextWidget(widget: WidgetProps) {
  const { read, show } = textMeaning(widget.format);
  const { text, type } = useTypedText(widget.value, read, show);
  if (widget.locked) return <LockedText widget={widget} text={text} />;
  return <TextControl widget={widget} text={text} onText={(next) => widget.onChange(type(next))} />;
}

import { TextControl } from './control/TextControl';
import { textMeaning } from './textValue';
import type { WidgetProps } from './types';
import { useTypedText } from './useTypedText';

/** One line of free text. */
export function TextWidget(widget: WidgetProps) {
  const { read, show } = textMeaning(widget.format);
  const { text, type } = useTypedText(widget.value, read, show);
  return <TextControl widget={widget} text={text} onText={(next) => widget.onChange(type(next))} />;
}

import type { ReactNode } from 'react';
import { maskedText } from '../../core/formats/mask';
import { TextControl } from './control/TextControl';
import { textMeaning } from './textValue';
import type { WidgetProps } from './types';
import { useTypedText } from './useTypedText';

/** A text that is kept in the mask or among the characters of its format, however it gets into the box. */
export function MaskedWidget({ end, ...widget }: WidgetProps & { end?: ReactNode }) {
  const { format } = widget;
  const { read, show } = textMeaning(format);
  const written = (value: Parameters<typeof show>[0]) =>
    format?.mask ? maskedText(format.mask, show(value)) : show(value);
  const { text, type, rewrite } = useTypedText(widget.value, read, written);
  const leave = () => {
    if (format?.type === 'number' || format?.mask) rewrite(written(read(text)));
    widget.onLeave();
  };
  return (
    <TextControl
      widget={widget}
      text={text}
      onText={(next) => widget.onChange(type(next))}
      end={end}
      input={{ autoCapitalize: format?.autoCapitalize, spellCheck: false, onBlur: leave }}
    />
  );
}

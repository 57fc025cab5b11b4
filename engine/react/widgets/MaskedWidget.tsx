import type { ReactNode } from 'react';
import { maskedText } from '../../core/formats/mask';
import { TextControl } from './control/TextControl';
import { textMeaning } from './textValue';
import type { WidgetProps } from './types';
import { useHeldText } from './useHeldText';

/** A text that is kept in the mask or among the characters of its format, however it gets into the box. */
export function MaskedWidget({ end, ...widget }: WidgetProps & { end?: ReactNode }) {
  const { format } = widget;
  const { read, show } = textMeaning(format);
  const written = (value: Parameters<typeof show>[0]) =>
    format?.mask ? maskedText(format.mask, show(value)) : show(value);
  const held = useHeldText(widget, { read, show: written });
  const leave = () => {
    if (format?.type === 'number' || format?.mask) held.rewrite(written(read(held.now())));
    widget.onLeave();
  };
  return (
    <TextControl
      widget={widget}
      text={held}
      onText={(next) => widget.onChange(held.type(next))}
      end={end}
      input={{ autoCapitalize: format?.autoCapitalize, spellCheck: false, onBlur: leave }}
    />
  );
}

import { type ReactNode, useMemo, useRef } from 'react';
import { TextControl } from './control/TextControl';
import { formatMask, maskedText } from './mask/formatMask';
import { useMask } from './mask/useMask';
import { textMeaning } from './textValue';
import type { WidgetProps } from './types';
import { useTypedText } from './useTypedText';

/** A text that is kept in the mask of its format while it is typed or pasted. */
export function MaskedWidget({ end, ...widget }: WidgetProps & { end?: ReactNode }) {
  const { format } = widget;
  const { read, show } = textMeaning(format);
  const ref = useRef<HTMLInputElement>(null);
  const { text, type, rewrite } = useTypedText(widget.value, read, (value) =>
    format ? maskedText(format, value) : show(value),
  );
  useMask(
    ref,
    useMemo(() => format && formatMask(format), [format]),
    text,
  );
  const leave = () => {
    if (format?.type === 'number') rewrite(show(read(text)));
    widget.onLeave();
  };
  return (
    <TextControl
      ref={ref}
      widget={widget}
      text={text}
      onText={(next) => widget.onChange(type(next))}
      end={end}
      input={{ autoCapitalize: format?.autoCapitalize, spellCheck: false, onBlur: leave }}
    />
  );
}

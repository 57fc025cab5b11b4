import { useMemo, useRef } from 'react';
import { decimal } from '../../core/formats/decimalFormat';
import { TextControl } from './control/TextControl';
import { numberMask } from './mask/numberMask';
import { useMask } from './mask/useMask';
import type { WidgetProps } from './types';
import { useTypedText } from './useTypedText';

/** A number with a decimal comma, grouped and padded as its format shows it once the field is left. */
export function NumberWidget({ prefix, suffix, ...widget }: WidgetProps & { prefix?: string; suffix?: string }) {
  const { format = decimal } = widget;
  const ref = useRef<HTMLInputElement>(null);
  const { text, type, rewrite } = useTypedText(widget.value, format.normalise, format.display);
  useMask(
    ref,
    useMemo(() => numberMask(format), [format]),
    text,
  );
  const leave = () => {
    rewrite(format.display(format.normalise(text)));
    widget.onLeave();
  };
  return (
    <TextControl
      ref={ref}
      // Completion by the browser would come past the reading of pasted text.
      widget={{ inputMode: 'decimal', autoComplete: 'off', ...widget, format }}
      text={text}
      onText={(next) => widget.onChange(type(next))}
      prefix={prefix ?? format.prefix?.trim()}
      suffix={suffix ?? format.suffix}
      input={{ onBlur: leave }}
    />
  );
}

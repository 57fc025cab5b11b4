import { useMemo } from 'react';
import { decimal } from '../../core/formats/decimalFormat';
import { numberTyping } from '../../core/typing/numberTyping';
import { TextControl } from './control/TextControl';
import type { WidgetProps } from './types';
import { useHeldText } from './useHeldText';

/** A number of at most two decimals, grouped and padded as its format shows it once the field is left. */
export function NumberWidget({ prefix, suffix, ...widget }: WidgetProps & { prefix?: string; suffix?: string }) {
  const { format = decimal } = widget;
  const held = useHeldText(widget, { read: format.normalise, show: format.display });
  const leave = () => {
    held.rewrite(format.display(format.normalise(held.now())));
    widget.onLeave();
  };
  return (
    <TextControl
      // Completion by the browser would come past the reading of pasted text.
      widget={{ inputMode: 'decimal', autoComplete: 'off', ...widget, format }}
      text={held}
      onText={(next) => widget.onChange(held.type(next))}
      typing={useMemo(() => format.typing ?? numberTyping(format), [format])}
      prefix={prefix ?? format.prefix?.trim()}
      suffix={suffix ?? format.suffix}
      input={{ onBlur: leave }}
    />
  );
}

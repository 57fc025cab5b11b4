import { fieldAria } from '../../frame/fieldAria';
import type { WidgetProps } from '../types';

/** What every native control of a widget carries: identity, state, help of the keyboard, and the ids around it. */
export function inputProps(widget: WidgetProps, ...describedBy: (string | false)[]) {
  return {
    id: widget.id,
    name: widget.name,
    disabled: widget.disabled,
    autoComplete: widget.autoComplete,
    onBlur: widget.onLeave,
    ...fieldAria(widget, ...describedBy),
  };
}

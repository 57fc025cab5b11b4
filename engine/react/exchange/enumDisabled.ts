import { isEqual, type Json } from '../../core/json';
import type { Choice, WidgetProps } from '../widgets/types';

/** Whether `ui:enumDisabled` keeps an option from being chosen. */
export function isOff({ options }: Pick<WidgetProps, 'options'>, value: Json): boolean {
  const { enumDisabled } = options;
  return Array.isArray(enumDisabled) && enumDisabled.some((off) => isEqual(off, value));
}

/** The options that a list with search has: those that can be chosen, and the one that is. */
export const withoutOff = (widget: WidgetProps): readonly Choice[] | undefined =>
  widget.choices?.filter(({ value }) => !isOff(widget, value) || isEqual(value, widget.value));

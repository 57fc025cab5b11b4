import { isEqual } from '../../core/json';
import type { WidgetProps } from '../widgets/types';

/** Widgets that show each of their options, those too that cannot be chosen. */
const SHOW_ALL = ['checkboxes', 'radio', 'select'];

/**
 * The options of a widget where `ui:enumDisabled` keeps some from being chosen: shown and disabled, or, in a list with
 * search, only those that can be chosen and the one that is.
 */
export function choicesOf(widget: string, { choices, options, value }: WidgetProps): Pick<WidgetProps, 'choices'> {
  const { enumDisabled } = options;
  if (!choices || !Array.isArray(enumDisabled)) return {};
  const isOff = (option: (typeof choices)[number]) => enumDisabled.some((off) => isEqual(off, option.value));
  if (SHOW_ALL.includes(widget)) {
    return { choices: choices.map((choice) => (isOff(choice) ? { ...choice, disabled: true } : choice)) };
  }
  return { choices: choices.filter((choice) => !isOff(choice) || isEqual(choice.value, value)) };
}

import { isEqual, type Json } from '../../core/json';
import { widgetText } from './texts';
import type { Choice, WidgetProps } from './types';

/** The option that a value stands for. */
export function findChoice(choices: readonly Choice[] | undefined, value: Json | undefined): Choice | undefined {
  return value === undefined ? undefined : choices?.find((choice) => isEqual(choice.value, value));
}

/** One line for an option: `'001 · Banco do Brasil S.A.'`. */
export function choiceText({ code, label }: Choice): string {
  return code ? `${code} · ${label}` : label;
}

/** The text of the value of a choice; a value that is no option is shown as it is, but not while options load. */
export function chosenText({ value, choices, loading }: Pick<WidgetProps, 'value' | 'choices' | 'loading'>): string {
  const choice = findChoice(choices, value);
  if (choice) return choiceText(choice);
  return value === undefined || value === null || loading ? '' : String(value);
}

/** What a choice shows while nothing is chosen: that its options are on their way or need another field first, else its placeholder. */
export function emptyText(widget: WidgetProps): string {
  if (widget.loading) return widgetText(widget, 'loading');
  return widget.noOptions ?? widget.placeholder ?? widgetText(widget, 'select');
}

/** Whether a value, `"true"` and `"false"` as text included, says yes or no; `undefined` = neither. */
export function toAnswer(value: Json | undefined): boolean | undefined {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
}

/** The stored value of an answer: text where the options or the value are text, else a boolean. */
export function fromAnswer(answer: boolean, { value, choices }: Pick<WidgetProps, 'value' | 'choices'>): Json {
  const asText = typeof value === 'string' || choices?.some((choice) => typeof choice.value === 'string');
  return asText ? String(answer) : answer;
}

/** `yes` or `no` in words, `''` for neither. */
export function answerText(widget: WidgetProps): string {
  const answer = toAnswer(widget.value);
  return answer === undefined ? '' : widgetText(widget, answer ? 'yes' : 'no');
}

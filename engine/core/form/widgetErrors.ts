import { isEmpty, isEqual, type Json } from '../json';
import type { TabPlan } from '../plan/plan';
import type { Pointer } from '../pointer';
import { moveUp } from '../state/rows';
import { locate, type TabState, valueAt } from '../state/state';
import type { ValidationContext } from '../validation/context';
import type { FieldError } from '../validation/errors';
import { isShown } from '../validation/findings';
import { createTeller } from '../validation/messages';
import { inPlace } from './summaryLines';

/** What a widget says is wrong with a value that it gave. */
interface WidgetError {
  value: Json | undefined;
  /** One line for each thing. */
  inline: string;
}

/**
 * What widgets say of the values that they gave, by pointer. Each stands as long as its field holds that value and is shown:
 * nobody else could end what is said by a widget that is gone.
 */
export type WidgetErrors = ReadonlyMap<Pointer, WidgetError>;

/** A form that has them. */
interface WithWidgetErrors {
  tab: TabState;
  widgetErrors: WidgetErrors;
}

/** What they are told with. */
interface Telling extends Pick<ValidationContext, 'texts' | 'levels'> {
  plan: TabPlan;
}

/** The errors with those of a value that a widget gave; without any the ones before go. */
export function putWidgetErrors(form: WithWidgetErrors, pointer: Pointer, lines: readonly string[]): WidgetErrors {
  const errors = new Map(form.widgetErrors);
  if (lines.length === 0) errors.delete(pointer);
  else errors.set(pointer, { value: valueAt(form.tab.data, pointer), inline: lines.join('\n') });
  return errors;
}

/** Those that stay as other data come: what was said of an empty field is not about them. */
export function filledWidgetErrors(errors: WidgetErrors): WidgetErrors {
  return errors.size === 0 ? errors : new Map([...errors].filter(([, { value }]) => !isEmpty(value)));
}

/** Moves those of the rows behind one that was taken off. */
export function moveWidgetErrors(errors: WidgetErrors, list: string, removed: number): WidgetErrors {
  const moved = [...errors].map(([pointer, error]) => [moveUp(pointer, list, removed), error] as const);
  return new Map(moved.flatMap(([pointer, error]) => (pointer === undefined ? [] : [[pointer, error]])));
}

/** What the widget of a field says of the value that stands in it, as an error of the tab. */
export function widgetErrorAt(
  { tab, widgetErrors }: WithWidgetErrors,
  pointer: Pointer,
  { plan, texts, levels }: Telling,
): FieldError | undefined {
  const error = widgetErrors.get(pointer);
  const place = error && standingAt(plan, tab, pointer, error);
  if (!place) return undefined;
  const kind = tab.required.has(pointer) ? 'invalid' : 'optional';
  const subject = { ...place, kind, keyword: WIDGET, inline: error.inline };
  // Words of another, in which nothing is filled in.
  return { pointer, keyword: WIDGET, kind, ...createTeller(plan, texts, levels)(subject), inline: error.inline };
}

/** The keyword of these errors. */
const WIDGET = 'widget';

/** Whether a widget says so. */
export const isOfWidget = (error: FieldError | undefined): boolean => error?.keyword === WIDGET;

/** What a validation has found, with what widgets say in the place of what it says of their fields. */
export function withWidgetErrors(form: WithWidgetErrors, found: FieldError[], input: Telling): FieldError[] {
  const own = [...form.widgetErrors.keys()].flatMap((pointer) => widgetErrorAt(form, pointer, input) ?? []);
  if (own.length === 0) return found;
  const told = new Set(own.map(({ pointer }) => pointer));
  const others = found.filter(({ pointer }) => !told.has(pointer));
  return own.reduce((errors, error) => inPlace(input.plan, errors, error), others);
}

/** Whether a widget says that something is wrong. */
export function hasWidgetErrors({ tab, widgetErrors }: WithWidgetErrors, plan: TabPlan): boolean {
  return [...widgetErrors].some(([pointer, error]) => standingAt(plan, tab, pointer, error) !== undefined);
}

/** The place of an error that stands. */
function standingAt(plan: TabPlan, tab: TabState, pointer: Pointer, { value }: WidgetError) {
  const place = locate(plan, pointer);
  if (!place || !isShown(plan, tab, place)) return undefined;
  return isEqual(valueAt(tab.data, pointer), value) ? place : undefined;
}

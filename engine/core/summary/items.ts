import type { Context } from '../condition/scope';
import type { JsonObject } from '../json';
import { type FieldPlan, placeOf, pointerOf } from '../plan/fields';
import type { TabPlan } from '../plan/plan';
import { isQuestion } from '../plan/question';
import { fieldValue, scopeOf, type TabState } from '../state/state';
import { formatOf } from '../validation/formatOf';
import { fillSettings } from '../validation/messages';
import { openers } from '../widgets/kinds';
import type { SummaryItem } from './types';
import { valueText } from './valueText';

/** A tab, or the form of one row, at the moment of the summary. */
export interface TabSubject {
  plan: TabPlan;
  state: TabState;
  context: Context;
  /** The data as given, before any rule ran. */
  given: JsonObject;
  /** Screen texts of the wizard. */
  texts: Record<string, string>;
}

/** The lines of some fields, by their names in a section; the fields inside an object are lines of their own. */
export function itemsOf(names: readonly string[], subject: TabSubject): SummaryItem[] {
  return names.flatMap((name) =>
    subject.plan.fields
      .filter(({ node, list }) => list === undefined && (node === name || node.startsWith(`${name}/`)))
      .filter((field) => isShown(field, subject))
      .map((field) => itemOf(field, undefined, subject)),
  );
}

/** The lines of fields of one row of a list. */
export function rowItemsOf(
  names: readonly string[],
  { list, index }: { list: string; index: number },
  subject: TabSubject,
): SummaryItem[] {
  return names.flatMap((name) =>
    subject.plan.fields
      .filter((field) => field.list === list && field.name === name)
      .filter((field) => isShown(field, subject, index))
      .map((field) => itemOf(field, index, subject)),
  );
}

function isShown(field: FieldPlan, { state, given }: TabSubject, index?: number): boolean {
  if (state.hidden.has(pointerOf(field, index))) return false;
  if (field.schema.local === undefined) return true;
  return !openers[field.ui['ui:widget'] ?? ''] && fieldValue(given, field, index) !== undefined;
}

function itemOf(field: FieldPlan, index: number | undefined, subject: TabSubject): SummaryItem {
  const { plan, state, context, texts } = subject;
  const { schema, ui } = field;
  const format = formatOf(plan, state, field, index);
  const followed = schema.formatBy ? context.formats[format ?? '']?.title : undefined;
  const title = schema.title ?? field.name;
  // A title that needs its question beside it says nothing alone: its longer name in dialogs does. A row has its own heading.
  const ownName = field.list === undefined ? ui['ui:name'] : undefined;
  const scope = scopeOf(plan, state.data, context, field.list, index);
  const value = fieldValue(state.data, field, index);
  const text = valueText(value, { schema, ui, format, scope, texts });
  return {
    label: fillSettings(followed ?? (ownName && ownName.length > title.length ? ownName : title), context.settings),
    ...text,
    ...(text.value === '' && isQuestion(field) && { unanswered: placeOf(field) }),
  };
}

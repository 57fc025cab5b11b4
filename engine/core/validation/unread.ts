import { isEqual, type JsonObject } from '../json';
import { type FieldPlan, pointerOf } from '../plan/fields';
import type { TabPlan } from '../plan/plan';
import { fieldValue, instancesOf, type TabState } from '../state/state';
import type { ValidationContext } from './context';
import type { FieldError } from './errors';
import { formatOf } from './formatOf';
import { messageOf, nameOf } from './messages';

/**
 * What is said under a field that was left with a text that means no value: the reason of its format, or that a choice
 * has no such option. It stands until the field changes and stops nothing, for to everything else the field is empty.
 */
export function unreadError(
  plan: TabPlan,
  state: TabState,
  { field, index }: { field: FieldPlan; index?: number },
  text: string,
  input: ValidationContext,
): FieldError | undefined {
  const { schema } = field;
  const format = formatOf(plan, state, field, index);
  const isChoice = Boolean(schema.options || schema.enum || schema.oneOf);
  const reason = isChoice ? undefined : input.context.formats[format ?? '']?.unread?.(text);
  if (!isChoice && reason === undefined) return undefined;
  return standingError(
    plan,
    state,
    { field, ...(index !== undefined && { index }) },
    { keyword: isChoice ? 'enum' : 'format', reason },
    input,
  );
}

/** What stands under a field that counts as empty and holds a text: what is wrong with the text, where its format says. */
export function inlineOfUnread(
  plan: TabPlan,
  state: TabState,
  place: { field: FieldPlan; index?: number },
  input: ValidationContext,
): string {
  return standingError(plan, state, place, { keyword: 'format', reason: 'invalid' }, input).inline;
}

/** An error that stands under a field until it is edited and stops nothing. */
function standingError(
  plan: TabPlan,
  state: TabState,
  { field, index }: { field: FieldPlan; index?: number },
  { keyword, reason }: { keyword: string; reason: string | undefined },
  { texts, levels }: ValidationContext,
): FieldError {
  const pointer = pointerOf(field, index);
  const format = formatOf(plan, state, field, index);
  const kind = state.required.has(pointer) ? 'invalid' : 'optional';
  const row = index === undefined ? {} : { index };
  const message = messageOf(plan, { field, ...row, kind, keyword, format, reason }, texts, levels);
  return {
    pointer,
    keyword,
    kind,
    unread: true,
    ...(reason !== undefined && { reason }),
    name: nameOf(plan, field, index, texts.settings),
    inline: message.inline ?? '',
    title: message.title ?? '',
    text: message.text ?? '',
  };
}

/**
 * What the formats say of values as they were stored, under the fields that still have them and are shown.
 * @param values the reasons in the places of the values, and the data as they were loaded
 */
export function errorsOfStored(
  plan: TabPlan,
  state: TabState,
  { told, stored }: { told: JsonObject; stored: JsonObject },
  input: ValidationContext,
): FieldError[] {
  return plan.fields.flatMap((field) =>
    instancesOf(field, state.data).flatMap((index) => {
      if (!input.context.formats[formatOf(plan, state, field, index) ?? '']?.stored) return [];
      const reason = fieldValue(told, field, index);
      const isAsStored = isEqual(fieldValue(state.data, field, index), fieldValue(stored, field, index));
      if (typeof reason !== 'string' || !isAsStored || state.hidden.has(pointerOf(field, index))) return [];
      const place = { field, ...(index !== undefined && { index }) };
      return [standingError(plan, state, place, { keyword: 'format', reason }, input)];
    }),
  );
}

import { type FieldPlan, pointerOf } from '../plan/fields';
import type { TabPlan } from '../plan/plan';
import type { TabState } from '../state/state';
import type { FieldError } from './errors';
import { messageOf, nameOf } from './messages';
import { formatOf, type ValidationContext } from './validate';

/**
 * What is said under a field that was left with a text that means no value: the reason of its format, or that a choice
 * has no such option. It stands until the field changes and stops nothing, for to everything else the field is empty.
 */
export function unreadError(
  plan: TabPlan,
  state: TabState,
  { field, index }: { field: FieldPlan; index?: number },
  text: string,
  { context, texts, levels }: ValidationContext,
): FieldError | undefined {
  const { schema } = field;
  const format = formatOf(plan, state, field, index);
  const isChoice = Boolean(schema.options || schema.enum || schema.oneOf);
  const reason = isChoice ? undefined : context.formats[format ?? '']?.unread?.(text);
  if (!isChoice && reason === undefined) return undefined;
  const pointer = pointerOf(field, index);
  const kind = state.required.has(pointer) ? 'invalid' : 'optional';
  const keyword = isChoice ? 'enum' : 'format';
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

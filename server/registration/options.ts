import { type Context, isEmpty, isEqual, type Json, readReference } from '../../engine/core';
import { splitValues } from '../../engine/definition';
import {
  type FieldError,
  type FieldPlan,
  fieldValue,
  instancesOf,
  type MessageContext,
  messageOf,
  nameOf,
  pointerOf,
  scopeOf,
  type TabPlan,
  type TabState,
} from '../../engine/state';
import { fillPath } from '../../engine/wire';
import type { Before } from './protected';
import { storedValue } from './storedValue';

/** One instance of a field. */
interface Place {
  field: FieldPlan;
  index: number | undefined;
}

/**
 * The errors of choices that are in none of the lists that this server answers with. A value that was stored before
 * is kept, even when its list has lost it.
 */
export function unknownOptions(
  plan: TabPlan,
  state: TabState,
  { before, context, key, texts }: Before & { texts: MessageContext },
): FieldError[] {
  const places = plan.fields
    .filter(({ schema }) => schema.options)
    .flatMap((field) => instancesOf(field, state.data).map((index): Place => ({ field, index })));
  return places
    .filter(({ field, index }) => !state.hidden.has(pointerOf(field, index)))
    .filter(({ field, index }) => {
      const value = fieldValue(state.data, field, index);
      return !isEmpty(value) && !isEqual(value, storedValue({ before, data: state.data, field, index, key }));
    })
    .filter((place) => !isKnown(plan, state, place, { context, before: { before, key } }))
    .map((place) => toError(plan, state, place, texts));
}

function isKnown(
  plan: TabPlan,
  state: TabState,
  { field, index }: Place,
  { context, before }: { context: Context; before: Pick<Before, 'before' | 'key'> },
): boolean {
  const { options } = field.schema;
  // A field that may be free text is one, too, where the list did not load (PF-INF-24).
  if (!options || options.when) return true;
  const scope = scopeOf(plan, state.data, context, field.list, index);
  const call = fillPath(options.call, (name) => readReference(name, scope));
  if (call === undefined) return true;
  const value = fieldValue(state.data, field, index) as Json;
  const isListed = (one: Json) => context.option?.(call, options.value, one) !== undefined;
  if (options.separator === undefined) return isListed(value);
  const kept = splitValues(storedValue({ ...before, data: state.data, field, index }), options.separator);
  return splitValues(value, options.separator).every((one) => kept.includes(one) || isListed(one));
}

function toError(plan: TabPlan, state: TabState, { field, index }: Place, texts: MessageContext): FieldError {
  const pointer = pointerOf(field, index);
  const kind = state.required.has(pointer) ? 'invalid' : 'optional';
  const row = index === undefined ? {} : { index };
  const message = messageOf(plan, { field, ...row, kind, keyword: 'enum' }, texts);
  return {
    pointer,
    keyword: 'enum',
    kind,
    name: nameOf(plan, field, index, texts.settings),
    inline: message.inline ?? '',
    title: message.title ?? '',
    text: message.text ?? '',
  };
}

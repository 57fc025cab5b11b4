import type { Context } from '../condition/scope';
import { isEmpty, type Json } from '../json';
import type { FieldPlan } from '../plan/fields';
import type { TabPlan } from '../plan/plan';
import type { Pointer } from '../pointer';
import { fieldValue, locate, type TabState } from '../state/state';

/** The format of a field at the moment: its own, or the one that its sibling picks. */
export function formatOf(plan: TabPlan, state: TabState, field: FieldPlan, index?: number): string | undefined {
  for (const [sibling, formats] of Object.entries(field.schema.formatBy ?? {})) {
    const node = [...field.node.split('/').slice(0, -1), sibling].join('/');
    const source = plan.byNode.get(node);
    const value = source && fieldValue(state.data, source, index);
    if (value !== undefined) return formats[String(value)];
  }
  return field.schema.format;
}

/** Whether a field is wrong for a reason that its format tells of complete texts alone. */
export function failsInFull(plan: TabPlan, state: TabState, pointer: Pointer, { formats }: Context): boolean {
  const place = locate(plan, pointer);
  const format = place && formats[formatOf(plan, state, place.field, place.index) ?? ''];
  const value = place && fieldValue(state.data, place.field, place.index);
  if (!format?.complete || isEmpty(value)) return false;
  return format.complete.includes(format.validate(value as Json) ?? '');
}

/** The maximum length that a setting gives a field, in characters. */
export function maxLengthOf(field: FieldPlan, context: Pick<Context, 'settings'>): number | undefined {
  const source = field.schema.maxLengthOf?.replace('$settings/', '');
  const value = source === undefined ? undefined : context.settings[source];
  return typeof value === 'number' ? value : undefined;
}

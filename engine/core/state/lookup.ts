import type { Context } from '../condition/scope';
import type { LookupDefinition } from '../definition/types';
import { isEmpty, isObject, type Json, type JsonObject } from '../json';
import { type FieldPlan, pointerOf } from '../plan/fields';
import type { TabPlan } from '../plan/plan';
import { nodeOf } from '../plan/rules';
import { getAt, type Pointer } from '../pointer';
import { applyWrites, type ChangeResult, type LookupStart, lookupKey, type Write } from './change';
import { settleFrom } from './settle';
import { fieldValue, locate, type TabState } from './state';
import { closeDraft, openDraft } from './working';

/** What a lookup call brought. Of an aborted one nothing is said; that there is no connection is said at the field. */
export type LookupAnswer =
  | { kind: 'found'; record: JsonObject }
  | { kind: 'notFound' | 'failed' | 'offline' | 'aborted' };

/**
 * Reads the body of a lookup's answer: `null`, or an object with a member of `notFound` set, is not found; what is
 * neither is no answer of the service that was asked.
 */
export function readAnswer(definition: LookupDefinition, body: Json | undefined): LookupAnswer {
  if (body === null) return { kind: 'notFound' };
  const record = isObject(body) && isObject(body.data) ? body.data : body;
  if (!isObject(record)) return { kind: 'failed' };
  const missing = Object.entries(definition.notFound ?? {}).some(
    ([key, value]) => String(record[key]) === String(value),
  );
  return missing ? { kind: 'notFound' } : { kind: 'found', record };
}

/**
 * The state after an answer. Found: fields are filled, then those whose deciding part of the answer is filled are
 * locked, an empty field never. Not found: the rule's fields are emptied. In any other case values stay. `quiet` only locks.
 */
export function applyAnswer(
  plan: TabPlan,
  state: TabState,
  start: LookupStart,
  answer: LookupAnswer,
  context: Context,
  quiet = false,
): ChangeResult {
  const { rule, list } = start.rule;
  const target = (name: string): Pointer => pointerOf(plan.byNode.get(nodeOf(name, list)) as FieldPlan, start.index);
  const writes: Write[] = [];
  if (answer.kind === 'found' && !quiet) {
    for (const [name, source] of Object.entries(rule.fill ?? {})) {
      const value = isObject(source) ? source.const : getAt(answer.record, source.split('/'));
      writes.push({ pointer: target(name), value: isEmpty(value) ? undefined : (value as Json) });
    }
  }
  if (answer.kind === 'notFound' && !quiet) {
    for (const name of rule.notFound?.clear ?? []) writes.push({ pointer: target(name), value: undefined });
  }
  const result = applyWrites(plan, state, writes, context);
  if (answer.kind !== 'found') return result;
  const locks = Object.entries(rule.locks ?? {})
    .filter(([, part]) => part === true || !isEmpty(getAt(answer.record, part.split('/'))))
    .map(([name]) => target(name))
    .filter((pointer) => {
      const place = locate(plan, pointer);
      return place && !isEmpty(fieldValue(result.state.data, place.field, place.index));
    });
  return lock(plan, result, lookupKey(start.rule, start.index), locks, context);
}

function lock(plan: TabPlan, result: ChangeResult, key: string, locks: Pointer[], context: Context): ChangeResult {
  const lookups = { ...result.state.lookups, [key]: locks };
  const draft = openDraft(plan, { ...result.state, lookups }, context, false);
  settleFrom(
    draft,
    locks.flatMap((pointer) => locate(plan, pointer) ?? []),
  );
  const touched = new Set([...result.touched, ...draft.touched]);
  return { ...result, state: closeDraft(draft, lookups), touched };
}

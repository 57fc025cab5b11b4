import { evaluateCondition } from '../condition/evaluate';
import { readReference } from '../condition/read';
import type { Context } from '../condition/scope';
import type { AskDefinition } from '../definition/types';
import { isEmpty, isEqual, type Json, type JsonObject } from '../json';
import type { RulePlan } from '../plan/acting';
import { type FieldPlan, pointerOf } from '../plan/fields';
import type { TabPlan } from '../plan/plan';
import { nodeOf } from '../plan/rules';
import { getAt, type Pointer } from '../pointer';
import { settleFrom } from './settle';
import { locate, rowsOf, scopeOf, type TabState } from './state';
import { closeDraft, type Draft, lockedBy, openDraft, writeValue } from './working';

/** A lookup that a change starts. */
export interface LookupStart {
  rule: RulePlan;
  index?: number;
  /** The arguments by name. */
  with: JsonObject;
}

/** What became of a change. */
export interface ChangeResult {
  state: TabState;
  /** Pointers of fields whose value or flags changed. */
  touched: ReadonlySet<Pointer>;
  /** Questions to put before the change is taken: the state counts only when all are answered yes. */
  asks: (string | AskDefinition)[];
  lookups: LookupStart[];
}

/** One value written by the customer or by an answer; `undefined` empties the field. */
export interface Write {
  pointer: Pointer;
  value: Json | undefined;
}

/**
 * The state after the customer changed a field: rules that read it run, transitively, events once each.
 * Cost: what the change reaches, and a look at each rule with a trigger. A pointer that no field has changes nothing.
 */
export function changeField(plan: TabPlan, state: TabState, write: Write, context: Context): ChangeResult {
  return applyWrites(plan, state, [write], context);
}

/** The state after several fields were written at once, as the answer of a lookup does. */
export function applyWrites(plan: TabPlan, state: TabState, writes: Write[], context: Context): ChangeResult {
  const { draft, next } = written(plan, state, writes, context);
  return {
    state: next,
    touched: draft.touched,
    asks: asksOf(plan, state, writes, context),
    lookups: startsOf(plan, draft, next, context),
  };
}

/** A state with some values written, and all that comes of it; without `events` only what rules state of it. */
function written(plan: TabPlan, state: TabState, writes: Write[], context: Context, events = true) {
  const draft: Draft = { ...openDraft(plan, state, context, true), events };
  const seeds: { field: FieldPlan; index?: number }[] = [];
  for (const { pointer, value } of writes) {
    const place = locate(plan, pointer);
    if (place && writeValue(draft, place.field, place.index, value)) seeds.push(place);
  }
  const released = releaseLookups(plan, state, draft, seeds);
  settleFrom(draft, [...seeds, ...released.fields]);
  const { lookups, fields: freed } = releaseLookups(plan, state, draft, changedFields(draft));
  if (freed.length > 0) settleFrom(draft, freed);
  return { draft, next: closeDraft(draft, lookups) };
}

function changedFields(draft: Draft): { field: FieldPlan; index?: number }[] {
  return [...draft.before.keys()].flatMap((pointer) => locate(draft.plan, pointer) ?? []);
}

/** The key under which the locks of a lookup are kept. */
export const lookupKey = (rule: RulePlan, index: number | undefined): string =>
  `${rule.list ?? ''}:${rule.rule.id}:${index ?? ''}`;

/** Ends the locks of lookups whose arguments changed. */
function releaseLookups(plan: TabPlan, state: TabState, draft: Draft, changed: { field: FieldPlan; index?: number }[]) {
  let lookups = state.lookups;
  const fields: { field: FieldPlan; index?: number }[] = [];
  for (const rule of plan.triggered) {
    if (!rule.rule.lookup) continue;
    const sources = Object.values(rule.rule.with ?? {}).map((name) => nodeOf(name, rule.list));
    for (const { field, index } of changed) {
      const key = lookupKey(rule, index);
      if (!sources.includes(field.node) || !lookups[key]) continue;
      const { [key]: ended = [], ...rest } = lookups;
      lookups = rest;
      fields.push(...ended.flatMap((pointer) => locate(plan, pointer) ?? []));
    }
  }
  draft.lookupLocked = lockedBy(lookups);
  return { lookups, fields };
}

/**
 * Rules with a trigger among the changed fields, with the row in which it changed. Only rows are looked at in which
 * something changed: a list may be long.
 */
function triggered(plan: TabPlan, draft: Draft): { rule: RulePlan; index?: number }[] {
  const changed = changedFields(draft);
  const rowsOfRule = ({ on, list }: RulePlan): (number | undefined)[] => {
    if (list === undefined) return [undefined];
    const rows = new Set(changed.flatMap(({ field, index }) => (on.includes(field.node) ? [index] : [])));
    return rows.has(undefined) ? rowsOf(draft.data, list).map((_, index) => index) : [...rows];
  };
  return plan.triggered.flatMap((rule) =>
    rowsOfRule(rule)
      .filter((index) => rule.on.some((node) => isChanged(plan, draft, node, index)))
      .map((index) => ({ rule, ...(index !== undefined && { index }) })),
  );
}

function isChanged(plan: TabPlan, draft: Draft, node: string, index: number | undefined): boolean {
  const field = plan.byNode.get(node);
  if (!field) return false;
  const pointer = pointerOf(field, field.list === undefined ? undefined : index);
  return (
    draft.before.has(pointer) && !isEqual(draft.before.get(pointer), getAt(draft.data, pointer.slice(1).split('/')))
  );
}

/** The questions of a change, asked of the state as it would be before any event follows. */
function asksOf(plan: TabPlan, state: TabState, writes: Write[], context: Context): (string | AskDefinition)[] {
  if (!plan.triggered.some(({ rule }) => rule.ask !== undefined)) return [];
  const { draft, next } = written(plan, state, writes, context, false);
  return triggered(plan, draft)
    .filter(({ rule }) => rule.rule.ask !== undefined)
    .filter(({ rule, index }) => evaluateCondition(rule.rule.when, scopeOf(plan, next.data, context, rule.list, index)))
    .map(({ rule }) => rule.rule.ask as string | AskDefinition);
}

function startsOf(plan: TabPlan, draft: Draft, next: TabState, context: Context): LookupStart[] {
  return triggered(plan, draft).flatMap(({ rule, index }) => startOf(plan, next, rule, index, context) ?? []);
}

/** The start of a lookup, when its rule's condition holds and all its arguments are filled. */
function startOf(
  plan: TabPlan,
  state: TabState,
  rule: RulePlan,
  index: number | undefined,
  context: Context,
): LookupStart | undefined {
  if (!rule.rule.lookup) return undefined;
  const scope = scopeOf(plan, state.data, context, rule.list, index);
  if (!evaluateCondition(rule.rule.when, scope)) return undefined;
  const values: JsonObject = {};
  for (const [name, field] of Object.entries(rule.rule.with ?? {})) {
    const value = readReference(field, scope);
    if (isEmpty(value)) return undefined;
    values[name] = value as Json;
  }
  return { rule, with: values, ...(index !== undefined && { index }) };
}

/** A lookup as it would start now, to tell whether an answer still fits. */
export function presentLookup(
  plan: TabPlan,
  state: TabState,
  { rule, index }: Pick<LookupStart, 'rule' | 'index'>,
  context: Context,
): LookupStart | undefined {
  return startOf(plan, state, rule, index, context);
}

/** Every lookup whose arguments are filled, as it runs quietly on load. */
export function loadedLookups(plan: TabPlan, state: TabState, context: Context): LookupStart[] {
  return plan.rules.flatMap((rule) => {
    if (!rule.rule.lookup) return [];
    const instances = rule.list === undefined ? [undefined] : rowsOf(state.data, rule.list).map((_, index) => index);
    return instances.flatMap((index) => startOf(plan, state, rule, index, context) ?? []);
  });
}

/** The fields that start a lookup, in its row. */
export function triggersOf(plan: TabPlan, { rule, index }: Pick<LookupStart, 'rule' | 'index'>): Pointer[] {
  return rule.on.flatMap((node) => {
    const field = plan.byNode.get(node);
    return field ? [pointerOf(field, field.list === undefined ? undefined : index)] : [];
  });
}

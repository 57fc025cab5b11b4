import { evaluateCondition } from '../condition/evaluate';
import type { Context, Scope } from '../condition/scope';
import { isEmpty, isEqual, type Json, type JsonObject } from '../json';
import type { NodeRules } from '../plan/acting';
import { emptyValueOf, type FieldPlan, pointerOf } from '../plan/fields';
import type { TabPlan } from '../plan/plan';
import { type Pointer, setAt } from '../pointer';
import { evaluateOperand } from './operand';
import { fieldValue, instancesOf, rowsOf, scopeOf, stepsOf, type TabState } from './state';

/** A state being worked out: sets are copied on the first write, so an untouched one keeps its identity. */
export interface Draft {
  plan: TabPlan;
  context: Context;
  data: JsonObject;
  hidden: MutableSet;
  computed: MutableSet;
  required: MutableSet;
  locked: MutableSet;
  marks: TabState['marks'];
  lookupLocked: ReadonlySet<Pointer>;
  /** Values before the change, of the fields whose value changed. */
  before: Map<Pointer, Json | undefined>;
  /** Whether `on` rules run: the customer changed something. */
  events: boolean;
  /** Whether a value that is no longer computed is emptied. */
  releases: boolean;
  touched: Set<Pointer>;
}

interface MutableSet {
  base: ReadonlySet<Pointer>;
  copy?: Set<Pointer>;
}

const has = (set: MutableSet, pointer: Pointer) => (set.copy ?? set.base).has(pointer);

function put(draft: Draft, set: MutableSet, pointer: Pointer, member: boolean) {
  if (has(set, pointer) === member) return;
  set.copy ??= new Set(set.base);
  if (member) set.copy.add(pointer);
  else set.copy.delete(pointer);
  draft.touched.add(pointer);
}

const lockedSets = new WeakMap<TabState['lookups'], ReadonlySet<Pointer>>();

/** The fields that lookups lock: worked out once, however often a long list is typed in. */
export function lockedBy(lookups: TabState['lookups']): ReadonlySet<Pointer> {
  const known = lockedSets.get(lookups);
  if (known) return known;
  const locked = new Set(Object.values(lookups).flat());
  lockedSets.set(lookups, locked);
  return locked;
}

/** Opens a state for working. */
export function openDraft(plan: TabPlan, state: TabState, context: Context, events: boolean): Draft {
  return {
    plan,
    context,
    data: state.data,
    hidden: { base: state.hidden },
    computed: { base: state.computed },
    required: { base: state.required },
    locked: { base: state.locked },
    marks: state.marks,
    lookupLocked: lockedBy(state.lookups),
    before: new Map(),
    events,
    releases: events,
    touched: new Set(),
  };
}

/** The finished state of a draft. */
export function closeDraft(draft: Draft, lookups: TabState['lookups']): TabState {
  const done = (set: MutableSet) => set.copy ?? set.base;
  return {
    data: draft.data,
    hidden: done(draft.hidden),
    computed: done(draft.computed),
    required: done(draft.required),
    locked: done(draft.locked),
    marks: draft.marks,
    lookups,
  };
}

/** Writes a value and remembers what it was; an empty one is the `const` or `default`. Gives back whether it changed. */
export function writeValue(
  draft: Draft,
  field: FieldPlan,
  index: number | undefined,
  value: Json | undefined,
): boolean {
  const old = fieldValue(draft.data, field, index);
  const next = isEmpty(value) && !Array.isArray(value) ? emptyValueOf(field.schema) : value;
  if (isEqual(old, next)) return false;
  const pointer = pointerOf(field, index);
  if (!draft.before.has(pointer)) draft.before.set(pointer, old);
  draft.data = setAt(draft.data, stepsOf(field, index), next);
  draft.touched.add(pointer);
  return true;
}

/**
 * Works out every field in the order in which the values depend on each other, and those again whose flags read what
 * comes later. Cost: fields plus rules.
 */
export function settleAll(draft: Draft): void {
  for (const node of [...draft.plan.order, ...draft.plan.revisited]) {
    const field = draft.plan.byNode.get(node) as FieldPlan;
    for (const index of instancesOf(field, draft.data)) settleField(draft, field, index);
  }
}

/**
 * Works out only what depends on the given fields, transitively. Cost: what is reached, whatever the size of the form.
 * A field whose value others depend on is passed before them, in the order of `plan.order`.
 */
export function settleFrom(draft: Draft, seeds: { field: FieldPlan; index?: number | undefined }[]): void {
  const { plan } = draft;
  const dirty = new Map<string, Set<number | undefined> | 'all'>();
  const queue: string[] = [];
  const mark = (node: string, index: number | undefined, cross: boolean) => {
    if (!dirty.has(node)) {
      dirty.set(node, new Set());
      enqueue(queue, node, plan.rank);
    }
    const marks = dirty.get(node);
    if (marks === 'all') return;
    if (cross) dirty.set(node, 'all');
    else marks?.add(index);
  };
  const spread = (node: string, index: number | undefined) => {
    for (const edge of plan.dependents.get(node) ?? []) {
      const toRow = plan.byNode.get(edge.node)?.list !== undefined;
      mark(edge.node, toRow ? index : undefined, edge.cross && toRow);
    }
  };
  for (const { field, index } of seeds) {
    mark(field.node, index, false);
    spread(field.node, index);
  }
  while (queue.length > 0) {
    const node = queue.shift() as string;
    const field = plan.byNode.get(node) as FieldPlan;
    const marks = dirty.get(node) ?? new Set();
    dirty.delete(node);
    for (const index of marks === 'all' ? instancesOf(field, draft.data) : marks) {
      if (settleField(draft, field, index)) spread(node, index);
    }
  }
}

function enqueue(queue: string[], node: string, rank: Map<string, number>) {
  const place = rank.get(node) ?? 0;
  let at = queue.length;
  while (at > 0 && (rank.get(queue[at - 1] as string) ?? 0) > place) at -= 1;
  queue.splice(at, 0, node);
}

/** Works out one field: events, visibility, equation, flags. Gives back whether its value changed. */
function settleField(draft: Draft, field: FieldPlan, index: number | undefined): boolean {
  const rules = draft.plan.nodes.get(field.node) as NodeRules;
  const pointer = pointerOf(field, index);
  if (isLeftAlone(rules, field) && !has(draft.hidden, pointer) && !has(draft.computed, pointer)) {
    put(draft, draft.required, pointer, field.required && !field.schema.readOnly);
    put(draft, draft.locked, pointer, isLocked(draft, field, index, false, false));
    return false;
  }
  const scopes = new Map<string | undefined, Scope>();
  const scope = (list: string | undefined) => {
    let known = scopes.get(list);
    if (!known) {
      known = scopeOf(draft.plan, draft.data, draft.context, list, index);
      scopes.set(list, known);
    }
    return known;
  };
  const holds = (rule: { when?: Parameters<typeof evaluateCondition>[0]; list?: string }) =>
    evaluateCondition(rule.when, scope(rule.list));

  const visible =
    (rules.shows.length === 0 || rules.shows.some(holds)) &&
    (rules.sectionShows.length === 0 || rules.sectionShows.some(holds));
  const equation = visible || rules.hidden === 'keep' ? rules.computes.find(holds) : undefined;
  const pending = [...scopes.values()].some((known) => known.pending);
  if (field.schema.formatBy) draft.touched.add(pointer);
  const wasComputed = has(draft.computed, pointer);

  let changed = false;
  if (!pending) {
    if (!visible && rules.hidden === 'clear') changed = writeValue(draft, field, index, emptyValueOf(field.schema));
    else if (equation)
      changed = writeValue(draft, field, index, evaluateOperand(equation.operand, scope(equation.list)));
    else if (wasComputed && draft.releases) changed = writeValue(draft, field, index, emptyValueOf(field.schema));
    if (draft.events && visible && !equation && !field.schema.readOnly) {
      for (const write of rules.writes) {
        if (
          isTriggered(draft, write.on, write.list, index) &&
          holds({ when: write.rule.when, ...(write.list && { list: write.list }) })
        ) {
          const value =
            write.operand === undefined
              ? emptyValueOf(field.schema)
              : evaluateOperand(write.operand, scope(write.list));
          changed = writeValue(draft, field, index, value) || changed;
        }
      }
    }
    put(draft, draft.hidden, pointer, !visible);
    put(draft, draft.computed, pointer, equation !== undefined);
  } else if (isEmpty(fieldValue(draft.data, field, index))) {
    // Nothing is lost by hiding it until it is known whether it is to be seen.
    put(draft, draft.hidden, pointer, true);
  }
  put(
    draft,
    draft.required,
    pointer,
    visible && !field.schema.readOnly && (field.required || rules.requires.some(holds)),
  );
  put(draft, draft.locked, pointer, isLocked(draft, field, index, equation !== undefined, rules.locks.some(holds)));
  for (const mark in rules.marks) putMark(draft, mark, pointer, visible && (rules.marks[mark] ?? []).some(holds));
  return changed;
}

/** Whether no rule acts on a field, as on most of a long form: it is seen, and as its schema says. */
function isLeftAlone(rules: NodeRules, { schema }: FieldPlan): boolean {
  const { shows, sectionShows, computes, requires, locks, writes, marks } = rules;
  const all = shows.length + sectionShows.length + computes.length + requires.length + locks.length + writes.length;
  return all === 0 && !marks && !schema.formatBy;
}

function putMark(draft: Draft, mark: string, pointer: Pointer, member: boolean) {
  const set: MutableSet = { base: draft.marks[mark] ?? new Set() };
  put(draft, set, pointer, member);
  if (set.copy) draft.marks = { ...draft.marks, [mark]: set.copy };
}

function isLocked(
  draft: Draft,
  field: FieldPlan,
  index: number | undefined,
  computed: boolean,
  byRule: boolean,
): boolean {
  if (computed || byRule || field.schema.readOnly) return true;
  return draft.lookupLocked.has(pointerOf(field, index));
}

/** Whether a field of `on` changed, seen from the row of the field that is written. */
function isTriggered(draft: Draft, on: string[], list: string | undefined, index: number | undefined): boolean {
  return on.some((node) => {
    const field = draft.plan.byNode.get(node);
    if (!field) return false;
    const rows =
      field.list === undefined
        ? [undefined]
        : field.list === list
          ? [index]
          : rowsOf(draft.data, field.list).map((_, i) => i);
    return rows.some(
      (row) =>
        draft.before.has(pointerOf(field, row)) &&
        !isEqual(draft.before.get(pointerOf(field, row)), fieldValue(draft.data, field, row)),
    );
  });
}

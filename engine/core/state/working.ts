import type { Context } from '../condition/scope';
import { isEmpty, isEqual, type Json, type JsonObject } from '../json';
import { emptyValueOf, type FieldPlan, pointerOf } from '../plan/fields';
import type { TabPlan } from '../plan/plan';
import { type Pointer, setAt } from '../pointer';
import { fieldValue, stepsOf, type TabState } from './state';

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

/** A set that is copied on the first write. */
export interface MutableSet {
  base: ReadonlySet<Pointer>;
  copy?: Set<Pointer>;
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

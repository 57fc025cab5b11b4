import { evaluateCondition } from '../condition/evaluate';
import type { Scope } from '../condition/scope';
import type { Condition, Operand } from '../definition/types';
import { isEmpty, isEqual } from '../json';
import type { NodeRules } from '../plan/acting';
import { emptyValueOf, type FieldPlan, pointerOf } from '../plan/fields';
import type { Pointer } from '../pointer';
import { evaluateOperand } from './operand';
import { fieldValue, rowsOf, scopeOf } from './state';
import { type Draft, type MutableSet, writeValue } from './working';

/** Works out one field: visibility, value, flags. Gives back whether its value changed. */
export function settleField(draft: Draft, field: FieldPlan, index: number | undefined): boolean {
  const { schema } = field;
  const rules = draft.plan.nodes.get(field.node) as NodeRules;
  const pointer = pointerOf(field, index);
  if (isLeftAlone(rules, field) && !has(draft.hidden, pointer) && !has(draft.computed, pointer)) {
    put(draft, draft.required, pointer, field.required && !schema.readOnly);
    put(draft, draft.locked, pointer, isLocked(draft, field, pointer));
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
  const holds = ({ when, list }: Asked) => evaluateCondition(when, scope(list));
  const isVisible =
    (rules.shows.length === 0 || rules.shows.some(holds)) &&
    (rules.sectionShows.length === 0 || rules.sectionShows.some(holds));
  const equation = isVisible || rules.hidden === 'keep' ? rules.computes.find(holds) : undefined;
  const isPending = [...scopes.values()].some(({ pending }) => pending);
  if (schema.formatBy) draft.touched.add(pointer);

  let changed = false;
  if (!isPending) {
    const write = (operand?: Operand, list?: string) => {
      const value = operand === undefined ? emptyValueOf(schema) : evaluateOperand(operand, scope(list));
      changed = writeValue(draft, field, index, value) || changed;
    };
    if (!isVisible && rules.hidden === 'clear') write();
    else if (equation) write(equation.operand, equation.list);
    else if (draft.releases && has(draft.computed, pointer)) write();
    const hears = draft.events && isVisible && !equation && !schema.readOnly;
    for (const { on, list, rule, operand } of hears ? rules.writes : [])
      if (isTriggered(draft, on, list, index) && holds({ when: rule.when, list })) write(operand, list);
    put(draft, draft.hidden, pointer, !isVisible);
    put(draft, draft.computed, pointer, equation !== undefined);
  } else if (isEmpty(fieldValue(draft.data, field, index))) {
    // Nothing is lost by hiding it until it is known whether it is to be seen.
    put(draft, draft.hidden, pointer, true);
  }

  const isRequired = isVisible && !schema.readOnly && (field.required || rules.requires.some(holds));
  put(draft, draft.required, pointer, isRequired);
  const isHeld = rules.locks.some(holds) || equation !== undefined;
  put(draft, draft.locked, pointer, isHeld || isLocked(draft, field, pointer));
  for (const mark in rules.marks) putMark(draft, mark, pointer, isVisible && (rules.marks[mark] ?? []).some(holds));
  return changed;
}

/** What of a rule is asked, and in which list it stands. */
interface Asked {
  when?: Condition | undefined;
  list?: string | undefined;
}

/** Whether a pointer is in a set by now. */
const has = (set: MutableSet, pointer: Pointer) => (set.copy ?? set.base).has(pointer);

/** Puts a pointer into a set, or takes it out; what changed is touched. */
function put(draft: Draft, set: MutableSet, pointer: Pointer, member: boolean) {
  if (has(set, pointer) === member) return;
  set.copy ??= new Set(set.base);
  if (member) set.copy.add(pointer);
  else set.copy.delete(pointer);
  draft.touched.add(pointer);
}

/** The same for the set of a mark. */
function putMark(draft: Draft, mark: string, pointer: Pointer, member: boolean) {
  const set: MutableSet = { base: draft.marks[mark] ?? new Set() };
  put(draft, set, pointer, member);
  if (set.copy) draft.marks = { ...draft.marks, [mark]: set.copy };
}

/** Whether no rule acts on a field, as on most of a long form: it is seen, and as its schema says. */
function isLeftAlone(rules: NodeRules, { schema }: FieldPlan): boolean {
  const { shows, sectionShows, computes, requires, locks, writes, marks } = rules;
  const all = shows.length + sectionShows.length + computes.length + requires.length + locks.length + writes.length;
  return all === 0 && !marks && !schema.formatBy;
}

/** Whether a field is locked without any rule. */
const isLocked = ({ lookupLocked }: Draft, { schema }: FieldPlan, pointer: Pointer): boolean =>
  schema.readOnly === true || lookupLocked.has(pointer);

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

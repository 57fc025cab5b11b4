import type { Context, Scope } from '../condition/scope';
import type { Json, JsonObject } from '../json';
import type { FieldPlan } from '../plan/fields';
import type { TabPlan } from '../plan/plan';
import { getAt, type Pointer } from '../pointer';

/** A tab at one moment: its data and what the rules say of each field. */
export interface TabState {
  data: JsonObject;
  hidden: ReadonlySet<Pointer>;
  computed: ReadonlySet<Pointer>;
  required: ReadonlySet<Pointer>;
  /** Locked by rules, by being computed, or read-only. */
  locked: ReadonlySet<Pointer>;
  /** What effects of other kinds say of fields, by the name of what they say. */
  marks: Readonly<Record<string, ReadonlySet<Pointer>>>;
  /** Fields that an answer of a lookup locks, by rule and row. */
  lookups: Readonly<Record<string, readonly Pointer[]>>;
}

/** The data of a state before any rule ran. */
export const emptyState = (data: JsonObject): TabState => ({
  data,
  hidden: new Set(),
  computed: new Set(),
  required: new Set(),
  locked: new Set(),
  marks: {},
  lookups: {},
});

/** The rows of a list, or none. */
export function rowsOf(data: JsonObject, list: string): JsonObject[] {
  const rows = data[list];
  return Array.isArray(rows) ? (rows as JsonObject[]) : [];
}

/** Every instance of a field: one, or one per row. */
export function instancesOf(field: FieldPlan, data: JsonObject): (number | undefined)[] {
  return field.list === undefined ? [undefined] : rowsOf(data, field.list).map((_, index) => index);
}

/** The steps to one instance of a field. */
export function stepsOf(field: FieldPlan, index?: number): (string | number)[] {
  return field.list === undefined ? field.path : [field.list, index ?? 0, ...field.path];
}

/** The value of one instance of a field. */
export function fieldValue(data: JsonObject, field: FieldPlan, index?: number): Json | undefined {
  const { list, path } = field;
  return list === undefined && path.length === 1 ? data[path[0] as string] : getAt(data, stepsOf(field, index));
}

/** The value at a pointer into a tab's data; a block has none. */
export function valueAt(data: JsonObject, pointer: Pointer): Json | undefined {
  return pointer.startsWith('#') ? undefined : getAt(data, pointer.slice(1).split('/'));
}

/** The scope in which a rule of the tab, or of one row, is evaluated. */
export function scopeOf(plan: TabPlan, data: JsonObject, context: Context, list?: string, index?: number): Scope {
  return list === undefined
    ? { data, context, schemas: plan.schemas }
    : { data, context, list, index: index ?? 0, schemas: plan.rowSchemas[list] ?? {} };
}

/** The field and row that a pointer names, or `undefined`. */
export function locate(plan: TabPlan, pointer: Pointer): { field: FieldPlan; index?: number } | undefined {
  if (pointer.startsWith('#')) {
    const block = plan.byNode.get(pointer);
    return block && { field: block };
  }
  const steps = pointer.slice(1).split('/');
  const [list = '', index = '', ...rest] = steps;
  const row = plan.byNode.get(`${list}[]/${rest.join('/')}`);
  if (row && /^\d+$/.test(index)) return { field: row, index: Number(index) };
  const field = plan.byNode.get(steps.join('/'));
  return field && { field };
}

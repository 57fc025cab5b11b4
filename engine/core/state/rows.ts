import type { Context } from '../condition/scope';
import type { JsonObject } from '../json';
import type { TabPlan } from '../plan/plan';
import { newRow, reevaluateRows } from './evaluate';
import { rowsOf, type TabState } from './state';

/** The state with a row at the end of a list: a new one, or one that was taken off. */
export function addRow(
  plan: TabPlan,
  state: TabState,
  { list, row = newRow(plan.rowSchemas[list] ?? {}) }: { list: string; row?: JsonObject | undefined },
  context: Context,
): TabState {
  return withRows(plan, state, list, [...rowsOf(state.data, list), row], context);
}

/** The state without a row. Lookup locks of the rows behind it move with them. */
export function removeRow(plan: TabPlan, state: TabState, list: string, index: number, context: Context): TabState {
  const rows = rowsOf(state.data, list).filter((_, row) => row !== index);
  const lookups = Object.fromEntries(
    Object.entries(state.lookups).flatMap(([key, locks]) => {
      const [owner, id, at] = key.split(':');
      if (owner !== list) return [[key, locks]];
      const row = Number(at);
      if (row === index) return [];
      const moved = row > index ? row - 1 : row;
      return [[`${owner}:${id}:${moved}`, locks.map((lock) => lock.replace(`/${list}/${row}/`, `/${list}/${moved}/`))]];
    }),
  );
  const move = (set: ReadonlySet<string>) => withoutRow(set, list, index);
  const moved = {
    hidden: move(state.hidden),
    computed: move(state.computed),
    required: move(state.required),
    locked: move(state.locked),
    marks: Object.fromEntries(Object.entries(state.marks).map(([mark, set]) => [mark, move(set)])),
  };
  return withRows(plan, { ...state, ...moved, lookups }, list, rows, context);
}

function withRows(plan: TabPlan, state: TabState, list: string, rows: JsonObject[], context: Context): TabState {
  return reevaluateRows(plan, { ...state, data: { ...state.data, [list]: rows } }, context);
}

/** The pointers of a set after a row was taken off: those of the rows behind it move up. */
function withoutRow(set: ReadonlySet<string>, list: string, removed: number): ReadonlySet<string> {
  return new Set([...set].flatMap((pointer) => moveUp(pointer, list, removed) ?? []));
}

/** Where a pointer leads after a row was taken off; `undefined` for one into that row. */
export function moveUp(pointer: string, list: string, removed: number): string | undefined {
  const [, owner, at, ...rest] = pointer.split('/');
  const row = Number(at);
  if (owner !== list || rest.length === 0 || row < removed) return pointer;
  return row === removed ? undefined : `/${list}/${row - 1}/${rest.join('/')}`;
}

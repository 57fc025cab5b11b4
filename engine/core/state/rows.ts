import type { Context } from '../condition/scope';
import type { JsonObject } from '../json';
import type { TabPlan } from '../plan/plan';
import { newRow, reevaluateTab } from './evaluate';
import { rowsOf, type TabState } from './state';

/** The state with a new row at the end of a list. */
export function addRow(plan: TabPlan, state: TabState, list: string, context: Context): TabState {
  const row = newRow(plan.rowSchemas[list] ?? {});
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
  return withRows(plan, { ...state, lookups }, list, rows, context);
}

function withRows(plan: TabPlan, state: TabState, list: string, rows: JsonObject[], context: Context): TabState {
  const cleared = forget(state, list);
  return reevaluateTab(plan, { ...cleared, data: { ...state.data, [list]: rows } }, context);
}

/** Drops the flags of a list's rows: they are worked out anew, since rows changed places. */
function forget(state: TabState, list: string): TabState {
  const keep = (set: ReadonlySet<string>) => new Set([...set].filter((pointer) => !pointer.startsWith(`/${list}/`)));
  return {
    ...state,
    hidden: keep(state.hidden),
    computed: keep(state.computed),
    required: keep(state.required),
    locked: keep(state.locked),
  };
}

import { evaluateCondition } from '../condition/evaluate';
import type { Context } from '../condition/scope';
import type { Condition, FieldSchema } from '../definition/types';
import { isEmpty, isObject, type Json, type JsonObject, withValues } from '../json';
import { emptyValueOf } from '../plan/fields';
import type { TabPlan } from '../plan/plan';
import { isOfItself, noteReads } from './ofItself';
import { settleAll } from './settle';
import { emptyState, rowsOf, type TabState } from './state';
import { closeDraft, openDraft } from './working';

/**
 * The state of a tab for stored or sent data: fixed rows exist, defaults stand, local fields have their value,
 * what is hidden is emptied and what is computed is computed. The same in browser and server.
 * A second pass changes nothing.
 */
export function evaluateTab(
  plan: TabPlan,
  data: JsonObject,
  context: Context,
  options: EvaluateOptions = {},
): TabState {
  const filled = withDefaults(plan, data);
  const locals = withLocals(plan, filled, context);
  const start = emptyState(options.locals === 'kept' ? { ...locals, ...ownLocals(plan, filled) } : locals);
  return noteReads(plan, settle(plan, start, context), context, data);
}

/** How data is taken: local fields are worked out from the data, or kept as the data has them. */
export interface EvaluateOptions {
  locals?: 'kept';
}

function ownLocals(plan: TabPlan, data: JsonObject): JsonObject {
  const names = Object.keys(plan.schemas).filter((name) => plan.schemas[name]?.local !== undefined);
  return Object.fromEntries(names.flatMap((name) => (data[name] === undefined ? [] : [[name, data[name] as Json]])));
}

/**
 * The state again after something outside the tab changed (a list of options arrived, another tab): the same one where it
 * was worked out of nothing outside.
 */
export function reevaluateTab(plan: TabPlan, state: TabState, context: Context): TabState {
  return isOfItself(plan, state) ? state : noteReads(plan, settle(plan, state, context), context);
}

/** The state again after rows came or went: what is no longer computed is emptied. */
export function reevaluateRows(plan: TabPlan, state: TabState, context: Context): TabState {
  return settle(plan, state, context, true);
}

function settle(plan: TabPlan, state: TabState, context: Context, releases = false): TabState {
  const draft = { ...openDraft(plan, state, context, false), releases };
  settleAll(draft);
  return closeDraft(draft, state.lookups);
}

/** A new row of a list: every `default` and `const` of its fields, and the given values. */
export function newRow(fields: Record<string, FieldSchema>, start: JsonObject = {}): JsonObject {
  const row: JsonObject = {};
  for (const [name, schema] of Object.entries(fields)) {
    const value = start[name] ?? emptyValueOf(schema);
    if (value !== undefined) row[name] = value;
  }
  return row;
}

/** The data with every missing `default` and `const` filled in and the fixed rows of each list made. */
function withDefaults(plan: TabPlan, data: JsonObject): JsonObject {
  const filled = fillDefaults(plan.schemas, data);
  for (const list of plan.lists) {
    const fields = plan.rowSchemas[list] ?? {};
    const rows = rowsOf(filled, list).map((row) => fillDefaults(fields, row));
    const fixed = plan.definition.collections?.[list]?.fixed?.length ?? 0;
    while (rows.length < fixed) rows.push(newRow(fields));
    if (rows.length > 0 || filled[list] !== undefined) filled[list] = rows;
  }
  return filled;
}

function fillDefaults(fields: Record<string, FieldSchema>, data: JsonObject): JsonObject {
  const filled: JsonObject = { ...data };
  for (const [name, schema] of Object.entries(fields)) {
    if (schema.type === 'object') {
      const inner = fillDefaults(schema.properties ?? {}, isObject(filled[name]) ? (filled[name] as JsonObject) : {});
      if (Object.keys(inner).length > 0) filled[name] = inner;
      continue;
    }
    if (!isEmpty(filled[name])) continue;
    const value = emptyValueOf(schema);
    if (value !== undefined && schema.local === undefined) filled[name] = value;
  }
  return filled;
}

/** Sets every local field to its value on load: a literal, or whether its condition holds on the data. */
function withLocals(plan: TabPlan, data: JsonObject, context: Context): JsonObject {
  const own = Object.entries(plan.schemas).filter(([, schema]) => schema.local !== undefined);
  const result = withValues(
    data,
    Object.fromEntries(own.map(([name, schema]) => [name, localValue(schema.local, { data, context })])),
  );
  for (const list of plan.lists) {
    const locals = Object.entries(plan.rowSchemas[list] ?? {}).filter(([, schema]) => schema.local !== undefined);
    if (locals.length === 0) continue;
    result[list] = rowsOf(data, list).map((row, index) =>
      withValues(
        row,
        Object.fromEntries(
          locals.map(([name, schema]) => [name, localValue(schema.local, { data, context, list, index })]),
        ),
      ),
    );
  }
  return result;
}

/** The value of a local field on load; `null` is none. */
function localValue(
  local: Json | Condition | undefined,
  scope: Parameters<typeof evaluateCondition>[1],
): Json | undefined {
  return isObject(local) ? evaluateCondition(local as Condition, scope) : ((local as Json) ?? undefined);
}

import { evaluateCondition } from '../../core/condition/evaluate';
import type { Context, Scope } from '../../core/condition/scope';
import type { Action, CompiledTab } from '../../core/definition/types';
import { formOfRow, tabOfForm } from '../../core/form/rowForm';
import { isObject, type Json, type JsonObject } from '../../core/json';
import { isInPlace } from '../../core/plan/fields';
import { planOf, type TabPlan } from '../../core/plan/plan';
import { type Pointer, parsePointer, toPointer } from '../../core/pointer';
import { gatesOf } from '../../core/session/gates';
import { type ChangeResult, changeField, type LookupStart } from '../../core/state/change';
import { evaluateTab } from '../../core/state/evaluate';
import { applyAnswer, readAnswer } from '../../core/state/lookup';
import { rowsOf, scopeOf, type TabState } from '../../core/state/state';
import { contextOfExample, type Given, type Tested } from './tested';

/** One form that an example fills: the tab itself, or the form of a row of a list. */
export interface Played {
  /** `''`, or the row's place: `/books/0`. */
  at: Pointer;
  /** The list and form of a row. */
  list?: string;
  form?: string;
  tab: CompiledTab;
  plan: TabPlan;
  context: Context;
  /** As it was loaded, and as it is in the end. */
  loaded: TabState;
  state: TabState;
}

/** One change of an example. */
export interface Turn {
  at: Pointer;
  before: TabState;
  after: TabState;
}

/** A lookup that a change started. */
export interface Asking {
  at: Pointer;
  name: string;
  start: LookupStart;
  /** Whether its own condition let it go out. */
  isSent: boolean;
}

/** An example as it was run. */
export interface Performance {
  tested: Tested;
  given: Given;
  tab: Played;
  rows: Played[];
  turns: Turn[];
  asks: string[];
  lookups: Asking[];
  /** Where gates were tried, by the list whose rules they are of; `undefined` without an action. */
  gates: { actions: Action[]; tried: { list?: string; scopes: Scope[] }[] } | undefined;
}

/** Runs an example: loads its answers, makes its changes, puts its answers of lookups in, and tries its action. */
export function perform(tested: Tested, given: Given): Performance {
  const context = contextOfExample(tested, given);
  const { tab: compiled } = tested;
  const plan = planOf(compiled.definition);
  const loaded = evaluateTab(plan, given.data ?? {}, context, { locals: 'kept' });
  const tab: Played = {
    ...{ at: '', tab: compiled, plan, loaded, state: loaded },
    context: { ...context, stored: loaded.data },
  };
  const played: Performance = {
    ...{ tested, given, tab, rows: [], turns: [], asks: [], lookups: [], gates: undefined },
  };
  const changes = Object.entries(given.change ?? {});
  const isOfRow = ([pointer]: [string, Json]) => isRowPlace(compiled, pointer);
  for (const [pointer, value] of changes.filter((each) => !isOfRow(each))) change(played, tab, pointer, value);
  played.rows = openRows(played);
  for (const [pointer, value] of changes.filter(isOfRow)) {
    const row = played.rows.find(({ at }) => pointer.startsWith(`${at}/`));
    if (row) change(played, row, pointer.slice(row.at.length), value);
  }
  tryGates(played);
  return played;
}

function isRowPlace({ definition }: CompiledTab, pointer: Pointer): boolean {
  const [list = '', ...rest] = parsePointer(pointer);
  const collection = definition.collections?.[list];
  return rest.length > 1 && collection !== undefined && !isInPlace(collection);
}

/** The forms of the rows of lists that have forms of their own. */
function openRows({ tab: { tab, state, context } }: Performance): Played[] {
  return Object.entries(tab.definition.collections ?? {}).flatMap(([list, collection]) => {
    if (isInPlace(collection)) return [];
    const rows = rowsOf(state.data, list);
    return rows.flatMap((row, index): Played[] => {
      const form = formOfRow(collection, row, context);
      if (!form) return [];
      const others = rows.filter((_, at) => at !== index);
      const inForm: Context = { ...context, form: form.id, root: state.data, others, stored: row };
      const own = tabOfForm(tab, list, form);
      const plan = planOf(own.definition);
      const loaded = evaluateTab(plan, row, inForm, { locals: 'kept' });
      return [
        { at: toPointer([list, index]), list, form: form.id, tab: own, plan, context: inForm, loaded, state: loaded },
      ];
    });
  });
}

function change(played: Performance, at: Played, pointer: Pointer, value: Json): void {
  const before = at.state;
  const result = changeField(at.plan, before, { pointer, value: value ?? undefined }, at.context);
  take(played, at, result);
  played.turns.push({ at: at.at, before, after: at.state });
}

/** Takes up what came of a change, with the answers of the lookups that it starts, and of those that these start. */
function take(played: Performance, at: Played, result: ChangeResult): void {
  at.state = result.state;
  const { rules } = at.plan;
  for (const ask of result.asks) {
    const key = typeof ask === 'string' ? ask : rules.find(({ rule }) => rule.ask === ask)?.rule.id;
    if (key !== undefined && !played.asks.includes(key)) played.asks.push(key);
  }
  for (const start of result.lookups) {
    const name = start.rule.rule.lookup ?? '';
    const definition = played.tested.lookups[name];
    const isSent =
      definition !== undefined && evaluateCondition(definition.when, { data: start.with, context: at.context });
    played.lookups.push({ at: at.at, name, start, isSent });
    const body = played.given.answers?.[name];
    if (!isSent || body === undefined) continue;
    take(played, at, applyAnswer(at.plan, at.state, start, readAnswer(definition, body), at.context));
  }
}

/** The questions in front of what the example wants to do, as a session puts them. */
function tryGates(played: Performance): void {
  const { before, row } = played.given;
  if (!before) return;
  const { tab } = played;
  const { definition } = tab.tab;
  const actions: Action[] = before === 'advance' ? ['advance', 'save'] : [before];
  const ask = (scopes: Scope[], list?: string) => {
    const rules = list === undefined ? definition.rules : definition.collections?.[list]?.rules;
    for (const key of gatesOf(rules ?? [], actions, scopes).keys())
      if (!played.asks.includes(key)) played.asks.push(key);
  };
  const tried = gateScopes(played, row);
  played.gates = { actions, tried };
  for (const { list, scopes } of tried) ask(scopes, list);
}

/** Where gates are tried: in the tab and each row of its lists, or in the row of the action. */
function gateScopes(
  { tab, rows, tested }: Performance,
  row: Pointer | undefined,
): { list?: string; scopes: Scope[] }[] {
  const { plan, state, context, loaded } = tab;
  if (row !== undefined) {
    const [list = '', index = '0'] = parsePointer(row);
    const form = rows.find(({ at }) => at === row);
    const scope = form
      ? { data: form.state.data, context: form.context }
      : scopeOf(
          plan,
          state.data,
          { ...context, stored: rowsOf(loaded.data, list)[Number(index)] ?? {} },
          list,
          Number(index),
        );
    return [{ list, scopes: [scope] }];
  }
  const { key } = tested.wizard;
  const ofLists = plan.lists.map((list) => {
    const stored = rowsOf(loaded.data, list);
    const scopes = rowsOf(state.data, list).map((each: JsonObject, index) => {
      const old = stored.find((known) => isObject(known) && known[key] !== undefined && known[key] === each[key]);
      return scopeOf(plan, state.data, { ...context, stored: old ?? {} }, list, index);
    });
    return { list, scopes };
  });
  return [{ scopes: [scopeOf(plan, state.data, context)] }, ...ofLists];
}

import { evaluateCondition } from '../../core/condition/evaluate';
import { readReference } from '../../core/condition/read';
import type { Scope } from '../../core/condition/scope';
import { isEqual, isObject, type JsonObject } from '../../core/json';
import type { RulePlan } from '../../core/plan/acting';
import { isInPlace, pointerOf } from '../../core/plan/fields';
import { fieldValue, instancesOf, rowsOf, scopeOf, type TabState } from '../../core/state/state';
import type { ConditionPlace } from './conditions';
import { rowFilters, rowsOfSource, wizardContext } from './outcome';
import type { Performance, Played } from './perform';

/** Where and how often a condition is asked while an example runs: each with the state of a row, or of the tab. */
export function scopesOf(place: ConditionPlace, performance: Performance): Scope[] {
  const { of } = place;
  switch (of.kind) {
    case 'rule':
      return ruleScopes(performance, of);
    case 'value':
      return valueScopes(performance, of);
    case 'rows':
      return ruleScopes(performance, of).flatMap((scope) => rowScopes(of.rule.of ?? [], scope));
    case 'lookup':
      return performance.lookups
        .filter(({ start }) => start.rule.rule === of.rule)
        .map(({ start }) => ({ data: start.with, context: performance.tab.context }));
    case 'local':
    case 'options':
      return fieldScopes(performance, of);
    case 'form':
      return listRows(performance, of.list).map((row) => ({ data: row, context: performance.tab.context }));
    case 'take':
    case 'partTake':
    case 'partSend':
      return filterScopes(performance, place);
    case 'column':
      return [{ data: performance.tab.state.data, context: performance.tab.context }];
    case 'block':
      return rowsOfSource(performance, of.source).map((row) => ({ data: row, context: performance.tab.context }));
    case 'tab':
    case 'part':
      return [{ data: {}, context: wizardContext(performance) }];
  }
}

interface OfRule {
  rule: RulePlan['rule'];
  list?: string;
}

/** The forms in which a rule acts: the tab, or the rows whose forms have the rules of their list. */
function formsOfRule({ tab, rows }: Performance, { list }: OfRule): { played: Played; list?: string }[] {
  if (list === undefined) return [{ played: tab }];
  if (isInPlace(tab.tab.definition.collections?.[list])) return [{ played: tab, list }];
  return rows.filter((row) => row.list === list).map((played) => ({ played }));
}

function ruleScopes(performance: Performance, of: OfRule): Scope[] {
  const { rule, list } = of;
  if (rule.before) return gateScopesOf(performance, of);
  return formsOfRule(performance, of).flatMap(({ played, list: own }) => {
    const { plan, context } = played;
    const states = rule.on ? turnsOf(performance, played, rule.id, list) : [{ after: played.state }];
    return states.flatMap(({ after, rows }: { after: TabState; rows?: number[] }) => {
      if (own === undefined) return [scopeOf(plan, after.data, context)];
      const indices = rows ?? rowsOf(after.data, own).map((_, index) => index);
      return indices.map((index) => scopeOf(plan, after.data, context, own, index));
    });
  });
}

/** The turns in which a field of `on` changed, with the rows of a list that is edited in place. */
function turnsOf({ turns }: Performance, { at, plan }: Played, id: string, list: string | undefined) {
  const rule = plan.rules.find((each) => each.rule.id === id && (each.list ?? list) === list);
  return turns.flatMap((turn) => {
    if (turn.at !== at || !rule) return [];
    const changed = rule.on.flatMap((node) => {
      const field = plan.byNode.get(node);
      if (!field) return [];
      return instancesOf(field, turn.after.data).filter(
        (index) => !isEqual(fieldValue(turn.before.data, field, index), fieldValue(turn.after.data, field, index)),
      );
    });
    if (changed.length === 0) return [];
    const rows = changed.filter((index) => index !== undefined);
    return [{ after: turn.after, ...(rows.length > 0 && { rows: [...new Set(rows)] }) }];
  });
}

function gateScopesOf({ gates }: Performance, { rule, list }: OfRule): Scope[] {
  if (!gates || !rule.before?.some((action) => gates.actions.includes(action))) return [];
  return gates.tried.filter((each) => each.list === list).flatMap(({ scopes }) => scopes);
}

/** What is computed is asked while its rule holds. */
function valueScopes(performance: Performance, of: OfRule): Scope[] {
  return ruleScopes(performance, of).filter((scope) => evaluateCondition(of.rule.when, scope));
}

function rowScopes(lists: readonly string[], scope: Scope): Scope[] {
  const rows = lists.flatMap((name) => (readReference(name, scope) ?? []) as JsonObject[]);
  return rows.filter(isObject).map((row) => ({ data: row, context: { ...scope.context, root: scope.data } }));
}

/** In each instance of the field, in the tab and in the forms of rows. */
function fieldScopes(
  performance: Performance,
  of: { kind: 'local' | 'options'; field: string; list?: string },
): Scope[] {
  return [performance.tab, ...performance.rows].flatMap((played) => {
    const { plan, state, context, at } = played;
    const inForm = at !== '' && played.list === of.list;
    const node = of.list === undefined || inForm ? of.field : `${of.list}[]/${of.field}`;
    const field = plan.byNode.get(node);
    if (!field || (at !== '' && !inForm) || (at === '' && of.list !== undefined && !plan.lists.includes(of.list)))
      return [];
    const { data } = of.kind === 'local' ? played.loaded : state;
    return instancesOf(field, data)
      .filter((index) => of.kind === 'local' || !state.hidden.has(pointerOf(field, index)))
      .map((index) => scopeOf(plan, data, context, field.list, index));
  });
}

function listRows({ tab }: Performance, list: string): JsonObject[] {
  return rowsOf(tab.state.data, list);
}

function filterScopes(performance: Performance, { condition, of }: ConditionPlace): Scope[] {
  const { context } = performance.tab;
  const kind = of.kind === 'partSend' ? 'send' : 'take';
  return rowFilters(performance, kind)
    .filter((filter) => filter.condition === condition)
    .flatMap(({ rows }) =>
      rows.flatMap(({ row }) => (isObject(row) ? [{ data: row, context: { ...context, root: {} } }] : [])),
    );
}

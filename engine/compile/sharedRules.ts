import type { Condition, Operand, RuleDefinition, SharedDefinition, TabDefinition } from '../core/definition/types';
import { isObject, type Json } from '../core/json';
import { toPointer } from '../core/pointer';
import { suggestion } from './nearest';
import { type Problem, problemAt } from './problem';
import type { Source } from './source';
import { entriesOf } from './structure';

/** A rule as a tab writes it: whole, or a shared one with what is otherwise here. */
export interface WrittenRule extends RuleDefinition {
  /** The id of a rule of shared.json; keys beside it win. */
  rule?: string;
  /** The fields of this place by the names that the shared rule has for them. */
  names?: Record<string, string>;
}

/** A tab with shared rules in the place of their names, its own and those of its lists. */
export function withSharedRules(
  source: Source,
  tab: TabDefinition,
  shared: SharedDefinition['rules'],
): { source: Source; definition: TabDefinition; problems: Problem[] } {
  const own = resolveRules(tab.rules ?? [], shared, { source, pointer: '/rules' });
  const problems = [...own.problems];
  const lists = Object.entries(tab.collections ?? {}).map(([list, collection]) => {
    if (!collection.rules) return [list, collection];
    const pointer = `${toPointer(['collections', list])}/rules`;
    const resolved = resolveRules(collection.rules, shared, { source, pointer });
    problems.push(...resolved.problems);
    return [list, { ...collection, rules: resolved.rules }];
  });
  const definition: TabDefinition = {
    ...tab,
    ...(tab.rules && { rules: own.rules }),
    ...(tab.collections && { collections: Object.fromEntries(lists) }),
  };
  return { source, definition, problems };
}

/** The rules of a tab or list at `pointer`, shared ones in the place of their names; a hole where there is none. */
function resolveRules(
  rules: readonly WrittenRule[],
  shared: SharedDefinition['rules'],
  { source, pointer }: { source: Source; pointer: string },
): { rules: RuleDefinition[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const known = entriesOf(shared).map(([{ id }]) => id);
  const resolved = rules.map((written, index) => {
    const { rule: name, names = {}, ...own } = written ?? {};
    if (name === undefined) return written;
    const at = `${pointer}/${index}`;
    const rule = entriesOf(shared).find(([{ id }]) => id === name)?.[0];
    if (!rule) {
      const message = `A regra "${name}" não está em shared.json. ${suggestion(name, known)}`;
      problems.push(problemAt(source, 'DEF_UNKNOWN_RULE', { pointer: `${at}/rule` }, message));
      return undefined;
    }
    const used = new Set<string>();
    const renamed = withNames(rule, (text) => {
      used.add(text);
      return Object.hasOwn(names, text) ? (names[text] as string) : text;
    });
    for (const unused of Object.keys(names).filter((text) => !used.has(text))) {
      const message = `A regra "${name}" de shared.json não usa o nome "${unused}". ${suggestion(unused, used)}`;
      const place = { pointer: `${at}/names${toPointer([unused])}`, at: 'key' as const };
      problems.push(problemAt(source, 'DEF_UNKNOWN_PARAMETER', place, message));
    }
    return { ...renamed, ...own };
  });
  return { rules: resolved as RuleDefinition[], problems };
}

type Rename = (name: string) => string;

/** A rule with other names of fields, wherever it names one. */
function withNames(rule: RuleDefinition, rename: Rename): RuleDefinition {
  const named: Record<string, unknown> = { ...rule };
  for (const key of ['on', 'show', 'require', 'lock', 'of', 'clear'] as const) {
    if (rule[key]) named[key] = rule[key].map(rename);
  }
  for (const key of ['fill', 'locks'] as const) if (rule[key]) named[key] = mapped<unknown>(rule[key], rename);
  for (const key of ['compute', 'set'] as const) {
    if (rule[key]) named[key] = mapped(rule[key], rename, (operand) => operandWith(operand, rename));
  }
  if (rule.with) named.with = mapped(rule.with, (name) => name, rename);
  if (rule.notFound) named.notFound = { clear: rule.notFound.clear.map(rename) };
  if (rule.error) named.error = { ...rule.error, at: rename(rule.error.at) };
  if (rule.when) named.when = conditionWith(rule.when, rename);
  return named as unknown as RuleDefinition;
}

function mapped<T>(record: Record<string, T>, key: Rename, value: (value: T) => T = (same) => same): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([name, inner]) => [key(name), value(inner)]));
}

function operandWith(operand: Operand, rename: Rename): Operand {
  if (!isObject(operand as Json)) return operand;
  const { from, sum, is } = operand as { from?: string; sum?: string[]; is?: Condition };
  if (from !== undefined) return { from: rename(from) };
  if (sum) return { sum: sum.map(rename) };
  return is ? { is: conditionWith(is, rename) } : operand;
}

/** The names in front of conditions, and those of fields that a value is compared with; rows keep the names they have. */
function conditionWith(condition: Condition, rename: Rename): Condition {
  const entries = Object.entries(condition).map(([name, value]) => {
    if (name === 'anyOf' || name === 'allOf')
      return [name, (value as Condition[]).map((one) => conditionWith(one, rename))];
    if (name === 'not') return [name, conditionWith(value as Condition, rename)];
    if (name === '$changed') return [name, (value as string[]).map(rename)];
    const other = isObject(value as Json) ? (value as { sameAs?: string }).sameAs : undefined;
    return [rename(name), other === undefined ? value : { ...(value as object), sameAs: rename(other) }];
  });
  return Object.fromEntries(entries);
}

import { keysSaying, lineOf } from '../../engine/catalog';
import { isObject, type Json, type JsonObject } from '../../engine/core';
import { objectAt, valueAt } from './pointers';

/** What a rule reads, and what it acts on with what it does, as the frame knows them. */
export interface RuleMarks {
  deciding: string[];
  reached: { at: string; label: string }[];
}

/** The first word of the line about a key: what it does. */
const does = (key: string) => (lineOf(key, 'pt-BR').split(' ', 1)[0] as string).toLowerCase();

/** What the rule at a pointer into a tab's file reads and reaches; `undefined` where there is none. */
export function ruleMarksAt(pointer: string, tab: Json | undefined, shared: Json | undefined): RuleMarks | undefined {
  const found = /^(?:\/collections\/([^/]+))?\/rules\/\d+/.exec(pointer);
  const written = found && valueAt(tab, found[0]);
  if (!found || !isObject(written)) return undefined;
  const list = found[1];
  const rule = { ...sharedRule(written, shared), ...written };
  const names = objectAt(written, '/names');
  const at = (name: string): string => {
    const own = typeof names[name] === 'string' ? (names[name] as string) : name;
    if (own.startsWith('#')) return own;
    return list === undefined || own.startsWith('/') ? `/${own.replace(/^\//, '')}` : `/${list}/0/${own}`;
  };
  const reads = [...referencesIn(rule.when), ...texts(rule.on)].filter((name) => !name.startsWith('$'));
  const reached = keysSaying('targets', 'fields', 'operands', 'fill', 'locks').flatMap((key) =>
    (isObject(rule[key]) ? Object.keys(rule[key]) : texts(rule[key])).map((name) => ({
      at: at(name),
      label: does(key),
    })),
  );
  return { deciding: [...new Set(reads.map(at))], reached: joined(reached) };
}

/** What is reached in several ways is marked once. */
function joined(reached: readonly { at: string; label: string }[]): { at: string; label: string }[] {
  const labels = new Map<string, string[]>();
  for (const { at, label } of reached) labels.set(at, [...new Set([...(labels.get(at) ?? []), label])]);
  return [...labels].map(([at, own]) => ({ at, label: own.join(' e ') }));
}

function sharedRule({ rule }: JsonObject, shared: Json | undefined): JsonObject {
  const rules = valueAt(shared, '/rules');
  const found = Array.isArray(rules) ? rules.find((one) => objectAt(one, '').id === rule) : undefined;
  return rule !== undefined && isObject(found) ? found : {};
}

const texts = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

function referencesIn(condition: Json | undefined): string[] {
  if (Array.isArray(condition)) return condition.flatMap(referencesIn);
  if (!isObject(condition)) return [];
  return Object.entries(condition).flatMap(([key, value]) =>
    ['anyOf', 'allOf', 'not'].includes(key) ? referencesIn(value) : [key],
  );
}

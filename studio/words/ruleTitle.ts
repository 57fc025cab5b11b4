import { joinedKeys, keysSaying, type Says, toldKeys } from '../../engine/catalog';
import { isEqual, type Json, type JsonObject } from '../../engine/core';
import { listAt, objectAt } from '../../engine/edit';
import type { Naming } from '../../engine/words';
import words from '../../schemas/vocabulary/words/pt-BR.json';
import { validatorTitles } from './brought';

/** Names that are said before the rest is counted. */
const MOST = 2;

/** The names that a title says of the value of a key; none where another key says more. */
type Named = (value: Json, naming: Naming, rule: JsonObject) => readonly string[] | undefined;

const inList: Named = (value, naming) => listAt(value).map((name) => called(String(name), naming));
const byKey: Named = (value, naming) => Object.keys(objectAt(value)).map((name) => called(name, naming));

const NAMED: Partial<Record<Says, Named>> = {
  targets: inList,
  fields: inList,
  operands: byKey,
  validator: (name) => [validatorTitles[String(name)] ?? String(name)],
  error: (value, naming) => [called(String(objectAt(value).at), naming)],
  ask: () => [],
  lookup: (name, _, rule) => (keysSaying('fill').some((key) => rule[key]) ? undefined : [String(name)]),
  fill: byKey,
};

/** How a title says them, where not as the sentence of the rule begins. */
const TEMPLATES: Partial<Record<Says, string>> = { error: words.message.error, ask: 'pergunta antes de seguir' };

/** What a rule does first, without when: what people call it by. `mostra e exige País de nascimento` */
export function ruleTitle(rule: JsonObject, naming: Naming): string | undefined {
  const joined = joinedKeys.filter((each) => rule[each.key] && isEqual(rule[each.key], rule[each.with]));
  const said = [...joined.map(({ key, as }) => [key, as] as const), ...Object.keys(toldKeys).map((key) => [key, key])];
  for (const [key = '', as = key] of said) {
    const says = toldKeys[key]?.says as Says;
    const value = rule[key];
    const names = value === undefined ? undefined : NAMED[says]?.(value, naming, rule);
    const template = TEMPLATES[says] ?? (words.rule as Record<string, string>)[as];
    if (names && template) return template.replace('{}', listed(names));
  }
  return undefined;
}

function called(name: string, naming: Naming): string {
  if (name.startsWith('#')) return naming.sections.called(name.slice(1));
  return naming.fields.called(name);
}

function listed(names: readonly string[] = []): string {
  const shown = names.slice(0, MOST);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(', ')} e mais ${more}` : shown.join(words.and);
}

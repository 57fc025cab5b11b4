import { isEqual, type Json, type JsonObject } from '../../engine/core';
import { listAt, objectAt } from '../../engine/edit';
import type { Naming } from '../../engine/words';
import words from '../../schemas/vocabulary/words/pt-BR.json';
import { validatorTitles } from './brought';

/** Names that are said before the rest is counted. */
const MOST = 2;

/** What a rule does first, without when: what people call it by. `mostra e exige País de nascimento` */
export function ruleTitle(rule: JsonObject, naming: Naming): string | undefined {
  const { show, require, lock, compute, set, clear, error, check, lookup, ask, fill } = rule;
  const say = (template: string, names: readonly string[]) => template.replace('{}', listed(names));
  const targets = (value: Json | undefined) => listAt(value).map((name) => called(String(name), naming));
  const keys = (value: Json | undefined) => Object.keys(objectAt(value)).map((name) => called(name, naming));
  if (show && isEqual(show, require)) return say(words.rule.showAndRequire, targets(show));
  if (show) return say(words.rule.show, targets(show));
  if (require) return say(words.rule.require, targets(require));
  if (lock) return say(words.rule.lock, targets(lock));
  if (compute) return say(words.rule.compute, keys(compute));
  if (lookup) return fill ? say(words.rule.fill, keys(fill)) : say(words.rule.lookup, [String(lookup)]);
  if (set) return say(words.rule.set, keys(set));
  if (clear) return say(words.rule.clear, targets(clear));
  if (check) return say(words.rule.check, [validatorTitles[String(check)] ?? String(check)]);
  if (error) return say(words.message.error, [called(String(objectAt(error).at), naming)]);
  if (ask) return 'pergunta antes de seguir';
  return undefined;
}

function called(name: string, naming: Naming): string {
  if (name.startsWith('#')) return naming.sections.called(name.slice(1));
  return naming.fields.called(name);
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(', ')} e mais ${more}` : shown.join(words.and);
}

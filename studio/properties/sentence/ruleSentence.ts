import type { Json, JsonObject } from '../../../engine/core';
import type { RulePatch } from './ruleLines';
import { language, type Scope } from './scope';

/** The sentence of a rule; of one that says nothing yet, none. */
export function sentenceOf({ id: _, rule: _rule, names: _names, ...said }: JsonObject, { naming }: Scope): string {
  try {
    return language.rule.write(said, naming);
  } catch {
    return '';
  }
}

/** What becomes of each key so that a rule says this; its name stays, and what it takes from a shared one. */
export function patchTo(rule: JsonObject, next: JsonObject): RulePatch {
  const { id: _, rule: _rule, names: _names, ...before } = rule;
  const gone = Object.keys(before).filter((key) => !(key in next));
  return { ...Object.fromEntries(gone.map((key): [string, Json | undefined] => [key, undefined])), ...next };
}

import { effects } from './table';
import type { Says, Shown, Species, Told, ToldKey } from './types';

/** All that the tools are told of the keys of rules, in the order in which a sentence says them. */
export const toldKeys: Told = Object.assign({}, ...Object.values(effects).map(({ told }) => told));

/** The kinds that do something in a form by themselves; the core looks at the rules of the others where it validates or calls. */
export const actingKinds: readonly string[] = Object.entries(effects).flatMap(([kind, { acts }]) =>
  acts ? [kind] : [],
);

/** The keys by what they name, in the same order. */
export const keysSaying = (...says: readonly Says[]): string[] =>
  Object.keys(toldKeys).filter((key) => says.includes((toldKeys[key] as ToldKey).says));

/** The keys that show in one way in the fields that they name, in the same order. */
export const keysShown = (shown: Shown): string[] =>
  Object.keys(toldKeys).filter((key) => (toldKeys[key] as ToldKey).shown === shown);

/** The keys of a kind of rule that do something by themselves. */
export const effectsOf = (species: Species): string[] =>
  Object.entries(toldKeys).flatMap(([key, { of, isEffect }]) => (isEffect && of.includes(species) ? [key] : []));

/** The words with which a line about a key begins. */
export function lineOf(key: string, language: string): string {
  const { sentence = key, line } = toldKeys[key]?.words[language] ?? {};
  const text = line ?? sentence.replace('{}', '').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a rule has under a key that names things one by one, or by key. */
export const givenIn = <T>(rule: object, key: string): T | undefined => (rule as Record<string, T | undefined>)[key];

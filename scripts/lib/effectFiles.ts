import { actingKinds, joinedKeys, toldKeys, toldValidators } from '../../engine/catalog';
import type { Json } from '../../engine/core';
import { withMembers } from './jsonText';

/** The language that the words of kinds of effects are written for. */
const LANGUAGE = 'pt-BR';

/** The vocabulary with what the kinds of effects say of their keys; the other keys of a rule stay, in front of them. */
export function withEffectKeys(vocabulary: string): string {
  const own = Object.entries(toldKeys).map(([key, { says, vocabulary }]): [string, Json] => [
    key,
    // An editor offers the names of all.
    says === 'validator' ? { ...vocabulary, examples: Object.keys(toldValidators) } : vocabulary,
  ]);
  return withMembers(vocabulary, ['definitions', 'rule', 'properties'], own, [
    'id',
    'rule',
    'names',
    'when',
    'on',
    'before',
  ]);
}

/** The table of words with those of the kinds of effects. */
export function withEffectWords(words: string): string {
  const own = Object.entries(toldKeys).flatMap(([key, told]): [string, Json][] => {
    const { sentence } = told.words[LANGUAGE] ?? {};
    return sentence === undefined ? [] : [[key, sentence]];
  });
  const joined = joinedKeys.flatMap(({ as, words }): [string, Json][] => {
    const said = words[LANGUAGE];
    return said === undefined ? [] : [[as, said]];
  });
  return withMembers(words, ['rule'], [...joined, ...own], ['on', 'before', 'when', 'always', 'end']);
}

/** Kinds that act, and whose `acts` the table of what the core loads lacks: it is read as text, `export const acts`. */
export const missedKinds = (table: string): string[] =>
  actingKinds.filter((kind) => !table.includes(`import { acts as ${kind} } `));

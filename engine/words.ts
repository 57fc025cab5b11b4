/**
 * Conditions, rules and values as sentences, by a table of words for each language. An entry of its own: it stands on
 * `core` alone, and who reads rules out need not analyse them.
 *
 * @begin wizardNaming, labelOf, spokenOf
 * @example
 * import { oneOf, together } from 'ficha-engine/words';
 *
 * together([['guided', true], ['guided', true]]); // { guided: true }
 * oneOf([{ guided: true }, { free: true }]); // { anyOf: [{ guided: true }, { free: true }] }
 */
export { type Language, languageOf, type Sentences } from './words/language';
export type { Naming } from './words/naming';
export { alternativesOf, eitherOf, entriesOf, normalCondition, oneOf, together } from './words/normal';
export { referenceSyntax } from './words/references';
export type { RuleSaid } from './words/rule';
export { spokenOf } from './words/spoken';
export { starred } from './words/syntax';
export { wizardNaming } from './words/tabNaming';
export { labelOf } from './words/values';

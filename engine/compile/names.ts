import type { BlockShape } from '../core/definition/blockShape';
import type { SharedDefinition } from '../core/definition/types';
import { toldValidators } from '../core/validators/told';
import type { ParamShape } from '../core/validators/types';
import { toldWidgets } from '../core/widgets/table';
import type { Sentences } from './problems/say';

/** The names that definitions may use beside the formats; the registries live in layers that the compiler does not import. */
export interface Names {
  widgets: readonly string[];
  blocks: Readonly<Record<string, BlockShape>>;
  validators: readonly string[];
  /** The texts of a language, where `shared.json` has none of its own: `texts/en.json` of the package, for one. */
  texts?: LanguageTexts;
  /**
   * What is wrong with definitions in another language than Portuguese, by the Portuguese sentence: `texts/problems.en.json`
   * of the package, for one. Gaps are `{1}`, `{2}`, in any order; a sentence that is not in it stays Portuguese.
   */
  problems?: Sentences;
}

/** The names that a portal gives: its widgets and validators stand beside the engine's. */
export type GivenNames = Partial<Names>;

/** What the engine says in a language: messages by their kind, those of formats, and the words of the screen. */
export type LanguageTexts = Pick<SharedDefinition, 'messages' | 'formats' | 'texts'>;

/** The names of the registries of the engine. The blocks are the portal's to give. */
export const engineNames: Names = {
  widgets: Object.keys(toldWidgets).sort(),
  blocks: {},
  validators: Object.keys(toldValidators),
};

/** By the list that was given: the same names are the same list again, and what was checked with them stays checked. */
const beside = {
  widgets: new WeakMap<object, readonly string[]>(),
  validators: new WeakMap<object, readonly string[]>(),
};

function both(kind: 'widgets' | 'validators', given: readonly string[] | undefined): readonly string[] {
  if (!given) return engineNames[kind];
  const all = beside[kind].get(given) ?? [...new Set([...engineNames[kind], ...given])].sort();
  beside[kind].set(given, all);
  return all;
}

/** All names that definitions may use: the engine's, and those given. */
export const allNames = (given: GivenNames): Names => ({
  ...engineNames,
  ...given,
  widgets: both('widgets', given.widgets),
  validators: both('validators', given.validators),
});

/** The blocks that may stand in sections. */
export function sectionBlocks({ blocks }: Names): string[] {
  return Object.keys(blocks).filter((name) => !blocks[name]?.question);
}

/** The blocks that may be the question of a rule. */
export function questionBlocks({ blocks }: Names): string[] {
  return Object.keys(blocks).filter((name) => blocks[name]?.question);
}

/** The references that start with `$` and take no name. */
export const contextNames = ['$mode', '$index', '$others', '$form', '$now', '$changed'] as const;

/** What may follow `$mode`. */
export const modes = ['new', 'edit', 'renewal'] as const;

/** What validators take in `params`, by validator and name. */
export const validatorParams: Record<string, Readonly<Record<string, ParamShape>>> = Object.fromEntries(
  Object.entries(toldValidators).map(([name, { params = {} }]) => [name, params]),
);

import type { BlockShape } from '../core/definition/blockShape';
import type { SharedDefinition } from '../core/definition/types';
import type { ToldFormat } from '../core/formats/toldFormat';
import type { Format, FormatWithExamples } from '../core/formats/types';
import { toldValidators } from '../core/validators/told';
import type { ToldValidator, Validator } from '../core/validators/types';
import { toldWidgets } from '../core/widgets/table';
import type { Sentences } from './problems/say';

/** A format as an application gives it: also, whether its values are days, and which limits cannot be meant. */
export type GivenFormat = Format & Pick<ToldFormat, 'holds' | 'refusesLimit'>;

/** A format as definitions are checked with it. */
export type CheckedFormat = GivenFormat & FormatWithExamples;

/**
 * What an application tells of a validator of its own: the `params` that its rules hold, whether it adds them up, and what
 * it does, for examples of tabs whose rules ask for it.
 */
export type GivenValidator = Pick<ToldValidator, 'params' | 'sums'> & Partial<Pick<Validator, 'validate'>>;

/** The names that definitions may use; their registries live in layers that the compiler does not import, but for the formats. */
export interface Names {
  formats: Readonly<Record<string, CheckedFormat>>;
  widgets: readonly string[];
  blocks: Readonly<Record<string, BlockShape>>;
  validators: readonly string[];
  /** What each validator tells; of one that was given by its name alone, nothing is known, and its `params` are not checked. */
  toldValidators: Readonly<Record<string, GivenValidator>>;
  /** The texts of a language, where `shared.json` has none of its own: `texts/en.json` of the package, for one. */
  texts?: LanguageTexts;
  /**
   * What is wrong with definitions in another language than Portuguese, by the Portuguese sentence: `texts/problems.en.json`
   * of the package, for one. Gaps are `{1}`, `{2}`, in any order; a sentence that is not in it stays Portuguese.
   */
  problems?: Sentences;
  /**
   * The server of the application answers addresses with names in them: `PUT /people/{id}`. Without it the check refuses those:
   * names stand after `?` alone.
   */
  pathNames?: boolean;
}

/**
 * The names that a portal gives: its formats, widgets and validators stand beside the engine's. Validators are names, whose
 * `params` are not checked, or tell what they take: `{ startsWith: { params: { prefix: { type: 'string', required: true } }, validate } }`.
 * Rules that miss one, misspell it or give it another type are then refused. `validate` is what `registerValidator` takes: a tab with
 * examples needs it, and where Vite compiles, nothing else brings it there.
 */
export type GivenNames = Partial<
  Omit<Names, 'formats' | 'validators' | 'toldValidators'> & {
    formats: Readonly<Record<string, GivenFormat>>;
    validators: readonly string[] | Readonly<Record<string, GivenValidator>>;
  }
>;

/** What the engine says in a language: messages by their kind, those of formats, and the words of the screen. */
export type LanguageTexts = Pick<SharedDefinition, 'messages' | 'formats' | 'texts'>;

/** The names of the registries of the engine, without its formats. The blocks are the portal's to give. */
export const engineNames: Omit<Names, 'formats'> = {
  widgets: Object.keys(toldWidgets).sort(),
  blocks: {},
  validators: Object.keys(toldValidators),
  toldValidators,
};

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

import type { Scope } from '../condition/scope';
import type { Json, JsonObject } from '../json';

/** A parameter of a validator. */
export interface ParamShape {
  type: 'string' | 'number' | 'boolean' | 'array' | 'object';
  required?: true;
  /** What it names: a field of the rows of `of`, or a format; or it is a condition on these rows. */
  names?: 'field' | 'format' | 'condition';
  /** By language: what it is called beside its value, where not by its name. */
  words?: Readonly<Record<'pt-BR', string>>;
}

/** A named check beyond what conditions say: a pure function of the fields that a rule names. */
export interface Validator {
  name: string;
  /** Whether the fields `of` pass. Empty fields pass unless the check is about being filled. */
  validate(of: readonly string[], params: JsonObject, scope: Scope): boolean;
}

/** What the tools are told of a validator; a browser that fills forms does not load it. */
export interface ToldValidator {
  /** What it takes in `params`, by name. */
  params?: Readonly<Record<string, ParamShape>>;
  /** It adds up `params.field` of the rows, which must be numbers, to lie within `params.minimum` and `params.maximum`. */
  sums?: true;
  /** By language: what it is called where one is chosen, and what it asks of the fields, within a sentence. */
  words: Readonly<Record<'pt-BR', { title: string; asks: string }>>;
  /** Answers, and whether they pass: for tests. */
  examples: readonly { data: JsonObject; of: string[]; params?: JsonObject; passes: boolean }[];
}

/** The filled values among some. */
export const filled = (values: (Json | undefined)[]): Json[] =>
  values.filter(
    (value): value is Json =>
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );

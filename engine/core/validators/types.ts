import type { Scope } from '../condition/scope';
import type { Json, JsonObject } from '../json';

/** A parameter of a validator. */
export interface ParamShape {
  type: 'string' | 'number' | 'object';
  required?: true;
}

/** A named check beyond what conditions say: a pure function of the fields that a rule names. */
export interface Validator {
  name: string;
  /** What it checks, in one sentence for the analysts' guide. */
  description: string;
  /** What it takes in `params`, by name. */
  params?: Readonly<Record<string, ParamShape>>;
  /** Whether the fields `of` pass. Empty fields pass unless the check is about being filled. */
  validate(of: readonly string[], params: JsonObject, scope: Scope): boolean;
  examples: { data: JsonObject; of: string[]; params?: JsonObject; passes: boolean }[];
}

/** The filled values among some. */
export const filled = (values: (Json | undefined)[]): Json[] =>
  values.filter(
    (value): value is Json =>
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );

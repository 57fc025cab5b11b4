import type { Condition, RuleDefinition, TabDefinition } from '../../core/definition/types';
import type { JsonObject } from '../../core/json';
import type { Pointer } from '../../core/pointer';
import type { Words } from '../problems/say';

/** A schema or UI schema as rjsf takes it. */
export type Source = JsonObject;

/** Something that the tab does not hold, or holds otherwise: where it stands, and why. */
export interface NotCarried {
  file: 'schema' | 'uiSchema';
  pointer: Pointer;
  reason: string;
}

/** The same before it is told in a language. */
export interface Left extends Pick<NotCarried, 'file' | 'pointer'> {
  reason: Words;
}

/** A tab made of an rjsf form, and all that did not come over. */
export interface ImportedTab {
  tab: TabDefinition;
  notCarried: NotCarried[];
  /**
   * Where each rule and field was written in the schema, by its place in the tab: `/rules/0`,
   * `/collections/socios/rules/2`, `/schema/properties/Nome`.
   */
  origins: Origins;
}

/** Places in the schema by places in the tab. */
export type Origins = Record<Pointer, Pointer>;

/** A schema with where it is written. */
export interface Placed {
  schema: Source;
  pointer: Pointer;
  /** The definitions that it stands in, by the `$ref`s that led there: it can name none of them. */
  refs?: readonly string[];
  /** Where the options are written, unless under the `enum` or `oneOf` of the schema itself. */
  optionsAt?: Pointer | undefined;
  /** Where among the values of its `enum` null was, which is no option. */
  nullsAt?: readonly number[] | undefined;
}

/** Conditions that all hold; `[]` is always. */
export type When = readonly Condition[];

/** One schema of a field, and when it is there. */
export interface Variant extends Placed {
  when: When;
}

/** A field or an object with all that is said of it, in the order in which it is met. */
export interface Place {
  path: readonly string[];
  variants: Variant[];
}

/** A field that must be filled. */
export interface Need {
  path: readonly string[];
  when: When;
  pointer: Pointer;
}

/** What a value must be, as a schema for a condition, and the text under a field that is not so. */
export interface Limits {
  schema: Source;
  inline?: string | undefined;
}

/** A rule without its name, which comes of where it was written. */
export interface Drawn {
  rule: Omit<RuleDefinition, 'id'>;
  pointer: Pointer;
}

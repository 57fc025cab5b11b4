import type { Code } from './codes';
import type { ComparedWitness, Locate, SuggestedStep, Version } from './types';

/** A difference that was found, before it has an id, words and a place in its file. */
export interface Found {
  code: Code;
  /** The version in whose file it stands, and how places are found there. */
  version: Version;
  at: Locate;
  pointer: string;
  /** It stands at the key, not at the value. */
  key?: true;
  /** What it is about within its tab or file, for its id: a field, a rule, a field and a code. */
  about: string;
  wizard?: string;
  tab?: string;
  fields?: string[];
  parts?: string[];
  rules?: string[];
  params?: Record<string, string>;
  witness?: ComparedWitness | undefined;
  suggestion?: SuggestedStep;
}

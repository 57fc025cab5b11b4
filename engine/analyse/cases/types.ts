import type { Expectation } from '../../core/definition/types';
import type { Json } from '../../core/json';
import type { ConditionPlace } from './conditions';
import type { Given } from './tested';

/**
 * What a case was made for. A leaf decides when the condition would turn if it turned alone: shown both ways (MC/DC) each
 * leaf is known to matter. An edge is a value at which a keyword changes its answer, in a leaf that decides.
 */
export type Aim =
  | { kind: 'holds' | 'fails' }
  | { kind: 'decides'; leaf: string; truth: boolean }
  | { kind: 'edge'; leaf: string; value: Json }
  | { kind: 'shows' | 'hides' | 'requires'; node: string }
  | { kind: 'raises'; node: string; keyword: string; rule?: string };

/** One answer of a case: a field by its pointer, or what stands around the tab by its reference (`$settings/cargo`). */
export interface CaseAnswer {
  key: string;
  value: Json;
}

/** The smallest answers that bring something about, as an example gives them, and what comes of them. */
export interface Case {
  aims: Aim[];
  /** Those that differ from a form that nobody has touched. */
  answers: CaseAnswer[];
  given: Given;
  /** What comes of it where the subject acts; with a title this is a story to be pinned. */
  expect: Expectation;
}

/**
 * An aim that no case was found for. `impossible`: every combination of the values that conditions tell apart was tried, or
 * the definition says so by itself; `undecided`: there were more than `tried`.
 */
export interface Missed {
  aim: Aim;
  verdict: 'impossible' | 'undecided';
  reason: 'noCombination' | 'readOnly' | 'limit' | 'sample' | 'notAsked';
  tried: number;
}

/** What cases are sought for: a condition, a field of the screen, an error. */
export type CaseSubject =
  | { kind: 'condition'; place: ConditionPlace }
  | { kind: 'field'; node: string; pointer: string }
  | { kind: 'error'; node: string; pointer: string; keyword: string; rule?: string };

/** The cases of one subject. */
export interface Found {
  subject: CaseSubject;
  cases: Case[];
  missed: Missed[];
}

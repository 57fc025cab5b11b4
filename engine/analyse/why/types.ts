import type { Condition, ValueCondition } from '../../core/definition/types';
import type { Json } from '../../core/json';
import type { Pointer } from '../../core/pointer';

/** What may be asked of a field. */
export const QUESTIONS = ['hidden', 'required', 'locked', 'computed', 'cleared'] as const;

/** One of `QUESTIONS`: what is asked of a field. */
export type Question = (typeof QUESTIONS)[number];

/** One reference of a condition with what it is held against; `id` is unique in an explanation. */
export interface Leaf {
  id: string;
  /** Place of the reference in the tab. */
  pointer: string;
  reference: string;
  expected: ValueCondition | string[];
  /** What the reference reads now; absent when that is nothing. */
  value?: Json;
  truth: boolean;
  /** How many `not` stand around it: an odd number turns what it means for the whole. */
  negations: number;
}

/** A rule, or a keyword of the schema, that decides; `truth` is whether its condition holds. */
export interface Step {
  id: string;
  /** The key of the rule that does it, or `keyword`. */
  effect: string;
  /** Place in the tab of the rule's effect, or of the keyword. */
  pointer: string;
  rule?: string;
  /** The row that the rule was asked in. */
  row?: number;
  truth: boolean;
  leaves: Leaf[];
  when?: Condition;
}

/** One answer that is changed. */
export interface AnswerChange {
  pointer: Pointer;
  from?: Json;
  to?: Json;
}

/**
 * Why something is so. `because` is a smallest set of rules and keywords without which it were not so; when it is not so,
 * the rules that could make it so, none of which does.
 */
export interface Why {
  pointer: Pointer;
  question: Question;
  holds: boolean;
  because: Step[];
}

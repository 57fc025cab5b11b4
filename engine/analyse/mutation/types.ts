import type { Json } from '../../core/json';
import type { Given } from '../cases/tested';
import type { CaseAnswer } from '../cases/types';

/** What is done to a definition, one thing at a time. */
export const OPERATORS = {
  ruleDropped: 'the rule is not there',
  conditionNegated: 'the condition means its opposite',
  leafDropped: 'one entry of a condition, or one alternative, is not there',
  limitShifted: 'a limit lies one further, or one nearer',
  valueDropped: 'one of several values is not there',
  valueSwapped: 'a value is another option of its field, or the next number; filled is empty',
  targetDropped: 'one thing that a rule acts on, or that starts it, is not there',
  operandSwapped: 'what is computed comes from elsewhere, or one term of a sum is not there',
  hidingSwapped: 'what is hidden keeps its value in place of losing it, or the other way round',
} as const;

/** What a mutant does to a definition, by its name in `OPERATORS`. */
export type Operator = keyof typeof OPERATORS;

/** A change of a definition that somebody might make by mistake. */
export interface Mutant {
  /** Unique in the tab, and the same as long as the definition is. */
  id: string;
  operator: Operator;
  /** The file that it is shown in, and the place there. */
  file: 'tab' | 'wizard';
  pointer: string;
  rule?: string;
  /** What stands there, and what would; absent when it would be gone. */
  from: Json;
  to?: Json;
  edit: { of: 'tab' | 'wizard' | 'lookups'; pointer: string; whole?: Json };
}

/**
 * What became of a mutant. `noticed`: an example did not come as it says. `refused`: the definition could not be loaded.
 * `equivalent`: no state of the tab differs, which was proved; such mutants do not count. `unnoticed`: no example says
 * anything of it; `difference` are the smallest answers that would show it, where some were found.
 */
export type Verdict =
  | { mutant: Mutant; kind: 'noticed'; example: string; title?: string }
  | { mutant: Mutant; kind: 'refused' | 'equivalent' }
  | { mutant: Mutant; kind: 'unnoticed'; difference?: { answers: CaseAnswer[]; given: Given } };

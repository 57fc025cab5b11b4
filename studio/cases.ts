import type { Case } from '../engine/analyse';

/** What `POST cases` tells of a tab, one JSON object a line, as it is found. */
export type CasesTold =
  | { kind: 'conditions'; conditions: ConditionTold[] }
  | { kind: 'case'; key: string; cases: CaseTold[]; missed: string[] }
  | { kind: 'others'; of: 'field' | 'error'; name: string; cases: number; missed: number }
  | { kind: 'mutant'; mutant: MutantTold }
  | { kind: 'done' };

/** Where something stands. */
export interface PlaceTold {
  file: string;
  pointer: string;
  line: number;
}

/** One condition, in words, and what the examples of the file show of it. */
export interface ConditionTold {
  key: string;
  sentence: string;
  rule?: string;
  place: PlaceTold;
  /** Examples in which it is true, and false. */
  holds: number;
  fails: number;
  /** Something of it is shown by no example. */
  isOpen: boolean;
}

/** The smallest answers for an aim, in words and as data. */
export interface CaseTold {
  /** Whether the condition is true then. */
  truth: boolean | undefined;
  aim: string;
  answers: string;
  story: Pick<Case, 'given' | 'expect'>;
}

/** A change of a rule that somebody might make by mistake, and whether an example would notice. */
export interface MutantTold {
  id: string;
  rule: string;
  what: string;
  place: PlaceTold;
  verdict: 'noticed' | 'unnoticed' | 'equivalent' | 'refused';
  /** The smallest answers that would show it. */
  answers?: string;
  given?: Case['given'];
}

/** `POST coverage`: by wizard, how many conditions there are, and how many the examples show both true and false. */
export interface CoverageTold {
  wizards: { wizard: string; conditions: number; shown: number }[];
}

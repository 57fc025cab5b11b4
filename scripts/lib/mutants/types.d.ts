/** One change of one file that a test should notice. */
export interface Mutant {
  /** Relative to the project. */
  file: string;
  line: number;
  /** What was changed, in words: `a < b -> a <= b`. */
  change: string;
  /** The place in the text that is replaced. */
  start: number;
  end: number;
  text: string;
}

/** What became of a mutant: a test failed, none did, or the tests had no end. */
export type Fate = 'killed' | 'survived' | 'endless';

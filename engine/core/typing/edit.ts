/** What was done to a text box: one part of its text was replaced by another, either of which may be empty. */
export interface Edit {
  /** The text before. */
  before: string;
  /** Where the replaced part of it began and ended. */
  start: number;
  end: number;
  inserted: string;
  /**
   * The keys behind the text before, as long as all of them were added at its end: `1,234` where `1.234` stands. They
   * tell what a mark means that the box shows otherwise.
   */
  keys?: string;
}

/** Why a box did not take something, by the name of the text that says so. */
export type RefusalReason =
  | 'minus'
  | 'letters'
  | 'symbol'
  | 'special'
  | 'replaced'
  | 'decimals'
  | 'whole'
  | 'full'
  | 'long'
  | 'unclear';

/** What a box did not take: a sign, or all of an insertion. */
export interface Refusal {
  reason: RefusalReason;
  text: string;
  /** How many characters the box has room for, where that is the reason. */
  max?: number;
  /** What stands in its place (`replaced`). */
  as?: string;
}

/** What stands in the box after an edit. What was refused is not in it, and is told. */
export interface Outcome {
  text: string;
  caret: number;
  keys?: string;
  refused?: Refusal;
}

/** How a box takes edits. Nothing may get lost on the way without being refused by name. */
export type Typing = (edit: Edit) => Outcome;

/** The text after an edit that is taken as it is. */
export function taken({ before, start, end, inserted }: Edit): Outcome {
  return { text: before.slice(0, start) + inserted + before.slice(end), caret: start + inserted.length };
}

/** The text before, with the caret where the edit began. */
export function refuse(edit: Edit, refused: Refusal): Outcome {
  const { before, start, keys } = edit;
  return { text: before, caret: start, ...(keys !== undefined && { keys }), refused };
}

/** Whether an edit came as one key; several characters at once are pasted, dictated or filled in. */
export function isKey({ inserted }: Edit): boolean {
  return [...inserted].length === 1;
}

/** Whether all that stood in the box was replaced. */
export function isWhole({ before, start, end }: Edit): boolean {
  return start === 0 && end === before.length;
}

/** The keys after an insertion at the end of the text, `undefined` after any other edit. */
export function keysOf({ before, start, end, inserted, keys }: Edit): string | undefined {
  return start === before.length && end === start && inserted !== '' ? (keys ?? before) + inserted : undefined;
}

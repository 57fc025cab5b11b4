import type { Picks } from './answers';
import type { Answer, Id, Question } from './questions';

/** A question with what is picked, and what the customer does about it. */
export interface QuestionProps {
  /** Of its group of controls. */
  id: string;
  question: Question;
  picks: Picks;
  /** It has no answer, and the customer wanted to go on. */
  isMissing: boolean;
  isDisabled: boolean;
  onMark(answer: Answer, isMarked: boolean): void;
  onPickOption(answer: Answer, option: Id): void;
}

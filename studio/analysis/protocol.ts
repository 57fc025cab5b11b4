import type { Question } from '../../engine/analyse/why/types';
import type { TurnAnswer, WhyAnswer, WhyAsked } from './why/types';

/** What the worker is asked; `module` is the address of a compiled tab. */
export type Asked = { module: string } & (
  | { kind: 'why'; asked: WhyAsked }
  | { kind: 'turn'; asked: WhyAsked; question: Question }
);

export interface Answers {
  why: WhyAnswer | undefined;
  turn: TurnAnswer;
}

export type ToWorker = { id: number } & Asked;
export type FromWorker = { id: number } & ({ answer: Answers[keyof Answers] } | { failure: string });

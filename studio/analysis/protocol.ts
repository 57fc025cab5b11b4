import type { Question } from '../../engine/analyse';
import type { Files } from '../../engine/edit';
import type { Links } from './links/types';
import type { TurnAnswer, WhyAnswer, WhyAsked } from './why/types';

/** What the worker is asked; `module` is the address of a compiled tab, `texts` are all definitions. */
export type Asked =
  | { kind: 'why'; module: string; asked: WhyAsked }
  | { kind: 'turn'; module: string; asked: WhyAsked; question: Question }
  | { kind: 'links'; texts: Files };

export interface Answers {
  why: WhyAnswer | undefined;
  turn: TurnAnswer;
  links: Links;
}

export type ToWorker = { id: number } & Asked;

/** What the worker found out, of the kind that it was asked. */
export type Answered<Kind extends Asked['kind'] = Asked['kind']> = {
  [Each in Kind]: { kind: Each; answer: Answers[Each] };
}[Kind];

export type FromWorker = { id: number } & (Answered | { failure: string });

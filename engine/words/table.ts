import type { Context } from '../core/condition/scope';
import type { Action, Moment, ValueSchema } from '../core/definition/types';

/** Words for one and for several: `'tem ao menos 1 linha'`, `'tem ao menos {} linhas'`. */
export interface Counted {
  one: string;
  other: string;
}

type Span = 'years' | 'months' | 'days';
type Counts = 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'maxAge' | 'minAge';

/** The words of one language; what stands in braces is filled in. */
export interface WordTable {
  and: string;
  or: string;
  nor: string;
  yes: string;
  no: string;
  always: string;
  references: Record<'root' | 'settings' | 'user' | 'tabs' | 'option', string> &
    Record<'mode' | 'index' | 'form' | 'others' | 'now', string>;
  modes: Record<Context['mode'], string>;
  condition: Record<'not' | 'changed' | 'filled' | 'empty', string>;
  value: Record<Exclude<keyof ValueSchema, Counts | 'anyOf'> | 'only' | 'neither', string> & Record<Counts, Counted>;
  days: Record<Span, Counted> & Record<'today' | 'on' | 'plus' | 'minus', string>;
  operand: Record<'empty' | 'from' | 'sum' | 'is' | 'assigned', string>;
  target: Record<'section' | 'item', string>;
  /** What stands around effects, and the words of each, which are written from the files of their kinds. */
  rule: Record<'on' | 'before' | 'when' | 'always' | 'end', string> & Readonly<Record<string, string>>;
  hidden: Record<'clear' | 'keep', string>;
  moments: Record<Moment, string>;
  actions: Record<Action, string>;
  message: Record<
    'error' | 'ask' | 'askNamed' | 'at' | 'kind' | 'title' | 'text' | 'inline' | 'say' | 'yes' | 'no',
    string
  > &
    Record<'block' | 'if', string>;
  pairs: Record<'params' | 'with' | 'fill' | 'fillConst' | 'locks' | 'locksAlways', string>;
  part: Record<
    | 'tab'
    | 'when'
    | 'data'
    | 'load'
    | 'save'
    | 'wrap'
    | 'rename'
    | 'take'
    | 'send'
    | 'each'
    | 'reload'
    | 'failure'
    | 'steps',
    string
  >;
}

import type { Json, JsonObject } from '../json';
import type { CallDefinition } from './call';
import type { Condition } from './condition';
import type { Message } from './message';

/** Where a computed or set value comes from. */
export type Operand = Json | { from: string } | { sum: string[] } | { is: Condition };

/** When a check runs: on leaving the field and later; also on saving a draft; only on advancing. */
export type Moment = 'leave' | 'save' | 'advance';

/** The gates an action may have. */
export type Action = 'advance' | 'save' | 'create' | 'update' | 'delete';

/** The error that a rule reports. */
export interface ErrorEffect extends Message {
  at: string;
  /** Uses the texts of this kind. */
  kind?: string;
}

/** A question put to the customer. */
export interface AskDefinition {
  title?: string;
  text?: string;
  yes?: string;
  no?: string;
  /** The question is put only when the call answers true. */
  if?: CallDefinition;
  block?: string;
}

/** One rule: a condition and its effects. */
export interface RuleDefinition {
  id: string;
  when?: Condition;
  on?: string[];
  before?: Action[];
  show?: string[];
  hidden?: 'clear' | 'keep';
  require?: string[];
  lock?: string[];
  compute?: Record<string, Operand>;
  error?: ErrorEffect;
  /** A validator of the registry; with `of` its fields and `error` its text. */
  check?: string;
  of?: string[];
  params?: JsonObject;
  moment?: Moment;
  clear?: string[];
  set?: Record<string, Operand>;
  ask?: string | AskDefinition;
  lookup?: string;
  with?: Record<string, string>;
  fill?: Record<string, string | { const: Json }>;
  /** Locked after an answer: `true` always, else the part of the answer that must be filled. */
  locks?: Record<string, true | string>;
  notFound?: { clear: string[] };
}

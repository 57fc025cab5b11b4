import type { Json } from '../json';
import type { DayLimits } from './day';

/** A condition: references mapped to what their value must satisfy; all entries hold. */
export interface Condition {
  anyOf?: Condition[];
  allOf?: Condition[];
  not?: Condition;
  [reference: string]: ValueCondition | Condition[] | Condition | undefined | string[];
}

/** `true` = filled, `false` = empty, else a small schema of which every keyword must hold. */
export type ValueCondition = boolean | ValueSchema;

/** The keywords a condition may put on one value. An empty value fails every keyword; `not` inverts. */
export interface ValueSchema extends DayLimits {
  const?: Json;
  enum?: Json[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
  like?: string[];
  maxAge?: number;
  minAge?: number;
  sameAs?: string;
  contains?: Condition;
  not?: ValueSchema;
  anyOf?: ValueSchema[];
}

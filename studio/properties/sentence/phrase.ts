import type { Json } from '../../../engine/core';
import type { DayPoint } from '../../../engine/definition';

/** A condition as it is edited: what holds together, or one of which holds. */
export interface Group {
  kind: 'group';
  how: 'all' | 'any';
  items: Item[];
}

/** A reference and all that is asked of its value; without a reference it is still to be chosen. */
export interface Test {
  kind: 'test';
  reference: string;
  asks: Ask[];
}

/** A condition that must not hold. */
export interface Not {
  kind: 'not';
  of: Group;
}

/** One of these fields differs from what was saved. */
export interface Changed {
  kind: 'changed';
  fields: string[];
}

/** One piece of a condition. */
export type Item = Group | Test | Not | Changed;

export type NumberOperator =
  | 'minimum'
  | 'maximum'
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
  | 'minAge'
  | 'maxAge';
export type DayOperator = 'before' | 'after' | 'notBefore' | 'notAfter';

/** One thing that is asked of a value. `isListed`: a list of one value that must stay a list. */
export type Ask =
  | { op: 'filled' | 'empty' }
  | { op: 'is'; values: Json[]; isListed?: true }
  | { op: 'isNot'; values: Json[] }
  | { op: NumberOperator; number: number | undefined }
  | { op: DayOperator; day: DayPoint | undefined }
  | { op: 'like'; texts: string[] }
  | { op: 'format' | 'sameAs'; name: string }
  | { op: 'contains'; rows: Group }
  | { op: 'fails'; asks: Ask[] }
  | { op: 'either'; choices: Ask[][] };

/** What a value can be asked. */
export type Operator = Ask['op'];

/** A test that is yet to be said. */
export const newTest = (): Test => ({ kind: 'test', reference: '', asks: [{ op: 'filled' }] });

/** A condition that says nothing yet. */
export const emptyGroup = (how: Group['how'] = 'all'): Group => ({ kind: 'group', how, items: [] });

/** Whether all of a condition is said, so that it can be written. */
export function isWhole(item: Item): boolean {
  switch (item.kind) {
    case 'group':
      return item.items.length > 0 && item.items.every(isWhole);
    case 'not':
      return isWhole(item.of);
    case 'changed':
      return item.fields.length > 0;
    case 'test':
      return item.reference !== '' && item.asks.length > 0 && item.asks.every(isSaid);
  }
}

/** Whether all of what is asked is said. */
export function isSaid(ask: Ask): boolean {
  switch (ask.op) {
    case 'filled':
    case 'empty':
      return true;
    case 'is':
    case 'isNot':
      return ask.values.length > 0;
    case 'like':
      return ask.texts.length > 0;
    case 'format':
    case 'sameAs':
      return ask.name !== '';
    case 'contains':
      return isWhole(ask.rows);
    case 'fails':
      return ask.asks.length > 0 && ask.asks.every(isSaid);
    case 'either':
      return ask.choices.length > 0 && ask.choices.every((asks) => asks.length > 0 && asks.every(isSaid));
    case 'before':
    case 'after':
    case 'notBefore':
    case 'notAfter':
      return ask.day !== undefined;
    default:
      return ask.number !== undefined;
  }
}

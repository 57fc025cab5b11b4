/** A distance between days. Each part is a whole number from 1 on. */
export interface DaySpan {
  years?: number;
  months?: number;
  days?: number;
}

/**
 * A day that others are compared with: `'today'` (where the institution is), a day written `'2026-11-22'`, or one so far
 * after (`plus`) or before (`minus`) a day or the day in a field: `{ field: 'DataNascimento', plus: { years: 18 } }`.
 */
export type DayPoint = string | ({ day: string } & DayShift) | ({ field: string } & DayShift);

/** How far a day lies from the one that it is reckoned from. */
export interface DayShift {
  plus?: DaySpan;
  minus?: DaySpan;
}

/** How a day may stand to another: the keywords of a condition on a date, and the limits of a date field. */
export interface DayLimits {
  before?: DayPoint;
  after?: DayPoint;
  notBefore?: DayPoint;
  notAfter?: DayPoint;
}

import type { DayShift, DaySpan } from '../definition/day';
import { daysInMonth, isIsoDate } from '../formats/age';

const DAY_MS = 86_400_000;

/**
 * The day so far after another, `yyyy-mm-dd`: years and months first, then days. Where the month has no such day, it is
 * the first day of the next one: 31 January and a month, or 29 February and a year, are 1 March.
 * `undefined` beyond the years 1 to 9999. Source: Código Civil, Lei 10.406/2002, art. 132 § 3.
 */
export function dayAfter(day: string, { years = 0, months = 0, days = 0 }: DaySpan): string | undefined {
  return afterDays(afterMonths(day, years * 12 + months, 'next'), days);
}

/**
 * The day so far before another: days first, then years and months; where the month has no such day, its last one. So
 * `dayAfter(a, span) <= b` says the same as `a <= dayBefore(b, span)`: who is 18 today was born 18 years ago or before.
 */
export function dayBefore(day: string, { years = 0, months = 0, days = 0 }: DaySpan): string | undefined {
  return afterMonths(afterDays(day, -days), -(years * 12 + months), 'last');
}

/** A day moved forward and then back; `undefined` for what is no day. */
export function movedDay(day: string, { plus, minus }: DayShift): string | undefined {
  if (!isIsoDate(day)) return undefined;
  const later = plus ? dayAfter(day, plus) : day;
  return later !== undefined && minus ? dayBefore(later, minus) : later;
}

function afterMonths(day: string | undefined, months: number, otherwise: 'next' | 'last'): string | undefined {
  if (day === undefined || !isIsoDate(day)) return undefined;
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const [toYear, toMonth] = monthOf(year * 12 + month - 1 + months);
  const last = daysInMonth(toYear, toMonth);
  if (date <= last) return written(toYear, toMonth, date);
  return otherwise === 'last' ? written(toYear, toMonth, last) : written(...monthOf(toYear * 12 + toMonth), 1);
}

const monthOf = (months: number): [year: number, month: number] => [
  Math.floor(months / 12),
  (((months % 12) + 12) % 12) + 1,
];

function afterDays(day: string | undefined, days: number): string | undefined {
  if (day === undefined || days === 0) return day;
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  // `Date.UTC` takes the years 0 to 99 for those of the twentieth century.
  const time = new Date(0).setUTCFullYear(year, month - 1, date) + days * DAY_MS;
  const moved = new Date(time);
  return written(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate());
}

function written(year: number, month: number, date: number): string | undefined {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return year >= 1 && isIsoDate(text) ? text : undefined;
}

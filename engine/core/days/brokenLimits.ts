import type { Scope } from '../condition/scope';
import type { DayLimits } from '../definition/day';
import { isIsoDate } from '../formats/age';
import type { Json } from '../json';
import { dayKeywords, dayOrder } from './dayKeywords';
import { resolveDay } from './resolveDay';

/** A limit that a day does not keep to. */
export interface BrokenLimit {
  keyword: keyof DayLimits;
  /** The day that the limit means, `yyyy-mm-dd`. */
  limit: string;
}

/** The limits of a date field that its value breaks; what is no day has other errors, and a limit without a day holds. */
export function brokenLimits(limits: DayLimits, value: Json | undefined, scope: Scope): BrokenLimit[] {
  if (!isIsoDate(value)) return [];
  return dayKeywords.flatMap((keyword) => {
    const point = limits[keyword];
    const limit = point === undefined ? undefined : resolveDay(point, scope);
    return limit === undefined || dayOrder[keyword](value, limit) ? [] : [{ keyword, limit }];
  });
}

import type { DayLimits, DayPoint } from '../definition/day';

/** How a day must stand to the one of each keyword, both `yyyy-mm-dd`. */
export const dayOrder: Record<keyof DayLimits, (day: string, limit: string) => boolean> = {
  before: (day, limit) => day < limit,
  after: (day, limit) => day > limit,
  notBefore: (day, limit) => day >= limit,
  notAfter: (day, limit) => day <= limit,
};

/** The keywords that compare days. */
export const dayKeywords = Object.keys(dayOrder) as (keyof DayLimits)[];

/** The field that a point reads, if any. */
export const fieldOfDay = (point: DayPoint | undefined): string | undefined =>
  typeof point === 'object' && 'field' in point ? point.field : undefined;

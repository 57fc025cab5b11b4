import { readReference } from '../condition/read';
import type { Scope } from '../condition/scope';
import type { DayPoint } from '../definition/day';
import type { Json } from '../json';
import { movedDay } from './shiftDay';

/** The day that a point means in a scope, `yyyy-mm-dd`; `undefined` when its field holds none. */
export function resolveDay(point: DayPoint, scope: Scope): string | undefined {
  const start = startOf(point, scope);
  return typeof start === 'string' ? movedDay(start, typeof point === 'string' ? {} : point) : undefined;
}

function startOf(point: DayPoint, scope: Scope): Json | undefined {
  if (typeof point !== 'string' && 'field' in point) return readReference(point.field, scope);
  const day = typeof point === 'string' ? point : point.day;
  return day === 'today' ? scope.context.today : day;
}

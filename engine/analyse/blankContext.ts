import type { Context } from '../core/condition/scope';
import type { Format } from '../core/formats/types';

/** Nothing around the data but a day, at its noon. */
export function blankContext({ today, formats }: { today: string; formats: Record<string, Format> }): Context {
  return { settings: {}, user: {}, mode: 'new', today, now: `${today}T12:00:00.000Z`, formats };
}

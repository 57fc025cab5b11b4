import type { MigrationStep } from './types';

/**
 * What a place is called after steps, as a whole: the same, or where it was moved with all that is below it. `undefined`
 * once it was split, merged or retired.
 */
export function placeAfter(place: string, steps: readonly MigrationStep[]): string | undefined {
  let now: string | undefined = place;
  for (const step of steps) {
    if (now === undefined) return undefined;
    const isIn = isWithin(now);
    if ('moved' in step && isIn(step.moved)) now = step.to + now.slice(step.moved.length);
    else if (endsOf(step).some(isIn)) now = undefined;
  }
  return now;
}

/** Whether a place is another one, or in it. */
const isWithin = (place: string) => (outer: string) => place === outer || place.startsWith(`${outer}/`);

/** The places that a step is the end of. */
function endsOf(step: MigrationStep): string[] {
  if ('split' in step) return [step.split];
  if ('merged' in step) return step.merged;
  return 'retired' in step ? [step.retired] : [];
}

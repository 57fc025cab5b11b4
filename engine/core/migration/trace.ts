import type { MigrationStep } from './types';

/**
 * What a place is called after steps, as a whole: the same, or where it was moved with all that is below it. `undefined`
 * once it was split, merged or retired.
 */
export function placeAfter(place: string, steps: readonly MigrationStep[]): string | undefined {
  let now: string | undefined = place;
  for (const step of steps) {
    if (now === undefined) return undefined;
    if ('moved' in step && isWithin(now, step.moved)) now = step.to + now.slice(step.moved.length);
    else if (sourcesOf(step).some((source) => isWithin(now as string, source))) now = undefined;
  }
  return now;
}

/** Whether a place is another one, or in it. */
const isWithin = (place: string, outer: string) => place === outer || place.startsWith(`${outer}/`);

/** The places that a step takes values from; what is retired stays where it is, and nobody looks there any more. */
export function sourcesOf(step: MigrationStep): string[] {
  if ('moved' in step) return [step.moved];
  if ('split' in step) return [step.split];
  if ('merged' in step) return step.merged;
  return 'retired' in step ? [step.retired] : [];
}

/** The places that a step brings values to. */
export function targetsOf(step: MigrationStep): string[] {
  if ('moved' in step) return [step.to];
  return 'into' in step ? [step.into].flat() : [];
}

/** The field of a tab that a place is, or is in. */
export const fieldOf = (place: string): string => place.split('/', 2).join('/');

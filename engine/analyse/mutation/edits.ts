import type { Json } from '../../core/json';
import type { Operator } from './types';

/** One change of a value: `to` is absent when it goes. */
export interface Edit {
  operator: Operator;
  pointer: string;
  from: Json;
  to?: Json;
  /** What is put there, where `from` and `to` tell only of a part. */
  whole?: Json;
}

/** A value in the place of another. */
export const replaced = (operator: Operator, pointer: string, from: Json, to: Json): Edit => ({
  operator,
  pointer,
  from,
  to,
});

/** A value that goes. */
export const removed = (operator: Operator, pointer: string, from: Json): Edit => ({ operator, pointer, from });

/** A copy with a change; what has no use any more goes with it. */
export function edited<T>(whole: T, steps: readonly string[], to: Json | undefined): T {
  const copy = structuredClone(whole);
  let holder = copy as unknown as Record<string, unknown>;
  for (const step of steps.slice(0, -1)) holder = holder[step] as Record<string, unknown>;
  const last = steps.at(-1) ?? '';
  if (to !== undefined) holder[last] = to;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
  return copy;
}

import type { PartStep } from '../definition/types';
import { isObject, type Json } from '../json';
import { fromShape } from '../mapping/shape';

/** The key of the row in a body of a step with `each`. */
export function keyIn(step: PartStep, body: Json, key: string): Json | undefined {
  const inner = fromShape(step, body);
  const row = Array.isArray(inner) ? inner[0] : inner;
  return isObject(row) ? row[key] : undefined;
}

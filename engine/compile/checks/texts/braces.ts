import { isObject, type Json } from '../../../core/json';

const known = new WeakMap<object, boolean>();

/** Whether any text in a value has a brace. Remembered: of a file that is edited most parts stay the very same. */
export function holdsBraces(value: Json): boolean {
  if (typeof value === 'string') return /[{}]/.test(value);
  if (!Array.isArray(value) && !isObject(value)) return false;
  const last = known.get(value);
  if (last !== undefined) return last;
  const found = anyHolds(Object.values(value));
  known.set(value, found);
  return found;
}

function anyHolds(values: readonly Json[]): boolean {
  for (const inner of values) {
    const last = typeof inner === 'object' && inner !== null ? known.get(inner) : undefined;
    if (last ?? holdsBraces(inner)) return true;
  }
  return false;
}

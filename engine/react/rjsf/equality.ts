/**
 * Stands for the library with which rjsf compares props and data: plain objects and lists here, and it would cost
 * 4 kB. As rjsf has it, functions are equal, and what refers to itself is followed once.
 */
export const createCustomEqual = () => (a: unknown, b: unknown) => isSame(a, b, new Map());

function isSame(a: unknown, b: unknown, compared: Map<object, object>): boolean {
  if (Object.is(a, b) || (typeof a === 'function' && typeof b === 'function')) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (compared.get(a) === b) return true;
  compared.set(a, b);
  const [own, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const names = Object.keys(own);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(own[name], other[name], compared))
  );
}

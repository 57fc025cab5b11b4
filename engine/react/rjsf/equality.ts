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
  const names = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    names.length === Object.keys(b).length &&
    names.every((name) => name in b && isSame(a[name as never], b[name as never], compared))
  );
}

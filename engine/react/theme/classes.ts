/** Joins class names and leaves out what is absent or false: `classes('a', on && 'b')`. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

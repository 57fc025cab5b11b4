import type { Json } from '../json';

/** The values in a text that holds several: `'BRA; USA'` gives `['BRA', 'USA']`. */
export function splitValues(text: Json | undefined, separator: string): string[] {
  if (typeof text !== 'string') return [];
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Values as one text; `undefined` when there are none. */
export function joinValues(values: readonly string[], separator: string): string | undefined {
  return values.length > 0 ? values.join(separator) : undefined;
}

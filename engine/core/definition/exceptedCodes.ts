import type { Json } from '../json';
import type { FieldSchema } from './field';

/** The codes, as text, that a setting takes off a field: `'2; 3'` gives `['2', '3']`. Set apart by `;`, `,` or a new line. */
export function exceptedCodes({ exceptOf }: FieldSchema, settings: Record<string, Json>): string[] {
  if (exceptOf === undefined) return [];
  return String(settings[exceptOf.replace('$settings/', '')] ?? '')
    .split(/[;,\n]/)
    .map((code) => code.trim())
    .filter((code) => code !== '');
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../../engine/core/json';

/** The ways in which a text gets into a field. */
export const WAYS = ['typed', 'pasted', 'dictated', 'composed', 'completed'] as const;
export type Way = (typeof WAYS)[number];

/** The value that is stored (`null`: none), and the reasons that were told on the way, as `'minus'` or `'full, letters'`. */
export type Expected = [value: Json, told?: string];

/** A text and what becomes of it: the same however it comes, or one thing key by key and another at once. */
type Row = [text: string, ...Expected] | { text: string; typed?: Expected; inserted: Expected };

/** The texts of one format, and the field that they are put into. */
export interface Table {
  name: string;
  widget: string;
  format: string;
  maxLength?: number;
  texts: Row[];
}

/** One text by one way. */
export interface Case {
  table: Table;
  text: string;
  way: Way;
  value: Json;
  told: string;
}

const FOLDER = join(import.meta.dirname, 'texts');

/** All tables, one of each file of the folder `texts`. */
export function readTables(): Table[] {
  return readdirSync(FOLDER).map((file) => ({
    name: file.replace('.json', ''),
    ...(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Omit<Table, 'name'>),
  }));
}

/** Every text of a table by every way in which it can come: a line end cannot be typed into a box of one line. */
export function casesOf(table: Table): Case[] {
  return table.texts.flatMap((row) =>
    WAYS.flatMap((way) => {
      const { text, typed, inserted } = Array.isArray(row)
        ? { text: row[0], typed: row.slice(1) as Expected, inserted: row.slice(1) as Expected }
        : row;
      const expected = way === 'typed' ? typed : inserted;
      return expected ? [{ table, text, way, value: expected[0], told: expected[1] ?? '' }] : [];
    }),
  );
}

/** So many cases of a list, always the same ones for the same seed. */
export function sampleOf<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return items
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ item }) => item);
}

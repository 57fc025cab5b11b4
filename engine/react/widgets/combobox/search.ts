import type { Choice } from '../types';

/** A piece of a label; `hit` = the search found it. */
export interface LabelPart {
  text: string;
  hit: boolean;
}

/** A text without case and accents, of which every character stands where it stood. */
function fold(text: string): string {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (folded.length === text.length) return folded;
  return text
    .split('')
    .map((character) => character.normalize('NFD').charAt(0).toLowerCase().charAt(0))
    .join('');
}

/** A folded text with a space before each of its words, and nothing else between them: each stands where it stood. */
const spaced = (folded: string): string => ` ${folded.replace(/[^\p{L}\d]/gu, ' ')}`;

/** Something searchable: an option with its texts folded once. */
export interface Entry {
  choice: Choice;
  label: string;
  /** The label as words are looked for in it. */
  words: string;
  code: string;
}

/** The options as a search needs them; made once per list. */
export function toEntries(choices: readonly Choice[]): Entry[] {
  return choices.map((choice) => {
    const label = fold(choice.label);
    return { choice, label, words: spaced(label), code: fold(choice.code ?? '') };
  });
}

/** How well an entry fits: 0 starts with the query, 1 holds it, 2 has a word for each of its words, -1 not at all. */
function rankOf({ label, words, code }: Entry, query: string, asked: string[]): number {
  if (label.startsWith(query) || (code !== '' && code.startsWith(query))) return 0;
  if (label.includes(query)) return 1;
  return asked.every((word) => words.includes(` ${word}`) || code === word) ? 2 : -1;
}

/**
 * The options that hold the typed text in label or code, or begin a word with each of its words, whatever case and
 * accents: first those that start with the text, then those that hold it, else in the order of the list.
 */
export function searchEntries(entries: readonly Entry[], text: string): Entry[] {
  const query = fold(text).trim();
  if (query === '') return [...entries];
  const asked = query.split(/\s+/);
  const ranks: Entry[][] = [[], [], []];
  for (const entry of entries) ranks[rankOf(entry, query, asked)]?.push(entry);
  return ranks.flat();
}

/** The one option that a text stands for: its whole label or code, or the only one that it finds. */
export function soleEntry(entries: readonly Entry[], text: string): Entry | undefined {
  const query = fold(text).trim();
  if (query === '') return undefined;
  const found = searchEntries(entries, text);
  const exact = found.filter(({ label, code }) => label === query || code === query);
  if (exact.length === 1) return exact[0];
  return found.length === 1 ? found[0] : undefined;
}

/** The label cut at what was typed: the whole text where it stands, else each of its words. */
export function labelParts(label: string, text: string): LabelPart[] {
  const folded = fold(label);
  const query = fold(text).trim();
  const whole = folded.indexOf(query);
  const hits = new Array<boolean>(label.length).fill(false);
  if (whole >= 0) hits.fill(true, whole, whole + query.length);
  else {
    const words = spaced(folded);
    for (const word of query.split(/\s+/)) {
      const at = words.indexOf(` ${word}`);
      if (at >= 0) hits.fill(true, at, at + word.length);
    }
  }
  const parts: LabelPart[] = [];
  for (let index = 0; index < label.length; index += 1) {
    const hit = hits[index] ?? false;
    const last = parts.at(-1);
    if (last?.hit === hit) last.text += label.charAt(index);
    else parts.push({ text: label.charAt(index), hit });
  }
  return parts;
}

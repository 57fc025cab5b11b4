import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type Json, type JsonObject } from '../../../engine/core';
import type { Language } from '../language';
import { ROOT } from '../root.mjs';

/** The files of the vocabulary in the order of its page. */
export const VOCABULARY = ['wizard', 'tab', 'forms', 'shared', 'settings', 'types', 'migration', 'common'] as const;

export type VocabularyFile = (typeof VOCABULARY)[number];

/** English texts by the Portuguese ones; `set: Gravar` where one key means by a text what the others do not. */
const ENGLISH = 'engine/texts/vocabulary.en.json';

/** Another text in the place of one; the key is the one that it tells of. */
type Reword = (text: string, key: string) => string;

/**
 * A file of a vocabulary folder with its titles and descriptions in a language.
 * @throws when texts of it have no English, with all of them
 */
export function vocabularyIn(language: Language, folder: string, name: VocabularyFile): JsonObject {
  const schema: JsonObject = JSON.parse(readFileSync(join(folder, `${name}.schema.json`), 'utf8'));
  if (language === 'pt-BR') return schema;
  const table: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(ROOT, ENGLISH), 'utf8'));
  const missing = new Set<string>();
  const english = reworded(schema, (text, key) => {
    const found = table[`${key}: ${text}`] ?? table[text];
    if (found === undefined) missing.add(`"${text}"`);
    return found ?? text;
  });
  if (missing.size === 0) return english;
  throw new Error(`${name}.schema.json: write in ${ENGLISH} the English of ${[...missing].join(', ')}.`);
}

const TEXTS = ['title', 'description'];
/** What holds schemas under names that the vocabulary gives. */
const NAMED = ['properties', 'definitions'];
const VALUES = ['examples', 'const', 'enum', 'default'];

/** A schema with other titles and descriptions, at every depth. */
export function reworded(schema: JsonObject, reword: Reword, key = ''): JsonObject {
  const inside = (value: Json, name: string): Json => {
    if (Array.isArray(value)) return value.map((item) => inside(item, name));
    return isObject(value) ? reworded(value, reword, name) : value;
  };
  const entries = Object.entries(schema).map(([name, value]): [string, Json] => {
    if (TEXTS.includes(name) && typeof value === 'string') return [name, reword(value, key)];
    if (VALUES.includes(name)) return [name, value];
    if (!NAMED.includes(name) || !isObject(value)) return [name, inside(value, key)];
    return [name, Object.fromEntries(Object.entries(value).map(([own, held]) => [own, inside(held, own)]))];
  });
  return Object.fromEntries(entries);
}

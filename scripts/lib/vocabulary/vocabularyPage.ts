import { isObject, type Json, type JsonObject } from '../../../engine/core';
import type { Language } from '../language';
import { type PageWords, pageWords } from './pageWords';
import { VOCABULARY, vocabularyIn } from './vocabularyIn';

/** Stands for the names that the analyst chooses. */
const ANY_NAME = Symbol('any name');

type Key = string | typeof ANY_NAME;

/** Definitions without a table of their own, and the one that says it. */
const LINK_ALIASES: Record<string, string> = {
  conditionOrValue: 'condition',
  rules: 'rule',
  sectionItems: 'sectionItem',
  valueCondition: 'valueKeywords',
  valueSchema: 'valueKeywords',
};

/** The page of a vocabulary folder: docs/vocabulary.md, and the guide of the package in English. */
export function vocabularyPage(folder: string, language: Language = 'pt-BR'): string {
  const words = pageWords[language];
  const parts = VOCABULARY.flatMap((name) => {
    const { definitions, ...root } = vocabularyIn(language, folder, name);
    const file = words.describes[name];
    const head = [`## ${root.title}`, file ? `\`${file}\`: ${root.description}` : `${root.description}`];
    const shared = Object.entries((definitions ?? {}) as Record<string, JsonObject>).flatMap(([key, definition]) => {
      const tables = tablesOf(definition, words);
      return tables.length > 0 ? [`### ${headingOf(key, words)}`, ...tables] : [];
    });
    return [...head, ...(file ? tablesOf(root, words) : []), ...shared];
  });
  return `${[words.introduction, ...parts].join('\n\n')}\n`;
}

/** The options of a block stand in `nameBlock`. */
const headingOf = (key: string, { headings, block }: PageWords) => headings[key] ?? key.replace(/^(\w+)Block$/, block);

/** The table of a schema's keys, and those of the objects that stand inside it, each under the name of its key. */
function tablesOf(schema: JsonObject, words: PageWords): string[] {
  const keys = keysOf(schema);
  if (keys.length === 0) return [];
  const required = Array.isArray(schema.required) ? schema.required : [];
  const rows = keys.map(([key, value]) =>
    rowOf(key, value, { words, required: required.some((each) => each === key) }),
  );
  const table = [`| ${words.columns.join(' | ')} |`, '| --- | --- | --- | --- |', ...rows].join('\n');
  return [table, ...keys.flatMap(([, value]) => innerTables(value, words))];
}

/** The tables of what a key holds. Where any name may stand and nothing else, the names need no table of their own. */
function innerTables(value: JsonObject, words: PageWords): string[] {
  return insideOf(value).flatMap((schema) => {
    const keys = keysOf(schema);
    if (keys.every(([key]) => key === ANY_NAME)) return keys.flatMap(([, inner]) => innerTables(inner, words));
    return [`#### ${value.title}`, ...tablesOf(schema, words)];
  });
}

/** The titled keys of an object, and one entry where any name may stand. Both branches of a condition count. */
function keysOf(schema: JsonObject): [Key, JsonObject][] {
  const found = new Map<Key, JsonObject>();
  for (const branch of [schema, schema.then, schema.else]) {
    if (!isObject(branch)) continue;
    for (const [key, value] of Object.entries(isObject(branch.properties) ? branch.properties : {})) {
      if (isObject(value) && value.title !== undefined) found.set(key, value);
    }
  }
  const others = schema.additionalProperties;
  if (isObject(others) && others.title !== undefined) found.set(ANY_NAME, others);
  return [...found];
}

/** The schemas of what a key holds, written in its place and not referred to. */
function insideOf(value: JsonObject): JsonObject[] {
  const items = isObject(value.items) ? value.items : {};
  return [value, items].filter((schema) => schema.$ref === undefined);
}

/** More examples stand in one paragraph: they are the names of a registry. */
const FEW = 5;

function rowOf(key: Key, value: JsonObject, { words, required }: { words: PageWords; required: boolean }): string {
  const name = key === ANY_NAME ? `*${words.anyName}*` : `\`${key}\``;
  const says = [value.description, valuesOf(value, words), linkOf(value, words)].filter(Boolean).join(' ');
  const examples = Array.isArray(value.examples) ? value.examples : [];
  const shown = examples.map((example) => `\`${JSON.stringify(example)}\``).join(examples.length > FEW ? ', ' : '<br>');
  const cells = [required ? `${name} (${words.required})` : name, String(value.title), says, shown];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The values of a closed list. */
function valuesOf(value: JsonObject, { values }: PageWords): string {
  const list = value.enum ?? (isObject(value.items) ? value.items.enum : undefined);
  return Array.isArray(list) ? `${values}: ${list.map((item) => `\`${item}\``).join(', ')}.` : '';
}

/** Where the keys of what it refers to are listed. */
function linkOf(value: JsonObject, words: PageWords): string {
  const items = isObject(value.items) ? value.items : {};
  const key = [value, items, value.then, items.then, value.additionalProperties]
    .map(refOf)
    .find((name) => name !== undefined);
  const target = key === undefined ? undefined : (LINK_ALIASES[key] ?? key);
  if (target === undefined || words.headings[target] === undefined) return '';
  const heading = headingOf(target, words);
  return `${words.see} [${heading}](#${heading.toLowerCase().replaceAll(' ', '-')}).`;
}

function refOf(value: Json | undefined): string | undefined {
  return isObject(value) && typeof value.$ref === 'string' ? value.$ref.split('/').at(-1) : undefined;
}

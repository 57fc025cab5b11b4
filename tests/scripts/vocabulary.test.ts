import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isObject, type Json } from '../../engine/core/json';
import english from '../../engine/texts/vocabulary.en.json' with { type: 'json' };
import { packedGuides } from '../../scripts/lib/enginePackage/guides';
import { ROOT } from '../../scripts/lib/root.mjs';
import { reworded, VOCABULARY, vocabularyIn } from '../../scripts/lib/vocabulary/vocabularyIn';
import { temporaryFolder } from '../support/temporaryFolder';

const TABLE = 'engine/texts/vocabulary.en.json';
const FOLDER = join(ROOT, 'schemas/vocabulary');
const table: Readonly<Record<string, string>> = english;
const page = new Map(packedGuides()).get('vocabulary.md') ?? '';

const readVocabulary = () => VOCABULARY.map((name) => vocabularyIn('pt-BR', FOLDER, name));

/** The Portuguese texts of the vocabulary, each as the table has it. */
function told(): Map<string, string> {
  const found = new Map<string, string>();
  for (const schema of readVocabulary())
    reworded(schema, (text, key) => {
      const own = `${key}: ${text}`;
      found.set(own in table ? own : text, text);
      return text;
    });
  return found;
}

/** Names that stand for any of their kind in the code of a text. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  Campo: 'Field',
  Propriedade: 'Property',
  aba: 'tab',
  caminho: 'path',
  campo: 'field',
  formato: 'format',
  lista: 'list',
  nome: 'name',
  número: 'number',
  seções: 'sections',
  tipo: 'kind',
  valor: 'value',
};

/** Code spans, quoted names, placeholders, references, files, names with an inner capital, acronyms and numbers. */
const CODE =
  /`[^`]+`|"[^"]+"|\{[^}]+\}|[$/#][\p{L}/]+|[\w-]+\.json|\b\w*[a-z][A-Z]\w*|\b[A-Z]{2,}\b|\d+(?=º)|\d[\d-]*|\[\]|\bnull\b/gu;

/** What is code in a text, sorted, with the placeholders of its language. */
const codeOf = (text: string, names: Readonly<Record<string, string>> = {}): string[] =>
  (text.match(CODE) ?? []).map((code) => code.replace(/\p{L}+/gu, (word) => names[word] ?? word)).sort();

const HEADING = /^#+ (.+)$/gm;

describe('the English of the vocabulary', () => {
  it('is there for each of its titles and descriptions', () => {
    const missing = [...told().keys()].filter((text) => !(text in table));
    expect(missing, `write the English of these in ${TABLE}`).toEqual([]);
  });

  it('is there for no other text', () => {
    const texts = told();
    const unused = Object.keys(table).filter((text) => !texts.has(text));
    expect(unused, `the vocabulary does not say these: take them out of ${TABLE}`).toEqual([]);
  });

  it('is sorted', () => {
    expect(Object.keys(table)).toEqual(Object.keys(table).sort());
  });

  it('has the same code, names and numbers in each text', () => {
    const other = [...told()]
      .map(([key, text]) => ({ key, portuguese: codeOf(text, PLACEHOLDERS), english: codeOf(table[key] ?? '') }))
      .filter((each) => each.portuguese.join('\n') !== each.english.join('\n'));
    expect(other, `their code differs in ${TABLE}`).toEqual([]);
  });

  it('ends each text as the Portuguese does, and has no letters or short words of it', () => {
    const end = (text: string) => /[.:]?$/.exec(text)?.[0];
    const texts = [...told()].map(([key, portuguese]) => ({ portuguese, english: table[key] ?? '' }));
    expect(texts.filter((each) => end(each.portuguese) !== end(each.english))).toEqual([]);
    expect(texts.filter((each) => isPortuguese(each.english))).toEqual([]);
  });

  it('says another word where a key means another thing by the same text', () => {
    const { definitions } = vocabularyIn('en', FOLDER, 'common');
    expect(at(definitions, 'rule', 'properties', 'set', 'title')).toBe('Set');
    expect(at(definitions, 'part', 'properties', 'save', 'title')).toBe('Save');
  });

  it('leaves what is no title and no description as it is', () => {
    const bare = (name: (typeof VOCABULARY)[number], language: 'pt-BR' | 'en') =>
      reworded(vocabularyIn(language, FOLDER, name), () => '');
    for (const name of VOCABULARY) expect(bare(name, 'en')).toEqual(bare(name, 'pt-BR'));
  });

  it('is asked for by its file and its text when a key has none', () => {
    const schema = JSON.parse(readFileSync(join(FOLDER, 'types.schema.json'), 'utf8'));
    schema.properties.extra = { title: 'Novidade', description: 'Uma chave nova.' };
    const folder = temporaryFolder({ 'types.schema.json': JSON.stringify(schema) });
    expect(() => vocabularyIn('en', folder, 'types')).toThrow(
      `types.schema.json: write in ${TABLE} the English of "Novidade", "Uma chave nova.".`,
    );
  });
});

describe('the page of the vocabulary in the package', () => {
  it('has the tables, keys and values of the Portuguese page', () => {
    const shape = (markdown: string) =>
      markdown
        .split('\n')
        .filter((line) => /^(#|\|)/.test(line))
        .map((line) => (line.startsWith('#') ? line.replace(/ .*/, '') : (/^\| `[^`]+`/.exec(line)?.[0] ?? '|')));
    expect(shape(page)).toEqual(shape(readFileSync(join(ROOT, 'docs/vocabulary.md'), 'utf8')));
  });

  it('has no Portuguese outside examples', () => {
    const lines = page.split('\n').map((line) =>
      line.startsWith('|')
        ? line
            .split(/(?<!\\)\|/)
            .slice(1, 4)
            .join('|')
        : line,
    );
    expect(lines.filter((line) => isPortuguese(line.replace(/`[^`]*`/g, '')))).toEqual([]);
  });

  it('leads each of its links to a heading of that name alone', () => {
    const anchors = [...page.matchAll(HEADING)].map(([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-'));
    const links = [...page.matchAll(/\]\(([^)]+)\)\./g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(80);
    expect(links.filter((link) => anchors.filter((anchor) => `#${anchor}` === link).length !== 1)).toEqual([]);
  });
});

function isPortuguese(text: string): boolean {
  return /[à-úÀ-Ú]|ção|\b(?:aba|campo|com|cliente|da|de|dos|lista|nome|os|para|pela|pelo|que|sem|texto|uma|um)\b/i.test(
    text,
  );
}

function at(value: Json | undefined, ...path: string[]): Json | undefined {
  return path.reduce<Json | undefined>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
}

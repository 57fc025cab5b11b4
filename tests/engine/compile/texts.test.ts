import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSchemas, textsFolder } from '../../../engine/compile';
import type { TextName } from '../../../engine/compile/screenTexts';
import type { JsonObject } from '../../../engine/core';
import english from '../../../engine/texts/en.json' with { type: 'json' };
import { ROOT } from '../../../scripts/lib/root.mjs';

const EXAMPLE = join(ROOT, 'examples/own-wizard/schemas');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const files = Object.fromEntries(
  ['wizard', 'visitor', 'day'].map((name) => [
    `visit/${name}.json`,
    readFileSync(join(EXAMPLE, `visit/${name}.json`), 'utf8'),
  ]),
);
const load = (shared: JsonObject | undefined) =>
  loadSchemas(textsFolder(EXAMPLE, { ...files, ...(shared && { 'shared.json': JSON.stringify(shared) }) }), {
    texts: english,
  });

/** A text that the screens read and the table has not is an error of types. */
const complete: Record<Exclude<TextName, 'language'>, string> = english.texts;

/** The names in a table, those of each message and format with it. */
const namesIn = ({ messages, formats, texts }: typeof english) => ({
  messages: Object.keys(messages).sort(),
  formats: Object.fromEntries(Object.entries(formats).map(([name, reasons]) => [name, Object.keys(reasons).sort()])),
  texts: Object.keys(texts).sort(),
});

/** All texts of a table, by their places. */
const valuesIn = (table: object, at = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(table).map(([name, value]) =>
      typeof value === 'object' ? valuesIn(value, `${at}/${name}`) : { [`${at}/${name}`]: String(value) },
    ),
  );

it('has the same texts in English as in Portuguese', () => {
  expect(namesIn(english)).toEqual(namesIn(JSON.parse(read('schemas/shared.json'))));
});

it('says in English what it says in Portuguese', () => {
  const portuguese = valuesIn(JSON.parse(read('schemas/shared.json')));
  const same = Object.entries(valuesIn(english)).filter(([at, text]) => portuguese[at] === text);
  // "OK" is said in both; of the others all but the names that are filled in is marks.
  expect(same.filter(([, text]) => text !== 'OK' && /[a-z]/i.test(text.replace(/\{\w+\}/g, '')))).toEqual([]);
  expect(Object.values(valuesIn(english)).filter((text) => /[ãõáéíóúâêôç]/i.test(text))).toEqual([]);
});

it('fills the same parameters in English as in Portuguese', () => {
  const parameters = (texts: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, [...new Set(text.match(/\{\w+\}/g))].sort()]),
    );
  expect(parameters(complete)).toEqual(parameters(JSON.parse(read('schemas/shared.json')).texts));
});

it('takes the texts of a language where shared.json has none', () => {
  const { schemas, problems } = load(undefined);
  expect(problems).toEqual([]);
  expect(schemas?.shared.texts?.advance).toBe(english.texts.advance);
});

it('lets shared.json go before, text by text', () => {
  const { schemas } = load({ texts: { advance: 'Go on' }, formats: { date: { date: 'When?' } } });
  expect(schemas?.shared.texts).toMatchObject({ advance: 'Go on', back: english.texts.back });
  expect(schemas?.shared.formats?.date).toEqual({ ...english.formats.date, date: 'When?' });
});

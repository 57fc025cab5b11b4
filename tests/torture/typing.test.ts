import { expect, it } from 'vitest';
import { type Width, withPage } from './typing/drive';
import { casesOf, readTables, sampleOf } from './typing/tables';

/** Of each table so many cases are tried here; `npm run torture -- typing` tries them all. */
const SAMPLE = 8;
const SEED = 11;

const tables = readTables();

it('has a hundred texts of each format at least', () => {
  expect(tables.filter(({ texts }) => texts.length < 100).map(({ name }) => name)).toEqual([]);
});

it('has no text twice', () => {
  for (const { name, texts } of tables) {
    const all = texts.map((row) => (Array.isArray(row) ? row[0] : row.text));
    expect(
      all.filter((text, index) => all.indexOf(text) !== index),
      name,
    ).toEqual([]);
  }
});

it.each<[Width, number]>([
  ['desktop', SEED],
  ['phone', SEED + 1],
])(
  'takes what is typed, pasted, dictated, composed or completed, or says why not: %s',
  async (width, seed) => {
    const problems = await withPage(width, async ({ run }) => {
      const found: string[] = [];
      for (const table of tables) {
        for (const one of sampleOf(casesOf(table), SAMPLE, seed)) {
          const problem = await run(one);
          if (problem !== undefined) found.push(problem);
        }
      }
      return found;
    });
    expect(problems).toEqual([]);
  },
  120_000,
);

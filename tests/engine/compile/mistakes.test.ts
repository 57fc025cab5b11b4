import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { codes } from '../../../engine/compile';
import { readCorpus } from './corpus';
import { lineOf, type Mistake, problemsWith } from './plant';

interface Planted extends Mistake {
  problems: string[];
}

const folder = fileURLToPath(new URL('./fixtures/mistakes/', import.meta.url));
const topics = readdirSync(folder).map((file) => ({
  topic: file.replace('.json', ''),
  mistakes: JSON.parse(readFileSync(folder + file, 'utf8')) as Planted[],
}));

describe.each(topics)('mistakes in $topic', ({ mistakes }) => {
  it.each(mistakes)('finds $put instead of $find in $file', ({ problems, ...mistake }) => {
    expect(problemsWith([mistake]).map(lineOf)).toEqual(problems);
  });
});

/** What stands behind the other checks: no definition that passes them is known to cause it. */
const NEVER = ['DEF_NOT_COMPILED'];

describe('the planted mistakes', () => {
  it('cover every code', () => {
    const found = topics.flatMap(({ mistakes }) => mistakes).flatMap(({ problems }) => problems);
    const inCorpus = readCorpus().flatMap(({ expected }) => expected.map((text) => text.split(' ', 1)[0]));
    const covered = new Set([...found.map((line) => line.split('  ')[1]), ...inCorpus, ...NEVER]);
    expect(Object.keys(codes).filter((code) => !covered.has(code))).toEqual([]);
  });
});

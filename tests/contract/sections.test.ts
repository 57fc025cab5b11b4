import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isReviewed, keptName, overviewOf, sectionOf, sentNames } from '../../contract/sections';
import { loadSchemas } from '../../engine/compile';
import { copyOfClean, lineOf, names } from '../engine/compile/plant';

const wizard = {
  overview: { number: 9 },
  tabs: [{ id: 'novo' }, { id: 'dados', number: 0 }, { id: 'contas', number: 1 }],
};

describe('the sections of a renewal', () => {
  it('stand on the wire by the numbers of their tabs, and by their ids without one', () => {
    expect([...wizard.tabs.map(sectionOf), overviewOf(wizard)]).toEqual(['novo', 0, 1, 9]);
    expect([0, 9, 'novo', 2, '0'].map((section) => keptName(wizard, section))).toEqual([
      'dados',
      'visao-geral',
      'novo',
      undefined,
      undefined,
    ]);
  });

  it('that were reviewed stay reviewed when a tab is put in front of them', () => {
    const kept = ['contas', 'dados', 'visao-geral'];
    expect(sentNames(wizard, kept)).toEqual([0, 1, 9]);
    expect(isReviewed(wizard, kept, 'novo')).toBe(false);
  });

  it('that were kept by number, before ids were, count under their numbers', () => {
    expect(sentNames(wizard, ['1', '9'])).toEqual([1, 9]);
  });
});

it('a wizard may have more tabs than nine', () => {
  const dir = copyOfClean();
  const file = join(dir, 'cadastro/wizard.json');
  const wide = JSON.parse(readFileSync(file, 'utf8'));
  const tabs = Array.from({ length: 12 }, (_, index) => ({ id: `aba${index}` }));
  writeFileSync(file, JSON.stringify({ ...wide, tabs }));
  const lines = loadSchemas(dir, names).problems.map(lineOf);
  expect(lines.filter((line) => line.includes('em "tabs"'))).toEqual([]);
});

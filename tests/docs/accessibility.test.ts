import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Accessibility, accessibilityPage, statementOf } from '../../scripts/lib/accessibility';
import { ROOT } from '../../scripts/lib/root.mjs';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const source: Accessibility = JSON.parse(read('docs/accessibility.json'));
const { criteria } = source;

/** The criteria of the levels A and AA of WCAG 2.2. Source: https://www.w3.org/TR/WCAG22/, without 4.1.1, which it took out. */
const LEVELS: Record<string, string> = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4
    2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`,
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2
    3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
};

describe('what is said of accessibility', () => {
  it.each(Object.entries(LEVELS))('has each criterion of level %s once, and none besides', (level, ids) => {
    const said = criteria.filter((criterion) => criterion.level === level).map(({ id }) => id);
    expect(said.toSorted()).toEqual(ids.split(/\s+/).toSorted());
  });

  it('is in the order of the criteria, of these two levels alone', () => {
    const rank = ({ id }: { id: string }) => id.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
    expect(criteria.map(({ id }) => id)).toEqual(criteria.toSorted((a, b) => rank(a) - rank(b)).map(({ id }) => id));
    expect(criteria).toHaveLength(55);
  });

  it('says of each whether it is met, and how or why not, and has a test for it', () => {
    for (const { id, name, state, how, tests } of criteria) {
      expect([id, ['met', 'notMet', 'notApplicable'].includes(state)]).toEqual([id, true]);
      expect([id, name.length > 4, how.length > 10]).toEqual([id, true, true]);
      if (state !== 'notMet') expect([id, tests.length > 0]).toEqual([id, true]);
    }
  });

  it('says in both places what is publicly known of the norm, and that its items were not gone through', () => {
    const { known, unknown, levels, name } = source.norm;
    expect(Object.keys(levels)).toEqual(Object.keys(LEVELS));
    expect([known.includes(name), /não foi consultado.*não declara conformidade/.test(unknown)]).toEqual([true, true]);
    for (const page of [accessibilityPage(source), statementOf(source)]) {
      expect([known, unknown].filter((words) => !page.includes(words))).toEqual([]);
    }
  });

  it('names tests that are there', () => {
    const quoted = (name: string) => new RegExp(`\\b(?:it|test)\\b[^;]*?(['"\`])${escaped(name)}\\1`, 's');
    const missing = criteria.flatMap(({ tests }) =>
      tests.filter(({ file, name }) => !existsSync(join(ROOT, file)) || !quoted(name).test(read(file))),
    );
    expect(missing).toEqual([]);
  });

  it('is what the page of documentation and the page of the portal tell', () => {
    const how = 'run node --import tsx scripts/accessibilityPages.ts';
    expect(read('docs/accessibility.md'), how).toBe(accessibilityPage(source));
    expect(read('src/features/accessibility/statement.json'), how).toBe(statementOf(source));
  });
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

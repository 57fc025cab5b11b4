import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { FeltFigure } from '../../bench/felt/figures';
import { npmRun } from '../support/command';
import { temporaryFolder } from '../support/temporaryFolder';

/** Times say nothing on a machine that tests: that each thing was measured is what counts. */
it('npm run felt opens the built portal on a phone, types, asks Lighthouse, and tells each figure with its target', async () => {
  const report = join(temporaryFolder(), 'felt.json');
  const { code, output } = await npmRun('felt', ['--quick', '--report', report]);
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^not decided +first paint, login, cold: \d+ ms \(target at most 1800\)$/m),
  ]);
  const { figures }: { figures: FeltFigure[] } = JSON.parse(readFileSync(report, 'utf8'));
  const named = (start: string) => figures.filter(({ name }) => name.startsWith(start)).map(({ name }) => name);
  const pages = ['login', 'first tab, individual'].flatMap((page) => [`${page}, cold`, `${page}, warm`]);
  expect(named('usable')).toEqual(pages.map((page) => `usable, ${page}`));
  expect(['individual', 'company', 'fund'].map((kind) => named(`longest task, ${kind}: `).length)).toEqual([1, 1, 1]);
  const acts = named('act to paint').map((name) => Number(name.match(/\((\d+)\)/)?.[1]));
  for (const count of acts) expect(count).toBeGreaterThan(20);
  expect(acts).toHaveLength(3);
  expect(figures.filter(({ unit }) => unit === 'points').map(({ name }) => name)).toEqual([
    expect.stringMatching(/^performance of \/login, \d+(\.\d)? times slower$/),
    'accessibility of /login',
    'best-practices of /login',
    'seo of /login',
    'performance of /login, 4 times slower',
  ]);
  for (const { name, value } of figures) if (name.startsWith('usable')) expect(value).toBeGreaterThan(100);
});

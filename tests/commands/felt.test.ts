import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { FeltFigure } from '../../bench/felt/figures';
import { npmRun } from '../support/command';
import { temporaryFolder } from '../support/temporaryFolder';

/** Times say nothing on a machine that tests: that each thing was measured is what counts. */
it('npm run felt opens the pages of the built portal on a phone, types, and tells each figure with its target', async () => {
  const report = join(temporaryFolder(), 'felt.json');
  const words = ['--runs', '1', '--slowdown', '1', '--only', 'open,sections', '--report', report];
  const { code, output } = await npmRun('felt', words);
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^not decided +first paint, login, cold: \d+ ms \(target at most 1800\)$/m),
  ]);
  const { figures }: { figures: FeltFigure[] } = JSON.parse(readFileSync(report, 'utf8'));
  const named = (start: string) => figures.filter(({ name }) => name.startsWith(start));
  // Five pages cold and warm, and the sections of the three registrations.
  expect([named('first paint').length, named('usable').length, named('shift').length]).toEqual([10, 10, 10]);
  const sections = ['individual', 'company', 'fund'].map((kind) => named(`longest task, ${kind}: `).length);
  for (const count of sections) expect(count).toBeGreaterThan(7);
  for (const { value } of [...named('first paint'), ...named('usable')]) expect(value).toBeGreaterThan(100);
});

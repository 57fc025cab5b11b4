import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { npmRun } from '../support/command';
import { temporaryFolder } from '../support/temporaryFolder';

it('npm run bench measures this engine beside another checkout of it, and decides nothing by one repetition', async () => {
  const report = join(temporaryFolder(), 'bench.json');
  const size = ['--fields', '20', '--slowdowns', '1', '--repetitions', '1', '--rows', 'none'];
  const { code, output } = await npmRun('bench', [
    ...size,
    '--contenders',
    'ficha',
    '--against',
    '.',
    '--report',
    report,
  ]);
  expect([code, output]).toEqual([0, expect.stringContaining('20 fields, full speed')]);
  expect(output).toMatch(/^not decided {2}key, 20 fields, full speed: .* that of before$/m);
  const { cells } = JSON.parse(readFileSync(report, 'utf8')) as {
    cells: { contender: string; figures: Record<string, { median: number }> }[];
  };
  expect(cells.map(({ contender }) => contender)).toEqual(['ficha', 'before']);
  for (const { figures } of cells) {
    for (const measure of ['firstField', 'key', 'keyEarly', 'toggle', 'validateAll']) {
      expect(figures[measure]?.median).toBeGreaterThan(0);
    }
  }
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/root.mjs';
import { npmRun } from '../support/command';

it('npm run mutants kills its control, tries what it is asked for, and counts', async () => {
  const { code, output } = await npmRun('mutants', ['--sample', '12', '--seed', '3', '--only', 'engine/core/formats']);
  expect(output).toMatch(/^12 of \d+ mutants, seed 3\ncontrol of engine\/core: killed\n/);
  const { scores, mutants } = JSON.parse(readFileSync(join(ROOT, 'reports/mutants.json'), 'utf8')) as {
    scores: { killed: number; of: number }[];
    mutants: { file: string; fate: string; ran: number }[];
  };
  expect(mutants).toHaveLength(12);
  for (const { file, ran } of mutants)
    expect([file, ran > 0]).toEqual([expect.stringMatching('^engine/core/formats'), true]);
  const survived = mutants.filter(({ fate }) => fate === 'survived').length;
  expect(scores).toEqual([expect.objectContaining({ killed: 12 - survived, of: 12 })]);
  expect(output.match(/^survived /gm) ?? []).toHaveLength(survived);
  expect(code).toBe(0);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/root.mjs';
import { npmRun } from '../support/command';

const FILES = 'engine/core/files';

it('npm run mutants kills its control, tries what it is asked for, and counts', async () => {
  // Few tests reach these files: a mutant that survives costs all of them.
  const { code, output } = await npmRun('mutants', ['--sample', '8', '--seed', '3', '--only', FILES]);
  expect(output).toMatch(/^8 of \d+ mutants, seed 3\ncontrol of engine\/core: killed\n/);
  const { scores, mutants } = JSON.parse(readFileSync(join(ROOT, 'reports/mutants.json'), 'utf8')) as {
    scores: { killed: number; of: number }[];
    mutants: { file: string; fate: string; ran: number }[];
  };
  expect(mutants).toHaveLength(8);
  for (const { file, ran } of mutants) expect([file, ran > 0]).toEqual([expect.stringContaining(FILES), true]);
  const survived = mutants.filter(({ fate }) => fate === 'survived').length;
  expect(scores).toEqual([expect.objectContaining({ killed: 8 - survived, of: 8 })]);
  expect(output.match(/^survived /gm) ?? []).toHaveLength(survived);
  expect(code).toBe(0);
});

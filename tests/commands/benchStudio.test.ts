import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { npmRun } from '../support/command';
import { temporaryFolder } from '../support/temporaryFolder';

it('npm run bench:studio measures the steps of an edit, and decides nothing by one repetition', async () => {
  const report = join(temporaryFolder(), 'bench.json');
  const { code, output } = await npmRun('bench:studio', ['--fields', '5,10', '--repetitions', '1', '--report', report]);
  expect([code, output]).toEqual([0, expect.stringContaining('10 fields in 2 tabs')]);
  expect(output).toMatch(/^not decided {2}edit to preview, 10 fields in one tab against 5 fields: /m);
  const { measured } = JSON.parse(readFileSync(report, 'utf8')) as {
    measured: { subject: { name: string }; repetitions: Record<string, number[]> }[];
  };
  expect(measured.map(({ subject }) => subject.name)).toEqual(['few', 'tabs', 'one', 'project']);
  for (const { repetitions } of measured) {
    const { preview = [], file = [], all = [], answer = [], check = [] } = repetitions;
    for (const one of [preview, file, all, answer, check]) expect(one).toEqual([expect.any(Number)]);
    expect([Number(answer) < Number(file), Number(file) <= Number(preview)]).toEqual([true, true]);
  }
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/root.mjs';
import { currentCommit } from '../../scripts/lib/runs.mjs';
import { RUNNERS } from '../../scripts/lib/steps.mjs';
import { testFiles } from '../../scripts/lib/testFiles.mjs';
import { leftOutAt, turns } from '../../scripts/lib/turns.mjs';

describe.each(Object.entries(turns()))('what takes turns of %s', (runner, parts) => {
  const all = parts.flat();

  it('are tests that there are, each once', () => {
    expect(all.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('is taken by the commit, one part after the other', () => {
    const taken = ['00000000', '00000001', '00000002ffff'].map((commit) => {
      const leftOut = leftOutAt(commit)[runner] ?? [];
      return all.filter((file) => !leftOut.includes(file));
    });
    expect(taken.map((files) => [...files].sort())).toEqual(parts.map((files) => [...files].sort()));
  });
});

it('end to end, the walks and the beginning of a visit are taken each time, and every file in three turns', () => {
  const all = testFiles('e2e');
  const taken = [0, 1, 2].map((turn) => {
    const leftOut = leftOutAt(`${turn}`).e2e ?? [];
    return all.filter((file) => !leftOut.includes(file));
  });
  const everyTime = all.filter((file) => taken.every((files) => files.includes(file)));
  expect(everyTime).toContain('tests/e2e/opening.spec.ts');
  expect(everyTime.filter((file) => file.includes('/walked/'))).toHaveLength(
    all.filter((file) => file.includes('/walked/')).length,
  );
  expect([...new Set(taken.flat())].sort()).toEqual(all);
  expect(everyTime.length).toBeLessThan(10);
});

it('the first part is taken where there is no commit', () => {
  expect(leftOutAt('')).toEqual(leftOutAt('0'));
});

it('a runner of pages is told the files that it takes, a runner of Vitest those that it leaves', () => {
  const [first = '', ...others] = testFiles('e2e');
  expect(RUNNERS.e2e.args([], 'report.json', [first])).toEqual([expect.any(String), 'test', ...others]);
  expect(RUNNERS.e2e.args([], 'report.json', [])).toEqual([expect.any(String), 'test']);
  expect(RUNNERS.postgres.args([], 'report.json', ['tests/server/a.test.ts'])).toContain(
    '--exclude=tests/server/a.test.ts',
  );
});

it('a run takes its turn by the commit that is checked out', async () => {
  expect(await currentCommit()).toMatch(/^([0-9a-f]{40})?$/);
});

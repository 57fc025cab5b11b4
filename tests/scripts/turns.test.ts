import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/root.mjs';
import { currentCommit } from '../../scripts/lib/runs.mjs';
import { testFiles } from '../../scripts/lib/testFiles.mjs';
import { takenAt, turns } from '../../scripts/lib/turns.mjs';

const TURNS = ['00000000', '00000001', '00000002ffff'].map(takenAt);

describe.each(Object.entries(turns()))('what takes turns of %s', (runner, parts) => {
  const all = testFiles(runner);
  const inTurn = parts.flat();

  it('are tests that there are, each once', () => {
    expect(inTurn.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(inTurn.filter((file) => !all.includes(file))).toEqual([]);
    expect(new Set(inTurn).size).toBe(inTurn.length);
  });

  it('is taken by the commit, one part after the other, with all that takes none', () => {
    const everyTime = all.filter((file) => !inTurn.includes(file));
    expect(TURNS.map((taken) => taken[runner])).toEqual(parts.map((part) => [...everyTime, ...part].sort()));
  });
});

it('end to end, the walks and the beginning of a visit are taken each time', () => {
  const everyTime = testFiles('e2e').filter((file) => TURNS.every((taken) => taken.e2e?.includes(file)));
  expect(everyTime).toContain('tests/e2e/opening.spec.ts');
  expect(everyTime.filter((file) => file.includes('/walked/'))).toEqual(
    testFiles('e2e').filter((file) => file.includes('/walked/')),
  );
  expect(everyTime.length).toBeLessThan(10);
});

it('the first part is taken where there is no commit', () => {
  expect(takenAt('')).toEqual(takenAt('0'));
});

it('a run takes its turn by the commit that is checked out', async () => {
  expect(await currentCommit()).toMatch(/^([0-9a-f]{40})?$/);
});

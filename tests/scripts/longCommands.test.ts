import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LONG_COMMANDS, leftOutAt } from '../../scripts/lib/longCommands.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { currentCommit } from '../../scripts/lib/runs.mjs';

const ALL = LONG_COMMANDS.flat();

it('names tests that there are, each once', () => {
  expect(ALL.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  expect(new Set(ALL).size).toBe(ALL.length);
});

it('takes one part by the commit, and in turn all of them', () => {
  const taken = ['00000000', '00000001', '00000002ffff'].map((commit) => {
    const leftOut = leftOutAt(commit);
    return ALL.filter((file) => !leftOut.includes(file));
  });
  expect(taken).toEqual(LONG_COMMANDS);
  expect(leftOutAt('')).toEqual(leftOutAt('0'));
});

it('takes its turn by the commit that is checked out', async () => {
  expect(await currentCommit()).toMatch(/^([0-9a-f]{40})?$/);
});

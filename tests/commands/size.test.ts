import { expect, it } from 'vitest';
import { npmRun } from '../support/command';

it('npm run size tells what login and the biggest tab load, each within its limit', async () => {
  const { code, output } = await npmRun('size');
  expect(output.split('\n')).toEqual([
    expect.stringMatching(/^login +\d+\.\d kB of \d+ kB {2}ok \(\d+ scripts\)$/),
    expect.stringMatching(/^wizard tab +\d+\.\d kB of \d+ kB {2}ok \(\d+ scripts\)$/),
  ]);
  expect(code).toBe(0);
});

import { expect, it } from 'vitest';
import { npmRun } from '../support/command';

it('npm run torture -- compatibility says how many pairs and answers it tries, and ends as they say', async () => {
  const { code, output } = await npmRun('torture', ['compatibility', '400', '1']);
  expect(output).toMatch(/^compatibility: 10 pairs of versions with 40 sets of answers each, seed 1$/m);
  expect(output).toMatch(/10 pairs, \d+ of them compatible, \d+ accepted answer sets/);
  expect(code).toBe(0);
});

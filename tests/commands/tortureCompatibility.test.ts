import { expect, it } from 'vitest';
import { npmRun } from '../support/command';

it('npm run torture -- compatibility says how many pairs and answers it tries, and ends as they say', async () => {
  const { code, output } = await npmRun('torture', ['compatibility', '400', '1']);
  expect(output).toMatch(/^compatibility: 10 pairs of versions with 40 sets of answers each, seed 1$/m);
  expect(output).toMatch(/10 pairs, \d+ of them compatible, \d+ accepted answer sets/);
  expect(code).toBe(0);
});

it('npm run torture -- versions says how many it makes, and ends as they say', async () => {
  const { code, output } = await npmRun('torture', ['versions', '20', '1']);
  expect(output).toMatch(/^versions: 20 rows of versions and 2 pairs of each wizard, seed 1$/m);
  expect(output).toMatch(/pf: \d+ steps, \d+ registrations changed by them/);
  expect(output).toMatch(/pj: 2 pairs, \d compatible, \d+ findings met/);
  expect(code).toBe(0);
});

import { expect, it } from 'vitest';
import { npmRun } from '../support/command';

it('npm run lint finds nothing in the files, the tokens and the folders of tenants', async () => {
  const { code, output } = await npmRun('lint');
  expect(output).toMatch(/Checked \d+ files/);
  expect(code).toBe(0);
});

import { expect, it } from 'vitest';
import { TAKEN } from '../../scripts/lib/entrySizes.mjs';
import { npmRun } from '../support/command';

it('npm run size tells what login and the biggest tab load, what the server sends and what entries of the engine weigh, each within its limit', async () => {
  const { code, output } = await npmRun('size');
  const line = (name: string, what: string) =>
    expect.stringMatching(new RegExp(`^${name} +\\d+\\.\\d kB of \\d+ kB {2}ok \\([1-9]\\d* ${what}\\)$`));
  expect(output.split('\n')).toEqual([
    line('login', 'scripts'),
    line('wizard tab', 'scripts'),
    line('sent: login', 'answers'),
    line('sent: with font', 'answers'),
    line('sent: to tab', 'answers'),
    line('sent: after tab', 'answers'),
    line('sent: calls', 'answers'),
    ...TAKEN.map(({ name }) =>
      expect.stringMatching(new RegExp(`^engine: ${name} +\\d+\\.\\d kB of \\d+ kB {2}ok \\(without React\\)$`)),
    ),
  ]);
  expect(code).toBe(0);
});

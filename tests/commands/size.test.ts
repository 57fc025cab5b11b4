import { expect, it } from 'vitest';
import { TAKEN } from '../../scripts/lib/entrySizes.mjs';
import { npmRun } from '../support/command';

/** A line of the list that `--list` prints: a place with its bytes, or an answer. */
const isListed = (line: string) => /^(login|tab|after): |^ +\d+ {2}/.test(line);

it('npm run size tells what login and the biggest tab load, what the server sends, with each answer where that is asked for, and what entries of the engine weigh, each within its limit', async () => {
  const { code, output } = await npmRun('size', ['--list']);
  const lines = output.split('\n');
  const line = (name: string, what: string) =>
    expect.stringMatching(new RegExp(`^${name} +\\d+\\.\\d kB of \\d+ kB {2}ok \\([1-9]\\d* ${what}\\)$`));
  expect(lines.filter((told) => !isListed(told))).toEqual([
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
  const listed = lines.filter(isListed);
  expect(listed.map((told) => told.split(':')[0]).filter((place) => /^\w+$/.test(place ?? ''))).toEqual([
    'login',
    'tab',
    'after',
  ]);
  expect(listed).toContainEqual(expect.stringMatching(/^ +\d+ {2}(XHR|Fetch) +\/api\/formularios\/pf$/));
  expect(code).toBe(0);
});

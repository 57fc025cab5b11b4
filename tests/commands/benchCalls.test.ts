import { expect, it } from 'vitest';
import { npmRun } from '../support/command';

it('npm run bench:calls counts what an action calls: a key hardly more than another form, to show all errors less than half', async () => {
  const { code, output } = await npmRun('bench:calls', ['--fields', '50', '--of', 'validateAll', '--top', '3']);
  expect([code, output]).toEqual([0, expect.stringContaining('50 fields')]);
  const callsOf = (action: string) => {
    const [, rhf, ficha] = new RegExp(`^${action} +(\\d+) \\(\\d+\\) +(\\d+) \\(\\d+\\)$`, 'm').exec(output) ?? [];
    return { rhf: Number(rhf), ficha: Number(ficha) };
  };
  const [key, leave, all] = [callsOf('key'), callsOf('leave'), callsOf('validateAll')];
  expect(key.ficha).toBeGreaterThan(0);
  // On a busy machine what was typed is written to the device during the next key.
  expect(key.ficha).toBeLessThan(1.6 * key.rhf);
  expect(leave.ficha).toBeLessThan(1.6 * leave.rhf);
  expect(all.ficha).toBeLessThan(all.rhf / 2);
  expect(output).toMatch(/^ficha, validateAll:\n +\d+ [ *] \S+ {2}[\w-]+\.js:\d+$/m);
});

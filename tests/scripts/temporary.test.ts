import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder';

const TOGETHER = `
  import { keepTemporaryFilesTogether } from './scripts/lib/temporary.mjs';
  keepTemporaryFilesTogether();
`;

const LEAVING = `${TOGETHER}
  import { execFileSync } from 'node:child_process';
  const code = "console.log(require('fs').mkdtempSync(require('os').tmpdir() + '/left-'))";
  process.stdout.write(execFileSync(process.execPath, ['-e', code]));
`;

it('other accounts may put files into the folder, and take none away that are not theirs', () => {
  const code = `${TOGETHER} console.log((await import('node:fs')).statSync(process.env.TMPDIR).mode.toString(8));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  expect(stdout.trim()).toBe('41777');
});

it.each([
  ['to its end', ''],
  ['until it is interrupted', "process.kill(process.pid, 'SIGINT'); setInterval(() => {}, 1_000);"],
])('what a child leaves among temporary files goes with a process that runs %s', (_, end) => {
  const TMPDIR = temporaryFolder();
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', LEAVING + end], {
    env: { ...process.env, TMPDIR },
    encoding: 'utf8',
  });
  const left = stdout.trim();
  expect([dirname(dirname(left)), stderr]).toEqual([TMPDIR, '']);
  expect(existsSync(dirname(left))).toBe(false);
});

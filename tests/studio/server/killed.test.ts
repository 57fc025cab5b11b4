import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { clearUnfinished, definitionFiles } from '../../../studio/server/files';
import { temporaryFolder } from '../../support/temporaryFolder';

/** Saves two long files over and over, each time with another letter, until it is killed. */
const SAVES = `
import { definitionFiles } from './studio/server/files.ts';
const files = definitionFiles(process.argv.at(-1));
let base = files.read();
console.log('ready');
for (let n = 0; ; n += 1) {
  const text = String.fromCharCode(97 + (n % 26)).repeat(400_000);
  const entries = Object.keys(base).map((name) => [name, { text, base: base[name] }]);
  files.save(Object.fromEntries(entries));
  base = Object.fromEntries(Object.keys(base).map((name) => [name, text]));
}
`;

it('never leaves half a file behind when it is killed', { timeout: 60_000 }, async () => {
  const dir = temporaryFolder();
  const names = ['a.json', 'b.json'];
  for (const name of names) writeFileSync(join(dir, name), '{}');
  for (const pause of [20, 35, 50, 65]) {
    const saver = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SAVES, dir], { cwd: ROOT });
    await once(saver.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, pause));
    saver.kill('SIGKILL');
    await once(saver, 'exit');
    for (const name of names) {
      const text = readFileSync(join(dir, name), 'utf8');
      expect(text === '{}' || text === (text[0] as string).repeat(400_000), `${name} after ${pause} ms`).toBe(true);
    }
  }
  clearUnfinished(dir);
  expect(readdirSync(dir).sort()).toEqual(names);
  expect(Object.keys(definitionFiles(dir).read())).toEqual(names);
});

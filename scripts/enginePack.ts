/**
 * `npm run engine:pack [-- folder]`: writes the engine as a package that `npm install` takes, into `reports/engine` or the
 * folder named, and says how large it is; `npm run size` has what each entry weighs. Nothing is published.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writePackage } from './lib/enginePackage/enginePackage';
import { ROOT } from './lib/root.mjs';
import { npm } from './lib/run.mjs';
import { readNames } from './lib/words.mjs';

const [folder = join(ROOT, 'reports/engine')] = readNames('usage: npm run engine:pack -- [folder]', 1);
const out = resolve(folder);
const made = mkdtempSync(join(tmpdir(), 'ficha-package-'));
try {
  await writePackage(made);
  mkdirSync(out, { recursive: true });
  const { code, output } = await npm(['pack', made, '--pack-destination', out, '--json', '--ignore-scripts']);
  if (code !== 0) throw new Error(output);
  const [packed] = JSON.parse(output.slice(output.indexOf('['), output.lastIndexOf(']') + 1));
  console.log(`${join(out, packed.filename)}: ${packed.entryCount} files, ${Math.round(packed.size / 1000)} kB`);
} finally {
  rmSync(made, { recursive: true });
}

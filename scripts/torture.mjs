/**
 * `npm run torture -- <suite> ...`: everything that a suite of `tests/torture` has, of which `npm test` runs a sample.
 * A suite is a folder with a file `run.ts`, which reads the words after its name.
 */
import './lib/nodeVersion.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { provideTestChromium } from './lib/provideChromium.mjs';
import { ROOT } from './lib/root.mjs';
import { node } from './lib/run.mjs';
import { readOrTell, WrongWord } from './lib/words.mjs';

const folder = join(ROOT, 'tests/torture');
const suites = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'run.ts')));
const USAGE = `usage: npm run torture -- <suite> ...\nThe suites are ${suites.join(', ')}; each tells its own words by --help.`;
const [suite = '', ...words] = process.argv.slice(2);
if (!suites.includes(suite)) {
  readOrTell(USAGE, () => {
    throw new WrongWord(`There is no suite "${suite}".`);
  });
}
if (!(await ensureInstalled()) || !(await provideTestChromium())) process.exit(1);
const { code } = await node(['--import', 'tsx', join(folder, suite, 'run.ts'), ...words], { show: true });
process.exit(code ?? 1);

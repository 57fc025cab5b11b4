/**
 * `npm run definitions -- <command> ...`: what is done with versions of the definitions. Each command is a file of
 * `scripts/definitions`, which reads the words after its name; without one it lists them.
 */
import './lib/nodeVersion.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { node } from './lib/run.mjs';
import { readOrTell, WrongWord } from './lib/words.mjs';

/** @type {Record<string, string[]>} what keeps a command, with all of its process, below 256 MiB */
const MEMORY = { impact: ['--max-old-space-size=128'] };

const folder = join(ROOT, 'scripts/definitions');
const commands = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length));
const [command = '', ...words] = process.argv.slice(2);
if (!/^[a-z]+$/.test(command) || !existsSync(join(folder, `${command}.ts`))) {
  const usage = `usage: npm run definitions -- <command> ...\nThe commands are ${commands.join(', ')}; each tells its own words by --help.`;
  readOrTell(usage, () => {
    throw new WrongWord(`There is no command "${command}".`);
  });
}
if (!(await ensureInstalled())) process.exit(1);
const { code } = await node([...(MEMORY[command] ?? []), '--import', 'tsx', join(folder, `${command}.ts`), ...words], {
  show: true,
});
process.exit(code ?? 1);

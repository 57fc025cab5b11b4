/**
 * `npm run check`: everything that `npm test` checks and tests, and before it what is unused, what is too big, and what
 * libraries there are, under which licences.
 * Ends with 1 when anything failed. What stands after `--` goes to `npm test`: `npm run check -- changed`.
 */
import './lib/nodeVersion.mjs';
import { readAsked, USAGE } from './lib/asked.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node } from './lib/run.mjs';
import { runCheck } from './lib/steps.mjs';
import { readOrTell } from './lib/words.mjs';

const asked = await readOrTell(USAGE, readAsked);
if ('problem' in asked) {
  console.error(`${asked.problem}\n${USAGE}`);
  process.exit(1);
}
if (!(await ensureInstalled())) process.exit(1);
let failed = 0;
for (const name of /** @type {const} */ (['unused', 'build', 'size', 'libraries']))
  failed += (await runCheck(name)).failed;
const { code } = await node(['scripts/test.mjs', ...process.argv.slice(2)], { show: true });
process.exit(failed > 0 ? 1 : code);

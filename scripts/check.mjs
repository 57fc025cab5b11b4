/**
 * `npm run check`: everything that `npm test` checks and tests, and before it what is unused, what is too big, and what
 * libraries there are, under which licences.
 * Ends with 1 when anything failed. What stands after `--` goes to `npm test`: `npm run check -- changed`.
 */
import './lib/nodeVersion.mjs';
import { askedOrTell } from './lib/asked.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node } from './lib/run.mjs';
import { runCheck } from './lib/steps.mjs';

// Before anything is looked at; `npm test` reads them again.
await askedOrTell();
if (!(await ensureInstalled())) process.exit(1);
let failed = 0;
for (const name of /** @type {const} */ (['unused', 'build', 'size', 'libraries']))
  failed += (await runCheck(name)).failed;
const { code } = await node(['scripts/test.mjs', ...process.argv.slice(2)], { show: true });
process.exit(failed > 0 ? 1 : code);

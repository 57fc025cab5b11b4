/**
 * `npm run load`: many customers at once against the built product, what a draft and a save cost then.
 * The words after it are read by bench/load/options.ts, before anything is built.
 */
import './lib/nodeVersion.mjs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { node } from './lib/run.mjs';

if (!(await ensureInstalled())) process.exit(1);
const { code } = await node(['--import', 'tsx', join(ROOT, 'bench/load/run.ts'), ...process.argv.slice(2)], {
  show: true,
});
process.exit(code ?? 1);

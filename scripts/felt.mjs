/** `npm run felt`: how fast the built portal feels on a phone. The words after it are read by bench/felt/options.ts. */
import './lib/nodeVersion.mjs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { node } from './lib/run.mjs';

if (!(await ensureInstalled())) process.exit(1);
const { code } = await node(['--import', 'tsx', join(ROOT, 'bench/felt/run.ts'), ...process.argv.slice(2)], {
  show: true,
});
process.exit(code ?? 1);

/**
 * `npm run studio [-- folder]`: the Estúdio, where definitions are changed, on this machine alone. Builds its pages where
 * they changed, then becomes its server. `--port` and `--no-open` as they say.
 */
import './lib/nodeVersion.mjs';
import { followParent } from './lib/followParent.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { ensureStudioBuilt } from './lib/studioBuilt.mjs';

process.chdir(ROOT);
if (process.env.npm_lifecycle_event) followParent();
if (!(await ensureInstalled())) process.exit(1);
const pages = process.argv.includes('--help') ? '' : await ensureStudioBuilt();
const { register } = await import('tsx/esm/api');
register();
process.argv.push('--pages', pages);
await import('./studioServer.ts');

/**
 * `npm start`: installs what is missing, builds what changed, then becomes the server.
 * The server runs in this very process, so that a SIGTERM reaches it and no second process is left behind.
 */
import './lib/nodeVersion.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, isBuilt } from './lib/built.mjs';
import { askForDemo } from './lib/demoMode.mjs';
import { followParent } from './lib/followParent.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { readNames } from './lib/words.mjs';

readNames('usage: npm start', 0);
process.chdir(ROOT);
askForDemo(process.env);
if (process.env.npm_lifecycle_event) followParent();
if (!(await ensureInstalled())) process.exit(1);
if (!isBuilt()) {
  console.log('Building the definitions, the portal and the server ...');
  const { code } = await ensureBuilt();
  if (code !== 0) process.exit(code);
}
await import(pathToFileURL(join(ROOT, 'dist/server/main.js')).href);

/**
 * `npm run admin -- <command>`: what the reviewing side does, as there are no screens for it. Installs and builds what
 * is missing, as `npm start` does; without a command it lists them.
 */
import './lib/nodeVersion.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, isBuilt } from './lib/built.mjs';
import { askForDemo } from './lib/demoMode.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';

process.chdir(ROOT);
askForDemo(process.env);
if (!(await ensureInstalled())) process.exit(1);
if (!isBuilt()) {
  console.log('Building the definitions, the portal and the server ...');
  const { code } = await ensureBuilt();
  if (code !== 0) process.exit(code);
}
process.argv.splice(2, 0, 'admin');
await import(pathToFileURL(join(ROOT, 'dist/server/main.js')).href);

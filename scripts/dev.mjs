/**
 * `npm run dev`: portal, definitions and API in one process on one port, each reloaded when its files change; the Estúdio
 * below `/estudio`, for whoever has its address. Alt + click on a field of the portal tells why it is as it is.
 * The data are those of `npm start`; only one of both runs at a time.
 */
import './lib/nodeVersion.mjs';
import { askForDemo } from './lib/demoMode.mjs';
import { followParent } from './lib/followParent.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { readNames } from './lib/words.mjs';

readNames('usage: npm run dev', 0);
process.chdir(ROOT);
askForDemo(process.env);
if (process.env.npm_lifecycle_event) followParent();
if (!(await ensureInstalled())) process.exit(1);
const [{ createServer }, { devApi }, { devStudio }, { devWhy }] = await Promise.all([
  import('vite'),
  import('./lib/devApi.mjs'),
  import('./lib/devStudio.mjs'),
  import('./lib/devWhy.mjs'),
]);

const studio = devStudio();
const vite = await createServer({
  plugins: [studio, devWhy(), devApi()],
  server: { port: Number(process.env.PORT ?? 5173), strictPort: process.env.PORT !== undefined },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    process.exitCode = 0;
    vite.close().finally(() => process.exit());
  });
}
await vite.listen();
vite.printUrls();
console.log('  The logins of the demo are at /demo.');
const origin = (vite.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
console.log(`  Estúdio: ${studio.api.address(origin)}`);

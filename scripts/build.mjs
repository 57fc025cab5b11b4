/**
 * `npm run build [-- folder]`: definitions, portal and server, each into its folder of dist/, or of another one.
 * Files of the portal stand there compressed, too. Refuses wrong definitions, and code that the portal's content security
 * policy would refuse.
 */
import './lib/nodeVersion.mjs';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { HASH_FILE, sourceHash } from './lib/built.mjs';
import { compressFolder } from './lib/compressed.mjs';
import { findEval } from './lib/evalUse.mjs';
import { drawFrames } from './lib/frames.mjs';
import { preloadsOf } from './lib/preloads.mjs';
import { ROOT } from './lib/root.mjs';
import { node } from './lib/run.mjs';
import { readNames } from './lib/words.mjs';

process.chdir(ROOT);
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
// Any other value, as a test runner sets one, would bundle React as it is for development: 60 kB more.
process.env.NODE_ENV = 'production';
const [out = 'dist'] = readNames('usage: npm run build -- [folder]', 1);
const hash = sourceHash();
rmSync(out, { recursive: true, force: true });

const { code } = await node(['--import', 'tsx', 'scripts/compileDefinitions.ts', `${out}/definitions`], { show: true });
if (code !== 0) process.exit(1);

await build({ logLevel: 'warn', build: { outDir: `${out}/portal` } });
// The manifest is for `npm run size`, and what pages load for the server; below portal/ it would hand them out.
renameSync(`${out}/portal/.vite/manifest.json`, `${out}/manifest.json`);
const manifest = JSON.parse(readFileSync(`${out}/manifest.json`, 'utf8'));
const preloads = preloadsOf(manifest);
writeFileSync(`${out}/preloads.json`, JSON.stringify(preloads));
const styles = preloads.public.filter((path) => path.endsWith('.css'));
const { failed, ...frames } = await drawFrames(resolve(out, 'frames'), { portal: `${out}/portal`, styles });
writeFileSync(`${out}/frames.json`, JSON.stringify(frames));
const page = readFileSync(`${out}/portal/index.html`, 'utf8');
writeFileSync(
  `${out}/portal/index.html`,
  page.replace('</template>', () => `${failed}</template>`),
);
rmSync(`${out}/portal/.vite`, { recursive: true });

await build({
  configFile: false,
  logLevel: 'warn',
  ssr: { external: true },
  build: {
    ssr: true,
    outDir: `${out}/server`,
    target: 'node20',
    minify: false,
    // All in one folder: the server looks for its data beside itself.
    rolldownOptions: {
      input: { main: 'server/main.ts' },
      output: { chunkFileNames: '[name].js' },
    },
  },
});
for (const folder of ['data', 'drizzle', 'fonts'])
  cpSync(`server/${folder}`, `${out}/server/${folder}`, { recursive: true });

const found = [`${out}/portal`, `${out}/definitions`].flatMap((folder) =>
  findEval(folder).map((at) => `${folder}/${at}`),
);
if (found.length > 0) {
  console.error(`The browser would have to make code from text, which the policy forbids:\n${found.join('\n')}`);
  process.exit(1);
}
compressFolder(`${out}/portal`);
writeFileSync(`${out}/${HASH_FILE}`, hash);

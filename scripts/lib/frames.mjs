import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** Stands for what a tenant is called: the server puts its own there. */
const TENANT = { name: '{{name}}', line: '{{line}}' };

/**
 * What pages show at first, by path, and the styles that only they need of those that such a page loads: without them
 * it would stand there undressed. `failed` takes the place of a page whose script does not come.
 * @typedef {{ pages: Record<string, string>, styles: string[], failed: string }} Frames
 */

/**
 * Draws the first picture of the pages that are the same for all.
 * @param {string} folder where to build; it is gone afterwards
 * @param {{ portal: string, styles: readonly string[] }} built the folder of the built portal, and what these pages load
 * @returns {Promise<Frames>}
 */
export async function drawFrames(folder, { portal, styles }) {
  await build({
    logLevel: 'warn',
    ssr: { external: true },
    build: { ssr: 'src/app/frames.tsx', outDir: folder, manifest: false, emptyOutDir: true, copyPublicDir: false },
  });
  const { framesOf, failedPage } = await import(pathToFileURL(join(folder, 'frames.js')).href);
  const pages = await framesOf(TENANT);
  const failed = failedPage();
  rmSync(folder, { recursive: true });
  const classes = classesOf([...Object.values(pages), failed].join(''));
  const needed = styles.filter((path) => {
    const own = readFileSync(join(portal, path), 'utf8');
    return classes.some((name) => own.includes(`.${name}`));
  });
  return { pages, styles: needed, failed };
}

/** @param {string} html */
const classesOf = (html) => [
  ...new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))),
];

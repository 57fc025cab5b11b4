import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], isEntry?: boolean }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest Vite's manifest: source path -> chunk */

/**
 * The scripts that the browser loads until a page shows: the entry, and each lazy chunk on the way to the page,
 * with what they import statically.
 * @param {Manifest} manifest
 * @param {string} folder where the page lives: 'src/features/wizard'. Without a lazy chunk of it, it is in the entry.
 * @returns {string[]} file names below the portal's folder
 */
export function scriptsOfPage(manifest, folder) {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error('The manifest of the portal has no entry.');
  const way = wayTo(manifest, [entry], folder) ?? [entry];
  const keys = new Set(way.flatMap((key) => closureOf(manifest, key)));
  return [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
}

/**
 * The shortest way from the last chunk of `start` to the page, each chunk imported lazily by the one before; of several
 * the one with the fewest scripts.
 * @param {Manifest} manifest @param {string[]} start @param {string} folder
 * @returns {string[] | undefined}
 */
function wayTo(manifest, start, folder) {
  const seen = new Set(start);
  for (let ways = [start]; ways.length > 0; ) {
    const found = ways.filter((way) => way.at(-1)?.startsWith(`${folder}/`));
    const countOf = (/** @type {string[]} */ way) => new Set(way.flatMap((key) => closureOf(manifest, key))).size;
    if (found.length > 0) return found.sort((one, other) => countOf(one) - countOf(other))[0];
    ways = ways.flatMap((way) =>
      closureOf(manifest, way.at(-1) ?? '')
        .flatMap((key) => manifest[key]?.dynamicImports ?? [])
        .filter((key) => key.startsWith(`${folder}/`) || (!seen.has(key) && seen.add(key)))
        .map((key) => [...way, key]),
    );
  }
  return undefined;
}

/**
 * The compressed size of one file, as a server with the best gzip sends it.
 * @param {string} path
 * @returns {number} bytes
 */
export const gzipSize = (path) => gzippedBytes(readFileSync(path));

/** @param {string | Uint8Array} content @returns {number} bytes, with the best gzip */
export const gzippedBytes = (content) => gzipSync(content, { level: 9 }).length;

/**
 * The compressed size of the biggest definition module of wizards; a form that stands alone is on no tab.
 * @param {string} folder
 * @returns {number} bytes
 */
export function biggestModule(folder) {
  /** @type {{ forms?: { url: string }[] }} */
  const { forms = [] } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const alone = forms.map(({ url }) => basename(url));
  const modules = readdirSync(folder).filter((name) => name.endsWith('.js') && !alone.includes(name));
  return Math.max(0, ...modules.map((name) => gzipSize(join(folder, name))));
}

/**
 * The keys of a chunk and of all that it imports statically, within the manifest or without.
 * @param {Manifest} manifest @param {string} key @param {Set<string>} [seen] @returns {string[]}
 */
export function closureOf(manifest, key, seen = new Set()) {
  if (!seen.has(key)) {
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) closureOf(manifest, next, seen);
  }
  return [...seen];
}

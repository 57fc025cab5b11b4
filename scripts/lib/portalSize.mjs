import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ENTRY, scriptsNamed } from './preloads.mjs';

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest Vite's manifest: source path -> chunk */

/**
 * The scripts that the browser loads until a page shows: the entry, and the lazy scripts of the page, with what they
 * import statically.
 * @param {Manifest} manifest
 * @param {readonly string[]} names how the names of the lazy scripts of the page begin in the manifest; none for one in the entry
 * @returns {string[]} file names below the portal's folder
 * @throws {Error} when the portal was built without one of them
 */
export function scriptsOfPage(manifest, names) {
  const begun = scriptsNamed(manifest, [ENTRY, ...names]).filter((key) => key !== undefined);
  if (begun.length <= names.length) throw new Error(`The portal was built without its entry or ${names.join(' ')}`);
  const keys = new Set(begun.flatMap((key) => closureOf(manifest, key)));
  return [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
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

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], isEntry?: boolean }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest Vite's manifest: source path -> chunk */

/**
 * The scripts that the browser loads for a route: what the page's entry imports statically,
 * and the lazy chunk of the route with what that one imports.
 * @param {Manifest} manifest
 * @param {string} folder where the route's component lives: 'src/features/login'
 * @returns {string[]} file names below the portal's folder
 * @throws {Error} when no lazy chunk of the entry comes from that folder
 */
export function scriptsOfRoute(manifest, folder) {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error('The manifest of the portal has no entry.');
  const shell = closureOf(manifest, entry);
  const routes = shell.flatMap((key) => manifest[key]?.dynamicImports ?? []);
  const route = routes.find((key) => key.startsWith(`${folder}/`));
  if (!route) throw new Error(`The portal loads no chunk of ${folder} lazily, only: ${routes.join(', ') || 'none'}.`);
  const keys = [...new Set([...shell, ...closureOf(manifest, route)])];
  return keys.map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
}

/**
 * The compressed size of one file, as a server with the best gzip sends it.
 * @param {string} path
 * @returns {number} bytes
 */
export const gzipSize = (path) => gzipSync(readFileSync(path), { level: 9 }).length;

/**
 * The compressed size of the biggest definition module of a folder.
 * @param {string} folder
 * @returns {number} bytes
 */
export const biggestModule = (folder) =>
  Math.max(
    0,
    ...readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => gzipSize(join(folder, name))),
  );

/** @param {Manifest} manifest @param {string} key @param {Set<string>} [seen] @returns {string[]} */
function closureOf(manifest, key, seen = new Set()) {
  if (!seen.has(key)) {
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) closureOf(manifest, next, seen);
  }
  return [...seen];
}

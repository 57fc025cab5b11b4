import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A hash over the names and contents of these files and folders, the same on every machine.
 * A path that does not exist counts as empty.
 * @param {string} root
 * @param {string[]} paths relative to root
 */
export function contentHash(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((start) => filesUnder(root, start)).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Packages that were installed below it are passed over.
 * @param {string} root
 * @param {string} path
 * @returns {string[]} the files below it, with `/` between the names
 */
export function filesUnder(root, path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute)
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => filesUnder(root, path ? `${path}/${name}` : name));
}

import { readdirSync, readFileSync } from 'node:fs';
import { importedFiles } from './imports.mjs';

/**
 * The files of some folders that import each other in a circle, types included; each circle sorted, by its first file.
 * Source: R. Tarjan, Depth-first search and linear graph algorithms, 1972.
 * @param {string} root
 * @param {string[]} folders
 * @returns {string[][]} paths relative to root
 */
export function circlesOf(root, folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  /** @type {Map<string, { order: number, low: number, isOpen: boolean }>} */
  const seen = new Map();
  /** @type {string[]} */
  const path = [];
  /** @type {string[][]} */
  const circles = [];

  /** @param {string} file */
  function visit(file) {
    const own = { order: seen.size, low: seen.size, isOpen: true };
    seen.set(file, own);
    path.push(file);
    for (const next of importedFiles(root, file, readFileSync(`${root}/${file}`, 'utf8'))) {
      const known = seen.get(next) ?? visit(next);
      if (known.isOpen) own.low = Math.min(own.low, known.low);
    }
    if (own.low === own.order) close(file);
    return own;
  }

  /** @param {string} first */
  function close(first) {
    const circle = path.splice(path.indexOf(first));
    for (const file of circle) {
      const entry = seen.get(file);
      if (entry) entry.isOpen = false;
    }
    if (circle.length > 1) circles.push(circle.sort());
  }

  for (const file of files) if (!seen.has(file)) visit(file);
  return circles.sort(([a = ''], [b = '']) => a.localeCompare(b));
}

import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const IMPORT = /(?:\bfrom|\bimport|\bnew URL)\s*\(?\s*(?:\/\*.*?\*\/\s*)?['"]([^'"\n]+)['"]/g;
const GLOB = /import\.meta\.glob(?:<[^>]*>)?\(\s*(\[[^\]]*\]|['"][^'"]+['"])/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/**
 * What one file imports, as written: static, dynamic, re-exports, types and `new URL` alike.
 * @param {string} code
 * @returns {string[]}
 */
export const specifiersOf = (code) => [...code.matchAll(IMPORT)].map(([, specifier = '']) => specifier);

/** The package that an import names. @param {string} specifier */
export const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * The files of the project that one of its files imports.
 * @param {string} root
 * @param {string} path relative to root
 * @param {string} code
 * @returns {string[]} relative to root
 */
export function importedFiles(root, path, code) {
  const relative = specifiersOf(code).filter((specifier) => specifier.startsWith('.'));
  const files = relative.map((specifier) => join(dirname(path), specifier.split('?')[0] ?? ''));
  return files.flatMap((file) => ENDINGS.map((ending) => file + ending).find((name) => isFile(root, name)) ?? []);
}

/**
 * The patterns of `import.meta.glob`, relative to root.
 * @param {string} path
 * @param {string} code
 * @returns {string[]}
 */
export function globbedPatterns(path, code) {
  return [...code.matchAll(GLOB)].flatMap(([, patterns = '']) =>
    [...patterns.matchAll(/['"]([^'"]+)['"]/g)].map(([, pattern = '']) => join(dirname(path), pattern)),
  );
}

/** @param {string} root @param {string} name */
const isFile = (root, name) => existsSync(`${root}/${name}`) && statSync(`${root}/${name}`).isFile();

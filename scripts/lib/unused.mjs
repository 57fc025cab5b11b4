import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './contentHash.mjs';
import { globbedPatterns, importedFiles, packageOf, specifiersOf } from './imports.mjs';

const CODE = /\.(?:ts|tsx|mjs)$/;
const EXPORT = /^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm;

/**
 * The files below `folders` that no entry reaches by imports.
 * @param {string} root
 * @param {{ folders: string[], entries: string[] }} scope entries: files or folders, relative to root
 * @returns {string[]}
 */
export function unreachedFiles(root, { folders, entries }) {
  const all = folders.flatMap((folder) => codeUnder(root, folder));
  const reached = new Set();
  const queue = entries.flatMap((entry) => codeUnder(root, entry));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const code = readFileSync(join(root, path), 'utf8');
    queue.push(...importedFiles(root, path, code).filter((file) => CODE.test(file)));
    const patterns = globbedPatterns(path, code).map(toRegExp);
    queue.push(...all.filter((file) => patterns.some((pattern) => pattern.test(file))));
  }
  return all.filter((path) => !path.endsWith('.d.ts') && !reached.has(path));
}

/**
 * The exported functions and values below `folders` whose name stands in no other file of the project. A test is no
 * reader; but what its own file uses may be exported for a test.
 * @param {string} root
 * @param {{ folders: string[], readers: string[], tests?: string[], passing?: string[] }} scope readers: where a use may
 *   stand; tests: where it tells only why something is exported that its own file uses; passing: files that only pass on
 *   what others export, which is no use; relative to root
 * @returns {string[]} `file: name`
 */
export function unusedExports(root, { folders, readers, tests = [], passing = [] }) {
  const tested = new Set(
    tests
      .flatMap((folder) => codeUnder(root, folder))
      .flatMap((path) => readFileSync(join(root, path), 'utf8').match(/\w+/g) ?? []),
  );
  const words = new Map();
  for (const path of new Set([...folders, ...readers].flatMap((folder) => codeUnder(root, folder)))) {
    if (passing.includes(path)) continue;
    for (const word of new Set(readFileSync(join(root, path), 'utf8').match(/\w+/g))) {
      words.set(word, (words.get(word) ?? 0) + 1);
    }
  }
  return folders
    .flatMap((folder) => codeUnder(root, folder))
    .flatMap((path) => {
      const code = readFileSync(join(root, path), 'utf8');
      /** @param {string} name */
      const isOwn = (name) => tested.has(name) && (code.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0) > 1;
      return [...code.matchAll(EXPORT)]
        .filter(([, name = '']) => (words.get(name) ?? 0) < 2 && !isOwn(name))
        .map(([, name]) => `${path}: ${name}`);
    });
}

/**
 * The packages of package.json that no file imports and no command names.
 * @param {string} root
 * @param {{ readers: string[], tools: string[] }} scope tools: packages that work without being named
 * @returns {string[]}
 */
export function unusedPackages(root, { readers, tools }) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const used = new Set(tools);
  for (const path of readers.flatMap((folder) => codeUnder(root, folder))) {
    const code = readFileSync(join(root, path), 'utf8');
    for (const specifier of specifiersOf(code)) used.add(packageOf(specifier));
    for (const [, quoted = ''] of code.matchAll(/['"](?:node_modules\/)?(@?[\w.-][\w./-]*)['"]/g))
      used.add(packageOf(quoted));
  }
  for (const command of Object.values(manifest.scripts)) for (const word of command.split(/\s+/)) used.add(word);
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  return packages.filter((name) => !used.has(name) && !name.startsWith('@types/'));
}

/** The pattern of a glob with `*` and `**`. @param {string} glob */
const toRegExp = (glob) =>
  new RegExp(
    `^${glob
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('**/', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '(?:.*/)?')}$`,
  );

/** @param {string} root @param {string} path */
const codeUnder = (root, path) => filesUnder(root, path).filter((file) => CODE.test(file));

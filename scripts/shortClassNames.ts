import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Classes of modules are named by four letters of their file and a number in the built pages: the names that Vite makes
 * weigh three times as much, in scripts and styles. Those of the development server can be read.
 */
export function shortClassNames(root: string): Plugin {
  return {
    name: 'ficha:short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: createNames(root) } } }),
  };
}

/** The same name for the same class of the same file in every build, and for no other. */
export function createNames(root: string): (name: string, file: string) => string {
  const classes = new Map<string, string[]>();
  const owners = new Map<string, string>();
  return (name, file) => {
    const path = relative(root, file.split('?', 1)[0] as string).replaceAll('\\', '/');
    const letters = lettersOf(path);
    const owner = owners.get(letters) ?? path;
    if (owner !== path) throw new Error(`${owner} and ${path} have the same letters: rename one of them.`);
    owners.set(letters, path);
    const own = classes.get(path) ?? [];
    classes.set(path, own);
    if (!own.includes(name)) own.push(name);
    return `${letters}${own.indexOf(name)}`;
  };
}

function lettersOf(path: string): string {
  const digest = createHash('sha256').update(path).digest();
  return [...digest.subarray(0, 4)].map((byte) => DIGITS[byte % DIGITS.length]).join('');
}

import { fileURLToPath } from 'node:url';

/** In a package the files are JavaScript, as this one is. */
const ending = import.meta.url.endsWith('.js') ? '.js' : '.ts';
const file = (name: string) =>
  fileURLToPath(new URL(`../react/rjsf/${name.replace(/\.ts$/, ending)}`, import.meta.url));

/**
 * Libraries that rjsf brings and this engine never reaches, each with the few lines that stand for it in the bundle: 44 kB less
 * of scripts. For pages all of whose forms are this engine's: a form of stock rjsf, and ajv, need `fast-uri`, and fail without.
 */
export const rjsfAliases = [
  { find: 'markdown-to-jsx/react', replacement: file('markdown.ts') },
  { find: 'fast-uri', replacement: file('uri.ts') },
  { find: 'fast-equals', replacement: file('equality.ts') },
];

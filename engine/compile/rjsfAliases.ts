import { fileURLToPath } from 'node:url';

const file = (name: string) => fileURLToPath(new URL(`../react/rjsf/${name}`, import.meta.url));

/** Libraries that rjsf brings and this engine never reaches, each with the few lines that stand for it in the bundle. */
export const rjsfAliases = [
  { find: 'markdown-to-jsx/react', replacement: file('markdown.ts') },
  { find: 'fast-uri', replacement: file('uri.ts') },
  { find: 'fast-equals', replacement: file('equality.ts') },
];

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What runs on Node elsewhere and in a page here: the compiler of definitions, and the letters of the server. */
const RUNS_HERE = /[\\/](?:engine[\\/]compile[\\/]|server[\\/]mail[\\/]|server[\\/]http[\\/]policyHash\.)/;
const OFFERED = /^node:(crypto|fs|path|vm)$/;

/** Gives these what they take of Node. */
export function nodeInPages(): Plugin {
  return {
    name: 'storybook:node',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const name = OFFERED.exec(source)?.[1];
      if (!name || !RUNS_HERE.test(importer)) return undefined;
      return fileURLToPath(new URL(`../stories/live/node/${name}.ts`, import.meta.url));
    },
  };
}

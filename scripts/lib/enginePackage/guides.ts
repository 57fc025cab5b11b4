import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { vocabularyPage } from '../vocabulary/vocabularyPage';
import { exampleCode } from './exampleCode';

const pageOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const SERVED = 'examples/served-wizard';
const SERVED_FILES = [
  ...['wizard', 'traveller', 'companions', 'stay'].map((name) => `schemas/trip/${name}.json`),
  ...['definitions.mjs', 'answers.mjs', 'server.mjs', 'main.tsx', 'main.css', 'index.html', 'vite.config.ts'],
];

/** The example with all its files; how it is run from this repository is of no use there. */
function servedDefinitions(): string {
  const words = pageOf(`${SERVED}/README.md`).replace(/\n\nIn the root [\s\S]*$/, '');
  return `${[words, ...exampleCode(SERVED, SERVED_FILES)].join('\n\n')}\n`;
}

/** Pages that the package has beside those of its entries, by their names there. */
const GUIDES: Readonly<Record<string, () => string>> = {
  'coming-from-rjsf.md': () => pageOf('docs/rjsf.md'),
  'served-definitions.md': servedDefinitions,
  'servers.md': () => pageOf('docs/servers.md'),
  'vocabulary.md': () => vocabularyPage(join(ROOT, 'schemas/vocabulary'), 'en'),
};

/** The guides of the package, as name and text. */
export const packedGuides = (): [name: string, text: string][] =>
  Object.entries(GUIDES).map(([name, page]) => [name, packed(page())]);

/** A page whose links lead to what the package has: its types and the pages of its entries. Of other links the words stay. */
const packed = (page: string): string =>
  page.replace(/\[([^\]]+)\]\(([^)#\s]+)(#[^)]*)?\)/g, (all, words: string, to: string, place = '') => {
    if (/^https?:/.test(to)) return all;
    if (to.startsWith('../engine/')) return `[${words}](${to.replace(/\.tsx?$/, '.d.ts')}${place})`;
    return to.startsWith('engine/') ? `[${words}](${to.slice('engine/'.length)}${place})` : words;
  });

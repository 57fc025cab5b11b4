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

/** What a page says of this repository alone, between two comments on lines of their own. */
const NOT_PACKED = /<!-- not in the package -->\n[\s\S]*?<!-- in the package -->\n/g;

/** Where what a page of this repository links to stands in the package. */
const ELSEWHERE: Readonly<Record<string, string>> = { [`../${SERVED}/README.md`]: 'served-definitions.md' };

/** A page as it stands in the package, without what is of this repository alone. */
const packed = (page: string): string =>
  page
    .replace(NOT_PACKED, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\[([^\]]+)\]\(([^)#\s]+)(#[^)]*)?\)/g, (_, words: string, to: string, place = '') => {
      const there = placeInPackage(to);
      return there === undefined ? words : `[${words}](${there}${place})`;
    });

/** Where a link leads in the package: to its types, the pages of its entries, other guides. Of any other the words stay. */
function placeInPackage(to: string): string | undefined {
  if (/^https?:/.test(to)) return to;
  if (to.startsWith('../engine/')) return to.replace(/\.tsx?$/, '.d.ts');
  return to.startsWith('engine/') ? to.slice('engine/'.length) : ELSEWHERE[to];
}

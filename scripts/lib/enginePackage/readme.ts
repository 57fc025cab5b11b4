import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryNames } from '../engineApi/emit';
import { GENERATED } from '../engineApi/page';
import { ROOT } from '../root.mjs';
import { ERRORS_PAGE } from './errorsPage';
import { exampleCode } from './exampleCode';

/** What the README says of the package that package.json says, too. */
export interface Named {
  name: string;
  version: string;
  description: string;
  /** What whoever uses it has to bring. */
  peers: readonly string[];
  /** From which version on, `^19.0.0`, also of what only some need. */
  peerDependencies: Readonly<Record<string, string>>;
}

const EXAMPLE = 'examples/own-wizard';
const FILES = [
  'vite.config.ts',
  ...['wizard', 'visitor', 'day'].map((name) => `schemas/visit/${name}.json`),
  ...['main.tsx', 'index.html'],
];

/** `README.md` of the package: what it is, how it is installed, its entries by what their pages begin with, an example. */
export function readme({ name, version, description, peers, peerDependencies }: Named): string {
  const major = (peer: string) => /\d+/.exec(peerDependencies[peer] ?? '')?.[0];
  const entries = entryNames().map((entry) => `- [${name}/${entry}](docs/${entry}.md): ${leadOf(entry)}`);
  const parts = [
    `# ${name}`,
    description,
    '## Install',
    `\`npm install ./${name}-${version}.tgz ${peers.join(' ')}\``,
    `It needs React ${major('react')}, and Vite ${major('vite')} where \`${name}/vite\` compiles the definitions.`,
    `\`${name}/base.css\` is the look, on the design tokens of \`${name}/tokens.css\`: a style sheet of yours that comes after it sets any of them anew. Cards reach to the edges of a phone over \`var(--page-x)\`, which a page has at its sides.`,
    `\`${name}/base.css\` is the ground of a whole page: it takes from all buttons, headings and lists their own look, and gives the page its colour, its font and room for bars that stay in sight. A page that has a look already imports \`${name}/tokens.css\` alone and gives what the engine draws \`box-sizing: border-box\` and boxes without margins; rules of its own for \`button\` and \`input\` come before the styles of the engine, or name what they are about. Sizes of letters are in \`rem\`: they stand or fall with the font size of \`html\`.`,
    `TypeScript asks for \`@types/react\`; \`${name}/vite\` for Vite, \`@types/node\` and the library \`ESNext\`. What \`?tab\` gives it knows by \`"types": ["vite/client", "${name}/tab"]\` in \`tsconfig.json\`.`,
    'Scripts that draw need a bundler: they import style sheets. A server may draw `TabView` and `SummaryView` of an open session, for a preview or a printout; a browser draws them anew (`createRoot`), as it shows at first what its window has room for.',
    '## Entries',
    entries.join('\n'),
    `What is wrong with definitions is told by file, line and [code](docs/${ERRORS_PAGE}); in English by \`problems\` below.`,
    `[Coming from rjsf](docs/coming-from-rjsf.md) says how forms, widgets and themes come over. All that definitions may say stands in [the vocabulary](docs/vocabulary.md); an editor shows it where \`"$schema"\` of a file leads to one of \`node_modules/${name}/schemas/vocabulary/en\`, or in Portuguese to one of the folder above.`,
    'A field without a value is sent as `""` where it is free text, as `[]` where it is a list, and else as `null`; `"empty"` in its schema says otherwise.',
    '## A wizard',
    'Two tabs in English, saved by `fetch`; Vite compiles what stands below `schemas`.',
    ...exampleCode(EXAMPLE, FILES),
    'A longer one has a list of rows, Back, a look over everything and Finish, and a server that brings the definitions and checks what is sent: [Served definitions](docs/served-definitions.md). [What a server is sent, and what it answers](docs/servers.md) says how bodies and answers look.',
  ];
  return `${parts.join('\n\n')}\n`;
}

/**
 * The page of an entry in the package: what it links to beside it are types there, as the sources are not in it, the example is
 * the one of the README, and it names no command of this repository.
 */
export const packedPage = (entry: string): string =>
  pageOf(entry)
    .replaceAll(`${EXAMPLE}/schemas`, 'schemas')
    .replace(`${GENERATED}\n\n`, '')
    .replace(/`node --import tsx scripts\/[^`]+`/g, 'a command of its repository')
    .replace(/\]\(\.\.\/\.\.\/(engine\/[^)]+?)(?:\.d)?\.tsx?\)/g, '](../$1.d.ts)');

const pageOf = (entry: string): string => readFileSync(join(ROOT, 'docs/engine', `${entry}.md`), 'utf8');

/** What a page says between its title and its example. */
function leadOf(entry: string): string {
  const [, lead = ''] = pageOf(entry).split('\n\n');
  return lead.replaceAll('\n', ' ');
}

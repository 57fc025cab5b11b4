import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emitTypes, entryNames } from '../engineApi/emit';
import { packageOf, specifiersOf } from '../imports.mjs';
import { ROOT } from '../root.mjs';
import { VOCABULARY, vocabularyIn } from '../vocabulary/vocabularyIn';
import { ERRORS_PAGE, errorsPage } from './errorsPage';
import { packedGuides } from './guides';
import { type Named, packedPage, readme } from './readme';
import { resolvedImports } from './resolvedImports';

/** What `engine/package.json` says of the package, as far as anything here reads it. */
type Own = Omit<Named, 'peers' | 'peerDependencies'> & { private: boolean };

/** What whoever uses the package brings: one copy of React, and Vite where its plugin is used, from the versions on that it was tried with. */
const PEERS: Readonly<Record<string, string>> = { react: '^19.0.0', 'react-dom': '^19.0.0', vite: '^8.0.0' };
const OPTIONAL = ['vite'];

/**
 * Writes the engine as a package below a folder: JavaScript modules as they are in the sources, so that a bundler takes what
 * is used, with their types and style sheets, the vocabulary and the texts of each language, and the pages of the entries.
 */
export async function writePackage(out: string): Promise<void> {
  const stands = readdirSync(join(ROOT, 'engine/react/rjsf')).map((name) => join(ROOT, 'engine/react/rjsf', name));
  await emitTypes(out, { code: true, rootDir: ROOT, beside: stands });
  for (const file of below(join(ROOT, 'engine'), '.css')) {
    copy(join(ROOT, 'engine', file), join(out, 'engine', file));
    const types = 'declare const classes: Readonly<Record<string, string>>;\nexport default classes;\n';
    if (file.endsWith('.module.css')) writeFileSync(join(out, 'engine', `${file}.d.ts`), types);
  }
  writeFileSync(join(out, 'tokens.css'), tokens());
  writeFileSync(join(out, 'base.css'), "@import './tokens.css';\n@import './engine/react/theme/base.css';\n");
  const vocabulary = join(ROOT, 'schemas/vocabulary');
  for (const file of below(vocabulary, '.json')) copy(join(vocabulary, file), join(out, 'schemas/vocabulary', file));
  const english = join(out, 'schemas/vocabulary/en');
  mkdirSync(english);
  for (const name of VOCABULARY) writeJson(join(english, `${name}.schema.json`), vocabularyIn('en', vocabulary, name));
  copy(join(ROOT, 'engine/compile/tab.d.ts'), join(out, 'engine/compile/tab.d.ts'));
  // The English of the vocabulary stands in its files.
  for (const file of below(join(ROOT, 'engine/texts'), '.json').filter((name) => !name.startsWith('vocabulary.')))
    copy(join(ROOT, 'engine/texts', file), join(out, 'texts', file));
  writeJson(join(out, 'texts/pt-BR.json'), portuguese());

  const used = new Set<string>();
  for (const file of [...below(out, '.js'), ...below(out, '.d.ts')]) {
    const code = resolvedImports(out, file, readFileSync(join(out, file), 'utf8'));
    writeFileSync(join(out, file), code);
    for (const specifier of specifiersOf(code)) if (!/^(?:\.|node:)/.test(specifier)) used.add(packageOf(specifier));
  }
  const own = manifest(used);
  writeJson(join(out, 'package.json'), own);
  const pages = `${out}/docs`;
  mkdirSync(pages);
  for (const entry of entryNames()) writeFileSync(join(pages, `${entry}.md`), packedPage(entry));
  writeFileSync(join(pages, ERRORS_PAGE), errorsPage());
  for (const [name, text] of packedGuides()) writeFileSync(join(pages, name), text);
  const peers = Object.keys(PEERS).filter((name) => !OPTIONAL.includes(name));
  writeFileSync(join(out, 'README.md'), readme({ ...own, peers }));
}

/** What the styles are written in, for a page that has no such names of its own; its letters are the device's. */
const tokens = (): string => readFileSync(join(ROOT, 'src/theme/tokens.css'), 'utf8').replace(/^@import .*\n/gm, '');

/** The texts of the portal's language stand in its definitions; what is shared there beside them is the portal's own. */
function portuguese(): object {
  const { messages, formats, texts } = JSON.parse(readFileSync(join(ROOT, 'schemas/shared.json'), 'utf8'));
  return { messages, formats, texts };
}

/**
 * What the package says of itself: `private` is of this repository, and npm would publish no package with it.
 * @param used the packages that its modules import
 */
export function manifest(used: ReadonlySet<string>) {
  const { private: _, ...own }: Own = JSON.parse(readFileSync(join(ROOT, 'engine/package.json'), 'utf8'));
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const versions: Record<string, string> = { ...dependencies, ...devDependencies };
  const wanted = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, versions[name] ?? '*'] as const));
  const entries = entryNames().map((name) => {
    const file = `./engine/${name}`;
    return [`./${name}`, { types: `${file}.d.ts`, default: `${file}.js` }];
  });
  return {
    ...own,
    exports: {
      ...Object.fromEntries(entries),
      './base.css': './base.css',
      './tokens.css': './tokens.css',
      './tab': { types: './engine/compile/tab.d.ts' },
      './texts/*.json': './texts/*.json',
      './vocabulary/*.json': './schemas/vocabulary/*.json',
      './package.json': './package.json',
    },
    dependencies: wanted([...used].filter((name) => name in versions && !(name in PEERS)).sort()),
    peerDependencies: PEERS,
    peerDependenciesMeta: Object.fromEntries(OPTIONAL.map((name) => [name, { optional: true }])),
  };
}

/** The files below a folder that end so, with `/`, sorted. */
export const below = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

const writeJson = (file: string, value: object): void =>
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

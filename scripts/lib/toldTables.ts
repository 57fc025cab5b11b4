import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** Where the kinds of a table are: its folder, which also gets what is written, and the tables whose lines it has. */
interface Told {
  folder: string;
  tables: readonly string[];
  /** The name of what is written, its type, and what it is. */
  name: string;
  type: string;
  from: string;
  is: string;
}

const FORMATS: Told = {
  folder: 'engine/core/formats/br',
  tables: ['./table.ts', '../table.ts'],
  name: 'toldFormats',
  type: 'ToldFormat',
  from: '../toldFormat',
  is: 'What the tools are told of every format, in the order in which they are offered.',
};

const VALIDATORS: Told = {
  folder: 'engine/core/validators',
  tables: ['./table.ts'],
  name: 'toldValidators',
  type: 'ToldValidator',
  from: './types',
  is: 'What the tools are told of every validator.',
};

/** The table of what the formats tell, from the lines of their tables. */
export const formatTold = (): string => toldTable(FORMATS);

/** The table of what the validators tell. */
export const validatorTold = (): string => toldTable(VALIDATORS);

const EFFECTS = 'engine/core/effects';

/** The table of what the kinds of effects do, which the core loads, from the lines of their table. */
export function actsTable(): string {
  const acting = linesOf(join(EFFECTS, 'table.ts'), './').filter(({ file }) =>
    /^export const acts\b/m.test(readFileSync(join(ROOT, EFFECTS, `${file}.ts`), 'utf8')),
  );
  const imports = acting.map(({ name, file }) => `import { acts as ${name} } from '${file}';`);
  return `// Written by \`node --import tsx scripts/vocabularyDocs.ts\` from table.ts: what the core, and so a browser, takes of it.
${[...imports, "import type { Acts } from './types';"].sort(byFile).join('\n')}

/** What the kinds of effects do. */
export const acts: readonly Acts[] = [${acting.map(({ name }) => name).join(', ')}];
`;
}

function toldTable({ folder, tables, name, type, from, is }: Told): string {
  const lines = tables.flatMap((table) => linesOf(join(folder, table), table.startsWith('../') ? '../' : './'));
  const imports = lines.map((line) => `import { told as ${line.name} } from '${line.file}';`);
  const sorted = [...imports, `import type { ${type} } from '${from}';`].sort(byFile);
  return `// Written by \`node --import tsx scripts/vocabularyDocs.ts\` from the tables; no form loads it.
${sorted.join('\n')}

/** ${is} */
export const ${name}: Readonly<Record<string, ${type}>> = {
${lines.map((line) => `  ${line.name},\n`).join('')}};
`;
}

/** The lines of a table of code, with the files that they come from, as its folder or the one below names them. */
function linesOf(path: string, folder: string): { name: string; file: string }[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const files = new Map(
    [...text.matchAll(/import (?:\{ |\* as )(\w+)(?: \})? from '\.\/(\w+)';/g)].map(([, name, file]) => [name, file]),
  );
  const [, lines = ''] = /> = \{\n(.*?)\};/s.exec(text) ?? [];
  return [...lines.matchAll(/^ {2}(\w+),$/gm)].map(([, name = '']) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`${path}: no import of "${name}"`);
    return { name, file: folder + file };
  });
}

/** Imports as the formatter sorts them: farther folders first, then by the file, digits and capitals aside. */
function byFile(one: string, other: string): number {
  const [a, b] = [one, other].map((line) => /'(.*)'/.exec(line)?.[1] ?? '');
  const depth = (path = '') => (path.startsWith('../') ? 0 : 1);
  return depth(a) - depth(b) || (a ?? '').localeCompare(b ?? '', 'en');
}

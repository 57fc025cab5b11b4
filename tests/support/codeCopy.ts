import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect } from 'vitest';
import { ROOT } from '../../scripts/lib/root.mjs';
import { node } from '../../scripts/lib/run.mjs';
import { blocksOf } from '../docs/blocks';

/** Lines of a file, each behind the text that it follows there. */
export type Lines = Readonly<Record<string, readonly (readonly [behind: string, line: string])[]>>;

/** A copy of the project's code with something more in it. */
export interface CodeCopy {
  folder: string;
  read(file: string): string;
  json(file: string): ReturnType<typeof JSON.parse>;
  load<T>(file: string): Promise<T>;
  /** What the types say of some files, by their lines. */
  types(...files: string[]): Promise<string>;
}

/**
 * A copy of the code to which these files of the README are added, and files of a test's own, with their lines in tables, and for
 * which the one command has run.
 */
export async function copyWith(
  files: readonly string[],
  lines: Lines,
  own: Readonly<Record<string, string>> = {},
): Promise<CodeCopy> {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/copy-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['engine', 'schemas', 'scripts', 'contract', 'src', 'studio']) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  for (const file of ['docs/vocabulary.md', 'docs/analistas.md', 'package.json', 'tsconfig.json']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  for (const [file, text] of Object.entries({ ...ofReadme(files), ...own })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const [file, added] of Object.entries(lines)) {
    for (const [behind, line] of added) {
      const text = read(file);
      expect(text.split(behind), `${behind} in ${file}`).toHaveLength(2);
      writeFileSync(join(folder, file), text.replace(behind, behind + line));
    }
  }
  const { code, output } = await node(['--import', 'tsx', join(folder, 'scripts/vocabularyDocs.ts')]);
  expect({ code, output }).toEqual({ code: 0, output: '' });
  return {
    folder,
    read,
    json: (file) => JSON.parse(read(file)),
    load: (file) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href),
    async types(...names) {
      const config = join(folder, 'tsconfig.some.json');
      const options = { extends: './tsconfig.json', include: [], files: ['src/vite-env.d.ts', ...names] };
      writeFileSync(config, JSON.stringify(options));
      return (await node(['node_modules/typescript/bin/tsc', '--noEmit', '-p', config])).output;
    },
  };
}

/** What the README has of some files. */
function ofReadme(files: readonly string[]): Record<string, string> {
  const written = blocksOf(readFileSync(join(ROOT, 'README.md'), 'utf8'));
  return Object.fromEntries(
    files.map((file) => {
      const block = written.find((each) => each.file === file);
      expect(block, `the README has ${file}`).toBeDefined();
      return [file, block?.text ?? ''];
    }),
  );
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A folder of definitions: on disk, or with texts that are not on disk yet. Paths are those that problems name. */
export interface Folder {
  dir: string;
  has(path: string): boolean;
  /** The names of the JSON files of a folder, sorted; none when there is no such folder. */
  files(path: string): string[];
  /** The names of the folders in it. */
  folders(): string[];
  /** @throws when there is no such file */
  read(path: string): string;
}

/** A folder on disk. */
export function diskFolder(dir: string): Folder {
  return {
    dir,
    has: existsSync,
    files: (path) => (existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.json')) : []).sort(),
    folders: () =>
      readdirSync(dir, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name),
    read: (path) => readFileSync(path, 'utf8'),
  };
}

/** Texts by their path below the folder (`pf/wizard.json`), as if they were the files of a folder at `dir`. */
export function textsFolder(dir: string, texts: Readonly<Record<string, string>>): Folder {
  const names = Object.keys(texts);
  const inside = (path: string) => relative(dir, path).replaceAll(sep, '/');
  return {
    dir,
    has: (path) => texts[inside(path)] !== undefined,
    files: (path) => {
      const [start, found] = [`${inside(path)}/`, names.filter((name) => name.endsWith('.json'))];
      const own = found.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
      return own.filter((name) => !name.includes('/')).sort();
    },
    folders: () => [...new Set(names.filter((name) => name.includes('/')).map((name) => name.split('/', 1)[0] ?? ''))],
    read: (path) => {
      const text = texts[inside(path)];
      if (text === undefined) throw new Error(`There is no file ${join(path)}.`);
      return text;
    },
  };
}

/** The folder that a path or texts stand for. */
export const folderOf = (from: string | Folder): Folder => (typeof from === 'string' ? diskFolder(from) : from);

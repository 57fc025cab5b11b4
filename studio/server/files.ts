import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Files } from '../../engine/edit';
import type { Changes, SaveAsked } from '../wire';

/** A file of definitions: of the folder itself or of one folder in it. */
const PATH = /^(?:[A-Za-z0-9][\w-]*\/)?[A-Za-z0-9][\w-]*\.json$/;
const VOCABULARY = 'vocabulary/';
/** What a write that was cut off leaves behind. */
const UNFINISHED = /\.unfinished-[0-9a-f]{16}$/;

/** The folder of definitions on disk. */
export interface DefinitionFiles {
  read(): Files;
  /**
   * Writes all files or none of those that differ from what they were made from. Each is written beside its place and then
   * put there, so that whoever reads sees the old one or the new one.
   * @returns what is on disk where it is something else
   * @throws RangeError with a path that is no file of definitions
   */
  save(files: SaveAsked['files']): { disk: Changes } | undefined;
}

export function definitionFiles(dir: string): DefinitionFiles {
  const textOf = (path: string): string | null => {
    try {
      return readFileSync(join(dir, path), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  };
  return {
    read() {
      const names = namesIn(dir).filter(isDefinition).sort();
      return Object.fromEntries(names.map((name) => [name, readFileSync(join(dir, name), 'utf8')]));
    },
    save(files) {
      const wrong = Object.keys(files).find((path) => !isDefinition(path));
      if (wrong !== undefined) throw new RangeError(wrong);
      const disk: Changes = {};
      for (const [path, { text, base }] of Object.entries(files)) {
        const found = textOf(path);
        if (found !== base && found !== text) disk[path] = found;
      }
      if (Object.keys(disk).length > 0) return { disk };
      const written = Object.entries(files).map(([path, { text }]) => {
        return { path: join(dir, path), beside: text === null ? null : writeBeside(join(dir, path), text) };
      });
      for (const { path, beside } of written) {
        if (beside === null) removeFile(dir, path);
        else renameSync(beside, path);
      }
      return undefined;
    },
  };
}

/** Takes away what writes left that were cut off. */
export function clearUnfinished(dir: string): void {
  for (const name of namesIn(dir)) if (UNFINISHED.test(name)) rmSync(join(dir, name), { force: true });
}

const namesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(sep, '/'));

const isDefinition = (path: string): boolean => PATH.test(path) && !path.startsWith(VOCABULARY);

/** Takes a file away, and its folder with the last one: one without files is no wizard, and would be a problem of all. */
function removeFile(dir: string, path: string): void {
  rmSync(path, { force: true });
  const folder = dirname(path);
  if (folder !== dir && existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Writes a text beside its place, down to the disk. */
function writeBeside(path: string, text: string): string {
  const beside = `${path}.unfinished-${randomBytes(8).toString('hex')}`;
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(beside, 'wx');
  try {
    writeSync(file, text);
    fsyncSync(file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  return beside;
}

import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toFileError } from './errors';
import { type Bytes, FILE_NAME, type FileEntry, type FileSource, type FileStore } from './types';

/** Where contents lie until they are whole. */
export const INCOMING = 'incoming';

/** A folder that its owner alone may enter, with those above it. */
export const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 });

const made = new Map<string, Promise<unknown>>();

/**
 * Makes a folder once: one that is gone later is not made anew, for then what keeps files is not there, and whoever
 * wrote would fill the disk below it.
 */
export function makeFolderOnce(path: string): Promise<unknown> {
  const known = made.get(path) ?? makeFolder(path);
  made.set(path, known);
  known.catch(() => made.delete(path));
  return known;
}

/** The file of a content: in one of 65,536 folders, by the first digits of its name. */
const placeOf = (root: string, name: string) => join(root, name.slice(0, 2), name.slice(2, 4), name);

/**
 * Keeps contents as files of a folder, which several instances may share. What has its name is whole and on the disk:
 * it is written elsewhere in the same folder, and moved.
 * @param owner whose contents these are, as a part of their paths
 */
export function createFolderStore(folder: string, owner: () => Promise<string>): FileStore {
  const root = async () => join(folder, await owner());
  return {
    way: 'folder',
    put: (name, source) => orFileError(async () => putInto(await root(), { folder, name, source })),
    read: (name) => orFileError(async () => readFrom(placeOf(await root(), name))),
    remove: (name) => orFileError(async () => rm(placeOf(await root(), name), { force: true })),
    async *list(before, after = '') {
      yield* listBelow(await root(), before, after);
    },
    check: () =>
      orFileError(async () => {
        await makeFolderOnce(join(folder, INCOMING));
        await access(join(folder, INCOMING), constants.R_OK | constants.W_OK | constants.X_OK);
      }),
  };
}

async function orFileError<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw toFileError(error);
  }
}

async function putInto(
  root: string,
  { folder, name, source }: { folder: string; name: string; source: FileSource },
): Promise<void> {
  const place = placeOf(root, name);
  const from = source.path ?? (await writeAside(folder, name, source));
  try {
    await syncPath(from);
    const made = await makeFolder(dirname(place));
    await rename(from, place);
    // The names, too, have to be on the disk: that of the file, and those of folders that are new.
    await syncPath(dirname(place));
    if (made) for (const above of [dirname(dirname(place)), root, folder]) await syncPath(above);
  } catch (error) {
    if (!source.path) await rm(from, { force: true });
    throw error;
  }
}

async function writeAside(folder: string, name: string, source: FileSource): Promise<string> {
  const path = join(folder, INCOMING, `${name}.part`);
  await makeFolder(dirname(path));
  const handle = await open(path, 'w', 0o600);
  try {
    for await (const piece of source.open()) await handle.appendFile(piece);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return path;
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readFrom(path: string): Promise<Bytes | undefined> {
  // Held open, it can be read to its end even when it is taken away meanwhile.
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return handle && createReadStream('', { fd: handle });
}

/** The contents below a folder, which are in the order of their names as its folders are named by how these begin. */
async function* listBelow(root: string, before: Date | undefined, after: string): AsyncGenerator<FileEntry> {
  for (const first of await namesIn(root, after.slice(0, 2))) {
    for (const second of await namesIn(join(root, first), after.slice(2, 4), first === after.slice(0, 2))) {
      for (const name of await namesIn(join(root, first, second))) {
        if (!FILE_NAME.test(name) || name <= after) continue;
        const { size, mtime } = await stat(placeOf(root, name)).catch(() => ({ size: -1, mtime: new Date() }));
        if (size >= 0 && (!before || mtime < before)) yield { name, size };
      }
    }
  }
}

/** What stands in a folder, sorted, and from one name on where that counts; nothing where it is missing, or none. */
async function namesIn(folder: string, from = '', counts = true): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw toFileError(error);
  });
  return names.filter((name) => !counts || name >= from).sort();
}

/** All files below a folder; none where it is missing. */
export async function* filesIn(folder: string): AsyncGenerator<{ path: string; name: string }> {
  const entries = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw toFileError(error);
  });
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield { path, name: entry.name };
  }
}

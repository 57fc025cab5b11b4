import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from './files';
import { makeFolder } from './folder';
import type { Bytes, FileSource, FileStore } from './types';

/** How many contents were moved, and bytes of them. */
export interface Moved {
  files: number;
  bytes: number;
}

/**
 * Moves contents from all other places to where new ones are kept, one after the other: each is taken away only once it
 * is there. It may be ended and begun again, and calls go on meanwhile.
 */
export async function moveFiles(
  { stores: [to, ...others], incoming }: Files,
  tell: (moved: Moved) => void,
): Promise<Moved> {
  const moved = { files: 0, bytes: 0 };
  await makeFolder(incoming);
  for (const from of others) {
    for await (const { name, size } of from.list()) {
      if (!(await moveOne({ from, to, incoming }, name))) continue;
      moved.files += 1;
      moved.bytes += size;
      tell(moved);
    }
  }
  return moved;
}

/** @returns whether it was still there */
async function moveOne(
  { from, to, incoming }: { from: FileStore; to: FileStore; incoming: string },
  name: string,
): Promise<boolean> {
  const bytes = await from.read(name);
  if (!bytes) return false;
  const path = join(incoming, randomUUID());
  try {
    await to.put(name, await writeTo(path, bytes));
  } finally {
    await rm(path, { force: true });
  }
  await from.remove(name);
  return true;
}

/** A content as a file of this disk. */
async function writeTo(path: string, bytes: Bytes): Promise<FileSource> {
  const hash = createHash('sha256');
  let size = 0;
  const handle = await open(path, 'wx', 0o600);
  try {
    for await (const piece of bytes) {
      hash.update(piece);
      size += piece.length;
      await handle.appendFile(piece);
    }
  } finally {
    await handle.close();
  }
  return { size, sha256: hash.digest('hex'), open: () => createReadStream(path), path };
}

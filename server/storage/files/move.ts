import { beginAside } from './aside';
import type { Files } from './files';
import { makeFolder } from './folder';
import type { FileStore } from './types';

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
  const aside = await beginAside(incoming);
  try {
    for await (const piece of bytes) await aside.write(piece);
    await to.put(name, aside.source());
  } finally {
    await aside.remove();
  }
  await from.remove(name);
  return true;
}

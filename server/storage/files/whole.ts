import { FileMissing } from './errors';
import type { Bytes, FileStore, Stored } from './types';

/** How often a content is looked for: one that is being moved may be missed at both places once. */
const LOOKS = 3;

/**
 * A content from wherever it is, with its first piece at hand: what cannot be read fails before anybody is answered, and
 * what nobody reads is closed, too.
 * @throws FileMissing, FilesAway
 */
export async function readWhole(stores: readonly FileStore[], stored: Stored): Promise<Bytes> {
  const pieces = piecesOf(stores, stored);
  let first: IteratorResult<Uint8Array> | undefined = await pieces.next();
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        const next = first ?? (await pieces.next());
        first = undefined;
        return next;
      },
      return: () => pieces.return(undefined),
    }),
  };
}

/** Where it is taken away in the middle, as it is moved, it goes on from the other place. */
async function* piecesOf(stores: readonly FileStore[], { storedAs, size }: Stored): Bytes & AsyncGenerator<Uint8Array> {
  let seen = 0;
  for (let look = 0; look < LOOKS; look += 1) {
    const bytes = await findIn(stores, storedAs);
    let at = 0;
    for await (const piece of bytes ?? []) {
      const rest = piece.subarray(Math.max(0, seen - at));
      at += piece.length;
      if (at > size) throw new FileMissing(storedAs);
      if (rest.length === 0) continue;
      seen += rest.length;
      yield rest;
    }
    if (bytes && seen === size) return;
  }
  throw new FileMissing(storedAs);
}

async function findIn(stores: readonly FileStore[], name: string): Promise<Bytes | undefined> {
  for (const store of stores) {
    const bytes = await store.read(name);
    if (bytes) return bytes;
  }
  return undefined;
}

import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { filePiece } from '../schema';
import type { Bytes, FileStore } from './types';

/** So large is a piece at most: a statement holds one. */
export const PIECE_BYTES = 262_144;
/** Names that are read at once. */
const PAGE = 500;

/**
 * Keeps contents as rows of pieces, so that none has to be in memory as a whole. The first piece is written last: as long
 * as it is not there, nothing is.
 */
export function createDatabaseStore(database: Database): FileStore {
  const remove = async (name: string) => {
    await database.delete(filePiece).where(eq(filePiece.name, name));
  };
  return {
    way: 'database',
    async put(name, source) {
      try {
        let first: Buffer | undefined;
        let number = 0;
        for await (const piece of inPieces(source.open())) {
          if (number === 0) first = piece;
          else await writePiece(database, name, { number, piece });
          number += 1;
        }
        if (first) await writePiece(database, name, { number: 0, piece: first });
      } catch (error) {
        // What is left of it is nobody's, and is swept.
        await remove(name).catch(() => undefined);
        throw error;
      }
    },
    async read(name) {
      const first = await readPiece(database, name, 0);
      return first && piecesFrom(database, name, first);
    },
    remove,
    async *list(before, after = '') {
      for (let last = after; ; ) {
        const page = await namesBehind(database, last, before);
        yield* page;
        if (page.length < PAGE) return;
        last = page.at(-1)?.name ?? '';
      }
    },
    async check() {
      await database.execute(sql`select 1`);
    },
  };
}

async function writePiece(
  database: Database,
  name: string,
  { number, piece }: { number: number; piece: Buffer },
): Promise<void> {
  // As base64, since the embedded database takes long to write bytes as its parameter.
  const content = sql`decode(${piece.toString('base64')}, 'base64')`;
  await database
    .insert(filePiece)
    .values({ name, number, content })
    .onConflictDoUpdate({ target: [filePiece.name, filePiece.number], set: { content } });
}

async function readPiece(database: Database, name: string, number: number): Promise<Uint8Array | undefined> {
  const [found] = await database
    .select({ content: filePiece.content })
    .from(filePiece)
    .where(and(eq(filePiece.name, name), eq(filePiece.number, number)));
  return found?.content;
}

async function* piecesFrom(database: Database, name: string, first: Uint8Array): Bytes & AsyncGenerator<Uint8Array> {
  let piece: Uint8Array | undefined = first;
  for (let number = 1; piece; number += 1) {
    yield piece;
    piece = await readPiece(database, name, number);
  }
}

async function namesBehind(database: Database, last: string, before?: Date) {
  // Also those without a first piece: what a put has left that ended with its process has to be found, too.
  const names = database
    .selectDistinct({ name: filePiece.name })
    .from(filePiece)
    .where(and(gt(filePiece.name, last), before && lt(filePiece.at, before)))
    .orderBy(asc(filePiece.name))
    .limit(PAGE);
  return database
    .select({ name: filePiece.name, size: sql<number>`sum(length(${filePiece.content}))`.mapWith(Number) })
    .from(filePiece)
    .where(inArray(filePiece.name, names))
    .groupBy(filePiece.name)
    .orderBy(asc(filePiece.name));
}

/** The same bytes in pieces of one size, the last one perhaps smaller; an empty content is one empty piece. */
export async function* inPieces(bytes: Bytes): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  let isEmpty = true;
  for await (let piece of bytes) {
    while (size + piece.length >= PIECE_BYTES) {
      const rest = PIECE_BYTES - size;
      yield Buffer.concat([...waiting, piece.subarray(0, rest)]);
      isEmpty = false;
      piece = piece.subarray(rest);
      waiting = [];
      size = 0;
    }
    if (piece.length > 0) waiting.push(piece);
    size += piece.length;
  }
  if (size > 0 || isEmpty) yield Buffer.concat(waiting);
}

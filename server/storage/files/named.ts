import { asc, gt } from 'drizzle-orm';
import type { Database } from '../open';
import { document, waitingFile } from '../schema';
import type { Stored } from './types';

/** A content as its row tells of it. */
export interface Named extends Stored {
  /** SHA-256, hexadecimal. */
  hash: string;
  /** Of its row. */
  id: string;
  clientId: string;
  kind: 'document' | 'waiting file';
}

/** Rows that are read at once. */
const PAGE = 500;

/** Every content that a row names, in a fixed order. */
export async function* namedFiles(database: Database): AsyncGenerator<Named> {
  const tables = [
    ['document', document],
    ['waiting file', waitingFile],
  ] as const;
  for (const [kind, table] of tables) {
    const { storedAs, size, hash, id, clientId } = table;
    for (let last = ''; ; ) {
      const page = await database
        .select({ storedAs, size, hash, id, clientId })
        .from(table)
        .where(gt(storedAs, last))
        .orderBy(asc(storedAs))
        .limit(PAGE);
      for (const row of page) yield { ...row, kind };
      if (page.length < PAGE) break;
      last = page.at(-1)?.storedAs ?? '';
    }
  }
}

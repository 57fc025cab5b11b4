import { and, asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { document, waitingFile } from '../schema';
import type { Stored } from './types';

/** The tables whose rows name contents. */
export const NAMING = { document, 'waiting file': waitingFile } as const;

/** A content as its row tells of it. */
export interface Named extends Stored {
  /** SHA-256, hexadecimal. */
  hash: string;
  /** Of its row. */
  id: string;
  clientId: string;
  kind: keyof typeof NAMING;
}

/** Where a content stands in the order of all. */
export type Place = Pick<Named, 'kind' | 'storedAs'>;

/** Rows that are read at once. */
const PAGE = 500;

const KINDS = ['document', 'waiting file'] as const;

/**
 * Every content that a row names, in a fixed order; of those only that wait for the scanner, or that stand behind one, where
 * that is asked for.
 */
export async function* namedFiles(
  database: Database,
  { quarantined, behind }: { quarantined?: true; behind?: Place | undefined } = {},
): AsyncGenerator<Named> {
  for (const kind of behind ? KINDS.slice(KINDS.indexOf(behind.kind)) : KINDS) {
    const table = NAMING[kind];
    const { storedAs, size, hash, id, clientId } = table;
    // Written out, as an index has it.
    const isAsked = quarantined && sql`${table.quarantined}`;
    for (let last = kind === behind?.kind ? behind.storedAs : ''; ; ) {
      const page = await database
        .select({ storedAs, size, hash, id, clientId })
        .from(table)
        .where(and(isAsked, gt(storedAs, last)))
        .orderBy(asc(storedAs))
        .limit(PAGE);
      for (const row of page) yield { ...row, kind };
      if (page.length < PAGE) break;
      last = page.at(-1)?.storedAs ?? '';
    }
  }
}

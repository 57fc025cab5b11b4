import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/database';
import { type Erased, eraseIn } from '../../storage/erasure/erase';
import type { Files } from '../../storage/files/files';
import { inOrder } from '../../storage/inOrder';
import { client } from '../../storage/schema';

/** Which clients something of is to be erased. */
export interface Due {
  /** By which they are gone through: an index has it, and their ids. */
  at: PgColumn;
  isDue: SQL | undefined;
}

/** What is done with each, in a transaction of its own with the client locked. */
export interface Erase {
  erase: (tx: Database, client: Client) => Promise<Erased | undefined>;
  signal?: AbortSignal | undefined;
}

/**
 * Goes through the clients that are due, passing over those that another instance has, and those that are due no longer
 * when their turn comes; what fails for one keeps nobody else waiting. @throws the first failure, at the end
 */
export async function eraseEach(
  stores: { database: Database; files: Files },
  { at, isDue }: Due,
  { erase, signal }: Erase,
): Promise<void> {
  const due = inOrder({ at, id: client.id }, ({ columns, isBehind, order, limit }) =>
    stores.database
      .select(columns)
      .from(client)
      .where(and(isDue, isBehind))
      .orderBy(...order.map(asc))
      .limit(limit),
  );
  await forEach(due, signal, ({ id }) =>
    eraseIn(stores, async (tx) => {
      const isOwn = eq(client.id, id);
      const locked = await tx.select({ id: client.id }).from(client).where(isOwn).for('update', { skipLocked: true });
      if (locked.length === 0) return undefined;
      // Somebody may have come back since all were looked for: asked once it is locked, for then nothing changes any more.
      const [own] = await tx.select().from(client).where(and(isOwn, isDue));
      return own && erase(tx, own);
    }),
  );
}

/** One after the other, until it is to stop. @throws the first failure, at the end */
export async function forEach<One>(
  all: AsyncIterable<One>,
  signal: AbortSignal | undefined,
  work: (one: One) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const one of all) {
    if (signal?.aborted) break;
    await work(one).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

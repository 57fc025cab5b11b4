import { and, eq } from 'drizzle-orm';
import { BATCH } from './batches';
import type { Database } from './database';
import { sweep } from './schema';

/** Something that is gone through from its beginning to its end, again and again. */
export interface Pass {
  name: string;
  now: Date;
  /** Milliseconds from its end within which nobody begins it anew. */
  rest: number;
  /** What comes behind, of `BATCH` at most. */
  read: (after: string) => Promise<string[]>;
  work: (page: string[]) => Promise<void>;
  signal?: AbortSignal | undefined;
}

/**
 * Goes through something page by page together with all instances that do: how far they are stands in the database, and
 * each page is one's alone. One that ends in the middle of a page leaves it to the next pass.
 */
export async function passTogether(database: Database, { name, now, rest, read, work, signal }: Pass): Promise<void> {
  await database.insert(sweep).values({ name }).onConflictDoNothing();
  while (!signal?.aborted) {
    const [begun] = await database.select().from(sweep).where(eq(sweep.name, name));
    if (!begun) return;
    const { after, pages, endedAt } = begun;
    // One that ended further ahead than that ended before the clock was set back.
    if (after === '' && endedAt && Math.abs(now.getTime() - endedAt.getTime()) < rest) return;
    const page = await read(after);
    const isLast = page.length < BATCH;
    const taken = await database
      .update(sweep)
      .set({ pages: pages + 1, ...(isLast ? { after: '', endedAt: now } : { after: page.at(-1) }) })
      .where(and(eq(sweep.name, name), eq(sweep.pages, pages)))
      .returning({ name: sweep.name });
    // Another instance has it.
    if (taken.length === 0) continue;
    await work(page);
    if (isLast) return;
  }
}

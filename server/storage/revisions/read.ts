import { and, asc, eq } from 'drizzle-orm';
import type { Json } from '../../../engine/core';
import type { Database } from '../database';
import { revision, revisionSet } from '../schema';
import type { RevisionKind } from '../tables/revisions';

/** Which revision is meant. */
export interface RevisionName {
  kind: RevisionKind;
  /** Empty for settings and documents. */
  name: string;
  number: number;
}

/** All revisions without their content, by what they are of, oldest first. */
export function listRevisions(database: Database) {
  const { kind, name, number, hash, at } = revision;
  return database.select({ kind, name, number, hash, at }).from(revision).orderBy(asc(kind), asc(name), asc(number));
}

/** What a revision holds. */
export async function readContent(database: Database, { kind, name, number }: RevisionName): Promise<Json | undefined> {
  const [found] = await database
    .select({ content: revision.content })
    .from(revision)
    .where(and(eq(revision.kind, kind), eq(revision.name, name), eq(revision.number, number)));
  return found?.content;
}

/** The revisions that a stamp names. */
export async function readSet(database: Database, stamp: number): Promise<typeof revisionSet.$inferSelect | undefined> {
  const [found] = await database.select().from(revisionSet).where(eq(revisionSet.id, stamp));
  return found;
}

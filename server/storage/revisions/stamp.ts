import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { revision, revisionSet } from '../schema';
import type { Services } from '../services';
import type { FileRevisions } from './keep';

/** The revisions that are in force for this instance. */
export interface InForce {
  settings: number;
  documents: number;
  /** The id of all of them together; none before anything was made under them. */
  set: number | null;
}

/** Them as one column, so that whoever reads settings reads by the same statement which they are. */
export function inForce(files: string): SQL<InForce> {
  const newest = (kind: string) => sql`(
    select coalesce(max(${revision.number}), 0) from ${revision}
    where ${revision.kind} = ${kind} and ${revision.name} = '')`;
  return sql<InForce>`(
    select json_build_object('settings', newest.settings, 'documents', newest.documents, 'set', (
      select ${revisionSet.id} from ${revisionSet} where ${revisionSet.settings} = newest.settings
      and ${revisionSet.documents} = newest.documents and ${revisionSet.files} = ${files}))
    from (select ${newest('settings')} as settings, ${newest('documents')} as documents) as newest)`;
}

/** What names the revisions that something is made under, for as long as the database lives. */
export async function stampOf(
  database: Database,
  { set, settings, documents }: InForce,
  { files, now }: { files: FileRevisions; now: Date },
): Promise<number> {
  if (set !== null) return set;
  const members = { settings, documents, files: files.hash };
  await database
    .insert(revisionSet)
    .values({ ...members, numbers: files.numbers, at: now })
    .onConflictDoNothing();
  const [kept] = await database
    .select({ id: revisionSet.id })
    .from(revisionSet)
    .where(
      and(eq(revisionSet.settings, settings), eq(revisionSet.documents, documents), eq(revisionSet.files, files.hash)),
    );
  return (kept as { id: number }).id;
}

/** The same of what is made now, where nothing was read for it. */
export async function stampNow({
  database,
  revisions,
  clock,
}: Pick<Services, 'database' | 'revisions' | 'clock'>): Promise<number> {
  const { rows } = (await database.execute(sql`select ${inForce(revisions.hash)} as "inForce"`)) as unknown as {
    rows: [{ inForce: InForce }];
  };
  return stampOf(database, rows[0].inForce, { files: revisions, now: clock() });
}

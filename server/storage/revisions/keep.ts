import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { hashOfText } from '../hash';
import { revision } from '../schema';
import type { FileNumbers } from '../tables/revisions';
import { type Content, readContents } from './contents';

/** The revisions of the texts and data sets of an instance. */
export interface FileRevisions {
  numbers: FileNumbers;
  /** SHA-256 of them, hexadecimal. */
  hash: string;
}

/** Taken while revisions are added, so that several instances may start at once. Any number, the same in all of them. */
const KEEP_LOCK = 7_324_004;

type Known = Pick<typeof revision.$inferSelect, 'kind' | 'name' | 'number' | 'hash'>;

/**
 * Keeps what the files of this instance hold and no revision has yet; called at the start, by all instances at once if
 * need be. A content that is back has the number that it had: instances with older files may run beside this one.
 */
export async function keepRevisions(
  database: Database,
  { assets, tenant, tenantsDir, now }: { assets: string; tenant: string; tenantsDir?: string | undefined; now: Date },
): Promise<FileRevisions> {
  const contents = readContents(assets, tenant, tenantsDir);
  const known = await readKnown(database);
  if (contents.every((content) => numberOf(known, content) !== undefined)) return revisionsOf(known, contents);
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${KEEP_LOCK})`);
    const before = await readKnown(tx);
    const added = contents
      .filter((content) => numberOf(before, content) === undefined)
      .map((content) => ({ ...content, number: nextNumber(before, content), at: now }));
    if (added.length > 0) await tx.insert(revision).values(added);
    return revisionsOf([...before, ...added], contents);
  });
}

function readKnown(database: Database): Promise<Known[]> {
  const { kind, name, number, hash } = revision;
  return database
    .select({ kind, name, number, hash })
    .from(revision)
    .where(inArray(kind, ['texts', 'data']));
}

const isOf = (content: Content) => (one: Known) => one.kind === content.kind && one.name === content.name;

const numberOf = (known: readonly Known[], content: Content) =>
  known.filter(isOf(content)).find(({ hash }) => hash === content.hash)?.number;

const nextNumber = (known: readonly Known[], content: Content) =>
  Math.max(0, ...known.filter(isOf(content)).map(({ number }) => number)) + 1;

function revisionsOf(known: readonly Known[], contents: readonly Content[]): FileRevisions {
  const of = (kind: Content['kind']) =>
    Object.fromEntries(
      contents
        .filter((content) => content.kind === kind)
        .map((content) => [content.name, numberOf(known, content) ?? 0]),
    );
  const numbers: FileNumbers = { texts: of('texts'), data: of('data') };
  return { numbers, hash: hashOfText(JSON.stringify(numbers)) };
}

import { and, eq, gt, inArray, lte, ne, or, type Placeholder, sql } from 'drizzle-orm';
import { builtOnce } from '../../storage/builtOnce';
import type { Database } from '../../storage/database';
import { draft, draftEntry } from '../../storage/schema';
import type { AsOf } from '../keep';
import { unchangedClient } from '../unchanged';
import { type DraftOf, isOf, MOST_BYTES, MOST_ENTRIES, renewedEntry } from './keep';
import { entriesAsJson, forgottenAt, type KeptDraft } from './read';
import type { DraftSafe } from './safe';
import type { SentDraft } from './sent';
import { draftSetting } from './setting';

interface Told {
  safe: DraftSafe;
  sent: SentDraft;
  /** As of which change the client is known. */
  asOf: AsOf;
  /** What is set of drafts, as far as is known. */
  set: string | null;
  now: Date;
}

/**
 * Keeps what a device tells of a draft by one statement, which is a transaction of its own, unless the client or what is
 * set has changed since, another device has told something meanwhile, or the draft may become too big: then nothing is
 * kept. @returns its revision, and what others hold that the device has not seen
 */
export async function keepAtOnce(
  database: Database,
  of: DraftOf,
  { safe, sent, asOf, set, now }: Told,
): Promise<Pick<KeptDraft, 'revision' | 'entries'> | undefined> {
  const { device, deviceName, version, seen, changes } = sent;
  const sealed = changes
    .filter(({ content }) => content !== null)
    .map(({ place, typedAt, content }) => ({ place, typedAt, ...safe.seal({ ...of, place, device }, content) }));
  const [kept] = await builtOnce(database, 'draft unless changed', () => build(database)).execute({
    ...{ ...of, ...asOf, set, device, deviceName, version, seen },
    places: JSON.stringify(changes.map(({ place }) => place)),
    emptied: JSON.stringify(changes.filter(({ content }) => content === null).map(({ place }) => place)),
    keyIds: JSON.stringify(safe.keyIds),
    told: JSON.stringify(sealed.map((entry) => ({ ...entry, sealed: entry.sealed.toString('base64') }))),
    most: MOST_ENTRIES - sealed.length,
    mostBytes: MOST_BYTES - sealed.reduce((sum, entry) => sum + entry.sealed.length, 0),
    keptAt: now.toISOString(),
    forgotten: forgottenAt(now).toISOString(),
  });
  return kept;
}

const given = (name: string): Placeholder => sql.placeholder(name);
/** The texts of a list that the statement is told as JSON. */
const listOf = (name: string) => sql`(select jsonb_array_elements_text(${given(name)}::text::jsonb))`;

function build(database: Database) {
  const own = isOf({ clientId: given('clientId'), wizard: given('wizard') });
  const unchanged = unchangedClient(database);
  // As it was when the statement began: whoever waited for another device finds another revision in the draft.
  const held = database.$with('held', {}).as(sql`
    select count(*) as count, coalesce(sum(octet_length(${draftEntry.sealed})), 0) as bytes, coalesce((
      select ${draft.revision} from ${draft}
      where ${draft.clientId} = ${given('clientId')} and ${draft.wizard} = ${given('wizard')}), 0) as revision
    from ${draftEntry} where ${own}`);
  const begun = database.$with('begun').as(
    database
      .insert(draft)
      .select(sql`
        select ${given('clientId')}::uuid, ${given('wizard')}::text, 1 from ${unchanged}, ${held}
        where held.count <= ${given('most')}::int and held.bytes <= ${given('mostBytes')}::int
        and ${draftSetting} is not distinct from ${given('set')}::text`)
      .onConflictDoUpdate({
        target: [draft.clientId, draft.wizard],
        set: { revision: sql`${draft.revision} + 1` },
        setWhere: sql`${draft.revision} = (select revision from ${held})`,
      })
      .returning({ revision: draft.revision }),
  );
  // A revision that is still to come was told by another database than this one.
  const seen = sql`(select case when ${given('seen')}::int < revision then ${given('seen')}::int else 0 end from ${begun})`;
  const isOther = ne(draftEntry.device, given('device'));
  const isSeen = and(
    inArray(draftEntry.place, listOf('places')),
    isOther,
    lte(draftEntry.revision, seen),
    inArray(draftEntry.keyId, listOf('keyIds')),
  );
  const isEmptied = and(inArray(draftEntry.place, listOf('emptied')), eq(draftEntry.device, given('device')));
  const gone = database.$with('gone').as(
    database
      .delete(draftEntry)
      .where(and(own, sql`exists (select from ${begun})`, or(isSeen, isEmptied)))
      .returning({ place: draftEntry.place }),
  );
  const kept = database.$with('kept').as(
    database
      .insert(draftEntry)
      .select(sql`
        select ${given('clientId')}::uuid, ${given('wizard')}::text, place, ${given('device')}::text,
          ${given('deviceName')}::text, "keyId", decode(sealed, 'base64'), ${given('version')}::text, begun.revision,
          "typedAt", ${given('keptAt')}::timestamptz
        from ${begun}, jsonb_to_recordset(${given('told')}::text::jsonb)
          as told (place text, "typedAt" timestamptz, "keyId" text, sealed text)`)
      .onConflictDoUpdate(renewedEntry)
      .returning({ place: draftEntry.place }),
  );
  const isNews = and(
    isOther,
    gt(draftEntry.revision, seen),
    sql`${draftEntry.keptAt} > ${given('forgotten')}::timestamptz`,
  );
  return database
    .with(unchanged, held, begun, gone, kept)
    .select({
      revision: sql<number>`begun.revision`,
      entries: sql<KeptDraft['entries']>`(select ${entriesAsJson()} from ${draftEntry} where ${and(own, isNews)})`,
    })
    .from(begun)
    .prepare('draft unless changed');
}

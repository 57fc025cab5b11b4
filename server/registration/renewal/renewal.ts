import { eq } from 'drizzle-orm';
import { todayInBrazil } from '../../../contract/calendar';
import { isInRenewal } from '../../../contract/lifeCycle';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/database';
import { renewal } from '../../storage/schema';
import { statusOf } from '../status';

/** How a renewal stands. */
export interface Renewal {
  /** Whether the registration is in renewal mode. */
  isOn: boolean;
  /** The sections that were reviewed, by the names that they are kept under. */
  sections: string[];
  /** Those of them that were confirmed as they stand, and not saved since: that can be taken back. */
  unchanged: string[];
}

/** Before the name of a section that was confirmed as it stands, which is kept beside the name alone. */
const UNCHANGED = '=';

/** What is kept of a renewal that has begun. */
export type BegunRenewal = Pick<typeof renewal.$inferSelect, 'startedAt' | 'sections'>;

/**
 * The renewal of a client. An expired registration is always in renewal; an approved one, and one that the
 * questionnaire sent to review in the middle of it, while a begun renewal was not sent.
 */
export function renewalOf(client: Client, stored: BegunRenewal | null | undefined, now: Date): Renewal {
  const begun = stillCounting(client, stored, now);
  const isOn = isInRenewal(statusOf(client, now), begun !== undefined, client.changed);
  const kept = isOn ? (begun?.sections ?? []) : [];
  return {
    isOn,
    sections: kept.filter((name) => !name.startsWith(UNCHANGED)),
    unchanged: kept.flatMap((name) => (name.startsWith(UNCHANGED) ? [name.slice(UNCHANGED.length)] : [])),
  };
}

/** As `renewalOf`, read by a statement of its own. */
export async function readRenewal(database: Database, client: Client, now: Date): Promise<Renewal> {
  return renewalOf(client, await findBegun(database, client), now);
}

/**
 * Keeps sections as reviewed, also none; the first call begins the renewal.
 * @param isUnchanged they were confirmed as they stand; else they were saved
 */
export async function keepReviewed(
  tx: Database,
  {
    client,
    sections,
    now,
    isUnchanged = false,
  }: { client: Client; sections: string[]; now: Date; isUnchanged?: boolean },
): Promise<void> {
  const begun = stillCounting(client, await findBegun(tx, client), now);
  const marks = sections.map((name) => UNCHANGED + name);
  const before = (begun?.sections ?? []).filter((name) => !marks.includes(name));
  const values = {
    startedAt: begun?.startedAt ?? now,
    sections: [...new Set([...before, ...sections, ...(isUnchanged ? marks : [])])].sort(),
  };
  await tx
    .insert(renewal)
    .values({ clientId: client.id, ...values })
    .onConflictDoUpdate({ target: renewal.clientId, set: values });
}

/** Takes a section back from those that were reviewed; the renewal goes on. */
export async function keepPending(
  tx: Database,
  { client, isSection }: { client: Client; isSection: (kept: string) => boolean },
): Promise<void> {
  const begun = await findBegun(tx, client);
  const sections = begun?.sections.filter((kept) => !isSection(kept.replace(UNCHANGED, '')));
  if (sections) await tx.update(renewal).set({ sections }).where(eq(renewal.clientId, client.id));
}

/** Forgets the progress: the renewal was sent. */
export async function endRenewal(tx: Database, { id }: Client): Promise<void> {
  await tx.delete(renewal).where(eq(renewal.clientId, id));
}

async function findBegun(database: Database, { id }: Client): Promise<BegunRenewal | undefined> {
  const [begun] = await database.select().from(renewal).where(eq(renewal.clientId, id));
  return begun;
}

/** What has begun and still counts: a review made before the registration expired is over. */
function stillCounting(
  { expiresOn }: Client,
  begun: BegunRenewal | null | undefined,
  now: Date,
): BegunRenewal | undefined {
  if (!begun) return undefined;
  const isOver = expiresOn !== null && todayInBrazil(begun.startedAt) < expiresOn && expiresOn <= todayInBrazil(now);
  return isOver ? undefined : begun;
}

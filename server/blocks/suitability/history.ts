import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { todayInBrazil } from '../../../contract/calendar';
import type { Json } from '../../../engine/core';
import type { Registration } from '../../registration/registration';
import type { Stamp } from '../../registration/stampFor';
import type { ClientId } from '../../registration/stored';
import type { Client } from '../../storage/client';
import type { Database } from '../../storage/database';
import { suitability } from '../../storage/schema';
import type { AnswerRecord } from './answers';

/** An answered questionnaire, and what it names beside its answers. */
export interface Answered extends Partial<Stamp> {
  version: string;
  answers: AnswerRecord[];
  score: number;
  profile: string;
}

const ownedBy = ({ id }: Pick<Client, 'id'>, preview: boolean) =>
  and(eq(suitability.clientId, id), eq(suitability.preview, preview));

/** The profile of the questionnaire that a client saved last; `undefined` before the first one. */
export async function currentProfile(database: Database, client: Pick<Client, 'id'>): Promise<string | undefined> {
  const [last] = await database
    .select({ profile: suitability.profile })
    .from(suitability)
    .where(ownedBy(client, false))
    .orderBy(desc(suitability.sequence))
    .limit(1);
  return last?.profile;
}

/** Whether a client whose registration has expired has saved a questionnaire since; one that was not sent since. */
export async function isAnsweredAnew(database: Database, client: Client): Promise<boolean> {
  const { changed, expiresOn, sentAt } = client;
  const last = (await savedProfiles(database, client)).at(-1)?.answeredAt;
  if (!changed || last === undefined) return false;
  return expiresOn === null ? sentAt === null || last > sentAt : todayInBrazil(last) >= expiresOn;
}

/** As `currentProfile`, without a query where the registration was read. */
export async function profileOf(
  registration: Registration | undefined,
  { database, client }: { database: Database; client: Pick<Client, 'id'> },
): Promise<string | undefined> {
  if (!registration) return currentProfile(database, client);
  const { [PROFILE]: profile } = registration.stored.known;
  return typeof profile === 'string' ? profile : undefined;
}

/** The field that shows the profile. */
export const PROFILE = 'profile';

/** The query of that profile, for what is known of a client. */
export const profileKnown = (clientId: ClientId): SQL<Json> =>
  sql`select ${suitability.profile} from ${suitability}
    where ${suitability.clientId} = ${clientId} and not ${suitability.preview}
    order by ${suitability.sequence} desc limit 1`;

/** The profiles of the questionnaires that a client saved, oldest first. */
export function savedProfiles(database: Database, client: Pick<Client, 'id'>) {
  return database
    .select({ profile: suitability.profile, answeredAt: suitability.answeredAt })
    .from(suitability)
    .where(ownedBy(client, false))
    .orderBy(asc(suitability.sequence));
}

/** The questionnaire that a client tried last and has not saved. */
export async function lastPreview(database: Database, client: Pick<Client, 'id'>) {
  const [last] = await database
    .select({ id: suitability.id, profile: suitability.profile })
    .from(suitability)
    .where(ownedBy(client, true));
  return last;
}

/** Keeps a questionnaire that a client tries, in place of the one tried before. Gives back its id. */
export async function keepPreview(tx: Database, client: Client, answered: Answered, now: Date): Promise<string> {
  await tx.delete(suitability).where(ownedBy(client, true));
  const [kept] = await tx
    .insert(suitability)
    .values({ clientId: client.id, preview: true, ...answered, answeredAt: now })
    .returning({ id: suitability.id });
  if (!kept) throw new Error('a preview was not kept');
  return kept.id;
}

/** Adds a questionnaire to those that a client saved; what was tried is over. */
export async function keepAnswered(tx: Database, client: Client, answered: Answered, now: Date): Promise<void> {
  await tx.delete(suitability).where(ownedBy(client, true));
  await tx.insert(suitability).values({ clientId: client.id, preview: false, ...answered, answeredAt: now });
}

import { and, asc, desc, eq } from 'drizzle-orm';
import type { Client } from '../access/session';
import type { Database } from '../database/open';
import { suitability } from '../database/schema';
import type { AnswerRecord } from './answers';

/** An answered questionnaire. */
export interface Answered {
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

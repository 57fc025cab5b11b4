import { eq } from 'drizzle-orm';
import common from '../../contract/newPassword/common.json' with { type: 'json' };
import { COMMON_PASSWORD, PERSONAL_PASSWORD } from '../../contract/newPassword/messages';
import { type Person, spellingsOf } from '../../contract/newPassword/personal';
import { isObject, type Json } from '../../engine/core';
import { Refusal } from '../http/refusal';
import type { Client } from '../storage/client';
import type { Database } from '../storage/database';
import { part } from '../storage/schema';
import type { Services } from '../storage/services';
import { isInstitutionWord } from './institutionWords';
import { hashInBrowser } from './password';

let commonHashes: Set<string> | undefined;

/**
 * Refuses what nobody should choose: the person's own data, a password of the list of the most common ones, or a word of
 * the institution. Of a hash nothing else can be told: length and kinds of characters are checked by the browser alone.
 * @throws Refusal that says whether it is the first
 */
export function assertNewPassword({ config }: Pick<Services, 'config'>, passwordHash: string, person: Person): void {
  for (const text of spellingsOf(person)) {
    if (hashInBrowser(text) === passwordHash) throw new Refusal(400, PERSONAL_PASSWORD);
  }
  commonHashes ??= new Set(common.words.split(' ').flatMap(inEitherCase).map(hashInBrowser));
  if (commonHashes.has(passwordHash) || isInstitutionWord(passwordHash, config))
    throw new Refusal(400, COMMON_PASSWORD);
}

/** What is known of a client, with every day that was saved: one of them is the birth. */
export async function personOf(database: Database, client: Client): Promise<Person> {
  const { id, name, document, email, constitutionDate } = client;
  const saved = await database.select({ data: part.data }).from(part).where(eq(part.clientId, id));
  return { name, document, email, days: [...daysIn(constitutionDate), ...saved.flatMap(({ data }) => daysIn(data))] };
}

function daysIn(value: Json): string[] {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(daysIn);
  return isObject(value) ? Object.values(value).flatMap(daysIn) : [];
}

/** The list is in lower case throughout. */
const inEitherCase = (word: string): string[] => [
  word,
  word.toUpperCase(),
  word.charAt(0).toUpperCase() + word.slice(1),
];

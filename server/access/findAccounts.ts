import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Client } from '../storage/client';
import type { Database } from '../storage/database';
import { client } from '../storage/schema';

/** Which accounts are meant. */
export interface AccountKey {
  /** One of types.json. */
  type: number;
  /** E-mail, CPF or CNPJ, as `toUserKey` gives it. */
  user: string;
  nickname?: string;
}

/** An e-mail in lower case, or a document in upper case without its punctuation. */
export function toUserKey(text: string): string {
  const typed = text.trim();
  return typed.includes('@') ? typed.toLowerCase() : typed.replace(/[.\-/\s]/g, '').toUpperCase();
}

/** More accounts of one e-mail than any customer has; each costs one password check. */
const MOST_ACCOUNTS = 10;
/** More nicknames than a list can be chosen from. */
const MOST_NICKNAMES = 200;

/** The accounts of an e-mail or document, oldest first; those that are not confirmed last. */
export function findAccounts(database: Database, account: AccountKey): Promise<Client[]> {
  return database
    .select()
    .from(client)
    .where(isAccount(account))
    .orderBy(isNull(client.emailConfirmedAt), asc(client.createdAt))
    .limit(MOST_ACCOUNTS);
}

/** The nicknames of an e-mail or document, in the order of the alphabet; of some e-mails alone, when they are given. */
export async function findNicknames(database: Database, account: AccountKey, emails?: string[]): Promise<string[]> {
  const found = await database
    .selectDistinct({ nickname: client.nickname })
    .from(client)
    .where(and(isAccount(account), isNotNull(client.nickname), emails && inArray(client.email, emails)))
    .orderBy(asc(client.nickname))
    .limit(MOST_NICKNAMES);
  return found.flatMap(({ nickname }) => nickname ?? []);
}

/** Whether a client is one of those that are meant; of any type, when none is given. */
export function isAccount({ type, user, nickname }: Partial<AccountKey> & { user: string }): SQL | undefined {
  const named = nickname ? sql`lower(${client.nickname}) = lower(${nickname})` : undefined;
  return and(type === undefined ? undefined : eq(client.type, type), isUser(user), named);
}

/** Whether a client has this e-mail or document, as `toUserKey` gives it. */
export function isUser(user: string): SQL {
  return eq(user.includes('@') ? client.email : client.document, user);
}

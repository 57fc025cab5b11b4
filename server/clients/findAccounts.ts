import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { foldText } from '../../engine/core/text';
import type { Client } from '../access/session';
import type { Database } from '../database/open';
import { client } from '../database/schema';

/** Which accounts are meant. */
export interface AccountKey {
  /** 1 Pessoa Física, 2 Pessoa Jurídica, 3 Fundo de Investimento. */
  type: number;
  /** E-mail, CPF or CNPJ, as `toUserKey` gives it. */
  user: string;
  nickname?: string;
}

const NAMES_OF_TYPES = new Map([
  ['pessoa fisica', 1],
  ['pessoa juridica', 2],
  ['fundos', 3],
  ['fundo de investimento', 3],
]);

/** The number of a client type that is sent as a number, as its digits or by its name; 0 when it is none. */
export function toClientType(text: string): number {
  return /^[1-3]$/.test(text) ? Number(text) : (NAMES_OF_TYPES.get(foldText(text)) ?? 0);
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

/** The accounts of an e-mail or document, oldest first. */
export function findAccounts(database: Database, account: AccountKey): Promise<Client[]> {
  return database.select().from(client).where(isAccount(account)).orderBy(asc(client.createdAt)).limit(MOST_ACCOUNTS);
}

/** The nicknames of an e-mail or document, in the order of the alphabet. */
export async function findNicknames(database: Database, account: AccountKey): Promise<string[]> {
  const found = await database
    .selectDistinct({ nickname: client.nickname })
    .from(client)
    .where(and(isAccount(account), isNotNull(client.nickname)))
    .orderBy(asc(client.nickname))
    .limit(MOST_NICKNAMES);
  return found.flatMap(({ nickname }) => nickname ?? []);
}

function isAccount({ type, user, nickname }: AccountKey): SQL | undefined {
  const named = nickname ? sql`lower(${client.nickname}) = lower(${nickname})` : undefined;
  return and(eq(client.type, type), isUser(user), named);
}

/** Whether a client has this e-mail or document, as `toUserKey` gives it. */
export function isUser(user: string): SQL {
  return eq(user.includes('@') ? client.email : client.document, user);
}

import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../server/storage/database';
import { mail } from '../../server/storage/schema';

/** The e-mails to this address, the oldest first; of those of one moment, the first written one. */
export function mailsTo(database: Database, recipient: string) {
  return database.select().from(mail).where(eq(mail.recipient, recipient)).orderBy(asc(mail.createdAt), sql`ctid`);
}

/** What the newest e-mail to this address gives to copy: digits or a password. */
export async function copiedFrom(database: Database, recipient: string): Promise<string> {
  const text = (await mailsTo(database, recipient)).at(-1)?.text ?? '';
  const copied = /^ {4}(\S+)$/m.exec(text)?.[1];
  if (copied === undefined) throw new Error(`nothing to copy in: ${text}`);
  return copied;
}

/** The path of the link in the newest e-mail to this address. */
export async function linkFrom(database: Database, recipient: string): Promise<string> {
  const text = (await mailsTo(database, recipient)).at(-1)?.text ?? '';
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`no link in: ${text}`);
  return new URL(link).pathname;
}

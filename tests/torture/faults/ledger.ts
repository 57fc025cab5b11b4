import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { openFiles } from '../../../server/storage/files/files';
import { openDatabase } from '../../../server/storage/open';
import { client, event, mail, sending, waitingFile } from '../../../server/storage/schema';
import type { Arrived, MailServer } from './mailServer';
import type { Product } from './product';

/** What is to be in the database at the end of a run. */
export interface Expected {
  /** Of accounts that were made. */
  signUps: readonly string[];
  /** Of customers who sent their registration. */
  senders: readonly string[];
  /** How often the server was ended, or could not reach its database, so that it may have sent an e-mail twice. */
  breaks: number;
}

/** Looks into the database of a product that has ended: what is there once, and which e-mails arrived. */
export async function problemsInDatabase(product: Product, mails: MailServer, expected: Expected): Promise<string[]> {
  const directory = `${product.dataDir}/database`;
  const { database, close } = await openDatabase(
    product.databaseUrl ? { url: product.databaseUrl, directory: '' } : { directory },
  );
  const found: string[] = [];
  const expectOnce = (what: string, names: readonly string[], rows: { name: string; times: number }[]) => {
    for (const name of names) {
      const times = rows.find((row) => row.name === name)?.times ?? 0;
      if (times !== 1) found.push(`${what} of ${name}: ${times} times`);
    }
  };
  try {
    const { signUps, senders } = expected;
    const accounts = database.select({ name: client.email, times: count() }).from(client).groupBy(client.email);
    expectOnce('the account', signUps, await accounts.where(inArray(client.email, [...signUps, ''])));
    const bySender = (table: typeof sending | typeof event) =>
      database
        .select({ name: client.email, times: count() })
        .from(table)
        .innerJoin(client, eq(client.id, table.clientId))
        .where(and(inArray(client.email, [...senders, '']), table === event ? eq(event.kind, 'sent') : undefined))
        .groupBy(client.email);
    expectOnce('the sending', senders, await bySender(sending));
    expectOnce('the event', senders, await bySender(event));
    const files = openFiles({ way: 'folder', folder: `${product.dataDir}/files` }, database);
    for (const stored of await database.select().from(waitingFile)) {
      let size = 0;
      for await (const piece of await files.read(stored)) size += piece.length;
      if (size !== stored.size) found.push(`the file ${stored.fileName} has ${size} of ${stored.size} bytes`);
    }
    const written = await database.select().from(mail).orderBy(asc(mail.createdAt), asc(mail.id));
    found.push(...problemsOfMails(written, mails.arrived, expected.breaks));
  } finally {
    await close();
  }
  return found;
}

type Written = typeof mail.$inferSelect;

function problemsOfMails(written: readonly Written[], arrived: readonly Arrived[], breaks: number): string[] {
  const found: string[] = [];
  let repeated = 0;
  for (const { id, recipient, subject, sentAt, failedAt } of written) {
    const times = arrived.filter((mail) => mail.id === id).length;
    const name = `"${subject}" to ${recipient}`;
    if (times === 0)
      found.push(`${name} never arrived (${failedAt ? 'given up' : sentAt ? 'told as sent' : 'waiting'})`);
    repeated += Math.max(0, times - 1);
  }
  // One that was taken as its process ended comes again, under the same Message-ID.
  if (repeated > breaks) found.push(`${repeated} e-mails came again, after ${breaks} breaks`);
  for (const recipient of new Set(written.map((mail) => mail.recipient))) {
    const ids = written.filter((mail) => mail.recipient === recipient).map(({ id }) => id);
    const came = [...new Set(arrived.filter(({ to }) => to === recipient).map(({ id }) => id))];
    if (came.length === ids.length && came.join() !== ids.join())
      found.push(`e-mails to ${recipient} came out of order`);
  }
  return found;
}

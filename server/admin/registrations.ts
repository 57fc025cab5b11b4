import { and, eq, inArray, isNull } from 'drizzle-orm';
import { todayInBrazil } from '../../contract/calendar';
import { STATUS } from '../../contract/lifeCycle';
import { isUser, toUserKey } from '../access/findAccounts';
import { siteOf } from '../mail/links';
import { lastReview } from '../registration/handOver/read';
import { listClients } from '../registration/listClients';
import { type Decided, keepDecision, mayExpire } from '../registration/review/decide';
import { addMonths, isDay } from '../registration/review/validity';
import { isSent, statusOf } from '../registration/status';
import type { Client } from '../storage/client';
import { isGuid } from '../storage/guid';
import { client as clients, session as sessions } from '../storage/schema';
import { type AdminArguments, type AdminCommand, type AdminContext, AdminError } from './command';
import { describeClient, findClient, readType } from './findClient';

/** Every status by its number. */
const STATUSES = Object.values(STATUS).map(String);

/** More than a screen shows, and few enough for any number of clients. */
const DEFAULT_LIMIT = 100;

/** Who decides where no key does. */
const OPERATOR = 'operator';

const WHO = '<e-mail, CPF or CNPJ> [--type 1|2|3] [--nickname <text>]';

const NO_SITE = 'PUBLIC_URL is not set: set it as the servers have it, for the customer is sent a link to the portal.';

/** What is decided, or another column that is set. */
type Change = Decided | Partial<typeof clients.$inferInsert>;

/** What the reviewing side does to registrations. */
export const REGISTRATION_COMMANDS: Record<string, AdminCommand> = {
  clients: {
    usage: `[--type 1|2|3] [--status ${STATUSES[0]}..${STATUSES.at(-1)}] [--limit ${DEFAULT_LIMIT}] [--after <id>]`,
    help: 'Lists clients, so many at most; it says how to go on where there are more.',
    run: printClients,
  },
  approve: {
    usage: `${WHO} [--until yyyy-mm-dd]`,
    help: `Approves a registration that was sent (status ${STATUS.approved}), for 24 months from today or until a day.`,
    run: (context, given) => change(context, given, (client) => approval(context, given, client)),
  },
  expire: {
    usage: WHO,
    help: `Lets an approved registration expire today (status ${STATUS.expired}).`,
    run: (context, given) =>
      change(context, given, (client) => {
        assertSent(client);
        const status = statusOf(client, context.now);
        if (!mayExpire(status)) throw new AdminError(`${client.name} is not approved (status ${status}).`);
        return { decision: 'expired', by: OPERATOR };
      }),
  },
  review: {
    usage: WHO,
    help: `Puts a registration that was sent under review (status ${STATUS.inReview}).`,
    run: (context, given) =>
      change(context, given, (client) => {
        assertSent(client);
        return { decision: 'review', by: OPERATOR };
      }),
  },
  deactivate: {
    usage: WHO,
    help: `Deactivates a registration (status ${STATUS.inactive}), and ends its sessions.`,
    run: (context, given) => change(context, given, () => ({ decision: 'deactivated', by: OPERATOR })),
  },
  free: {
    usage: '<e-mail, CPF or CNPJ> [--type 1|2|3]',
    help: 'Takes away the sign-ups of a document or an e-mail that nobody has confirmed.',
    run: freeUnconfirmed,
  },
  logoff: {
    usage: `${WHO} | all`,
    help: 'Ends the sessions of a client, or of all clients.',
    run: endSessions,
  },
  'login-in-review': {
    usage: `${WHO} on|off`,
    help: 'Lets a client sign in while the first registration is in approval (PermiteLoginEmRevisao), or not.',
    run(context, given) {
      const loginInReview = readSwitch(given);
      return change(context, { ...given, words: given.words.toSpliced(1, 1) }, () => ({ loginInReview }));
    },
  },
};

async function printClients(context: AdminContext, given: AdminArguments): Promise<void> {
  const { database, now, print, seen } = context;
  const type = readType(context, given);
  const { status } = given.options;
  if (status !== undefined && !STATUSES.includes(status)) {
    throw new AdminError(`--status must be a number from ${STATUSES[0]} to ${STATUSES.at(-1)}, but is "${status}".`);
  }
  const { limit, after } = readPage(given);
  const page = { type, after, limit: limit + 1, status: status === undefined ? undefined : Number(status) };
  const found = await listClients(database, page, { now });
  const listed = found.slice(0, limit);
  await seen?.(listed.map(({ id }) => id));
  const sorted = listed.toSorted((a, b) => a.type - b.type || a.name.localeCompare(b.name, 'pt-BR'));
  for (const client of sorted) print(describeClient(context, client));
  if (listed.length === 0) print('No clients.');
  if (found.length > limit) print(`There are more: --after ${listed.at(-1)?.id}`);
}

function readPage({ options }: AdminArguments): { limit: number; after: string | undefined } {
  const { limit = String(DEFAULT_LIMIT), after } = options;
  if (!/^[1-9]\d{0,3}$/.test(limit))
    throw new AdminError(`--limit must be a number from 1 to 9999, but is "${limit}".`);
  if (after !== undefined && !isGuid(after))
    throw new AdminError(`--after must be the id of a client, but is "${after}".`);
  return { limit: Number(limit), after: after?.toLowerCase() };
}

async function endSessions(context: AdminContext, given: AdminArguments): Promise<void> {
  const { database, print, about } = context;
  const found = given.words.join() === 'all' ? undefined : await findClient(context, given);
  if (found) await about?.(found.id);
  const ended = await database
    .delete(sessions)
    .where(found && eq(sessions.clientId, found.id))
    .returning({ id: sessions.id });
  print(`Sessions ended: ${ended.length}.`);
}

async function freeUnconfirmed(context: AdminContext, given: AdminArguments): Promise<void> {
  const { database, print, seen } = context;
  const [named, ...others] = given.words;
  if (!named || others.length > 0) throw new AdminError('Name one sign-up by e-mail, CPF or CNPJ.');
  const type = readType(context, given);
  const ofType = type === undefined ? undefined : eq(clients.type, type);
  const waiting = and(isUser(toUserKey(named)), ofType, isNull(clients.emailConfirmedAt));
  const ids = (await database.select({ id: clients.id }).from(clients).where(waiting)).map(({ id }) => id);
  await seen?.(ids);
  const freed = await database
    .delete(clients)
    .where(and(waiting, inArray(clients.id, ids)))
    .returning();
  if (freed.length === 0) throw new AdminError(`There is no sign-up of "${named}" that waits to be confirmed.`);
  for (const client of freed) print(`Taken away: ${describeClient(context, client)}`);
}

async function change(context: AdminContext, given: AdminArguments, decide: (client: Client) => Change): Promise<void> {
  const { database, print, about } = context;
  const found = await findClient(context, given);
  await about?.(found.id);
  const changed = await database.transaction(async (tx) => {
    // The client may be saving at this moment.
    const [client] = await tx.select().from(clients).where(eq(clients.id, found.id)).for('update');
    if (!client) throw new AdminError('The client is gone.');
    const values = decide(client);
    if ('decision' in values) {
      const { definitions, config, now } = context;
      const deciding = { database: tx, definitions, clock: () => now, site: siteOf(config) };
      const last = await lastReview(tx, client.id);
      return (await keepDecision(deciding, { client, last }, values)).client;
    }
    const [row] = await tx.update(clients).set(values).where(eq(clients.id, client.id)).returning();
    return row as Client;
  });
  print(describeClient(context, changed));
}

function approval({ config, now }: AdminContext, { options }: AdminArguments, client: Client): Change {
  const today = todayInBrazil(now);
  const expiresOn = options.until ?? addMonths(today, config.validityMonths);
  if (!isDay(expiresOn)) throw new AdminError(`--until must be a day such as 2028-12-31, but is "${expiresOn}".`);
  if (expiresOn <= today) throw new AdminError(`--until must be after today, ${today}, but is ${expiresOn}.`);
  assertSent(client);
  // An embedded database is open in the server, which knows it, or on the machine of who tries the portal.
  if (config.databaseUrl && !siteOf(config)) throw new AdminError(NO_SITE);
  return { decision: 'approved', by: OPERATOR, expiresOn };
}

/** @throws AdminError when there is nothing to decide about yet */
function assertSent(client: Client): void {
  if (!isSent(client))
    throw new AdminError(`${client.name} has not sent a registration yet (status ${client.status}).`);
}

function readSwitch({ words }: AdminArguments): boolean {
  const word = words[1];
  if (word !== 'on' && word !== 'off') throw new AdminError('Write "on" or "off" after the client.');
  return word === 'on';
}

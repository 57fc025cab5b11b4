import { and, eq, lte, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Origin } from '../http/attempts';
import { DEVICE_DAYS, deviceOf } from '../http/device';
import { deleteInBatches } from '../storage/batches';
import type { Database } from '../storage/database';
import { client, knownDevice } from '../storage/schema';
import type { Tidying } from '../storage/tidying';
import { type AccountKey, isAccount } from './findAccounts';

/** What is read of a call to tell from where it comes. */
export type Call = Pick<FastifyRequest, 'ip' | 'headers'>;

/**
 * From where an account is asked for. Of its device only what has signed in to this account before counts.
 * @param asked of any account that it may mean, when no id is given
 */
export async function originOfCall(
  database: Database,
  call: Call,
  asked: { id: string } | (Partial<AccountKey> & { user: string }),
): Promise<Origin> {
  const { ip: address } = call;
  const device = deviceOf(call);
  if (device === undefined) return { address };
  const isAsked = 'id' in asked ? eq(client.id, asked.id) : isAccount(asked);
  const known = await database
    .select({ device: knownDevice.device })
    .from(knownDevice)
    .innerJoin(client, eq(client.id, knownDevice.clientId))
    .where(and(eq(knownDevice.device, device), isAsked))
    .limit(1);
  return { address, device: known[0]?.device };
}

/**
 * From where an e-mail to this user is asked for. A device is known by the mailbox, never by a document: anybody may sign
 * up with the document of somebody else.
 */
export async function originOfMail(database: Database, call: Call, user: string): Promise<Origin> {
  return user.includes('@') ? originOfCall(database, call, { user }) : { address: call.ip };
}

/** The device of a call with the e-mails of the accounts of this user that it has signed in to; nothing where there are none. */
export async function knownMailboxes(
  database: Database,
  call: Call,
  asked: Partial<AccountKey> & { user: string },
): Promise<{ device: string; emails: string[] } | undefined> {
  const device = deviceOf(call);
  if (device === undefined) return undefined;
  const found = await database
    .selectDistinct({ email: client.email })
    .from(knownDevice)
    .innerJoin(client, eq(client.id, knownDevice.clientId))
    .where(and(eq(knownDevice.device, device), isAccount(asked)));
  return found.length > 0 ? { device, emails: found.map(({ email }) => email) } : undefined;
}

/** From now on this device is known to have signed in to this account. */
export async function rememberDevice(
  database: Database,
  { clientId, device, now }: { clientId: string; device: string; now: Date },
): Promise<void> {
  await database
    .insert(knownDevice)
    .values({ clientId, device, usedAt: now })
    .onConflictDoUpdate({ target: [knownDevice.clientId, knownDevice.device], set: { usedAt: now } });
}

/** Forgets the devices of an account but this one: whoever knew the password before is a stranger again. */
export async function forgetDevices(tx: Database, clientId: string, kept?: string): Promise<void> {
  const others = kept === undefined ? undefined : ne(knownDevice.device, kept);
  await tx.delete(knownDevice).where(and(eq(knownDevice.clientId, clientId), others));
}

/** Forgets devices whose cookie has ended. */
export const forgetUnusedDevices: Tidying = (database, now, signal) => {
  const where = lte(knownDevice.usedAt, new Date(now.getTime() - DEVICE_DAYS * 86_400_000));
  return deleteInBatches(
    database,
    { from: knownDevice, key: [knownDevice.clientId, knownDevice.device], where },
    signal,
  );
};

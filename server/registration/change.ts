import { eq } from 'drizzle-orm';
import { wasSent } from '../../contract/lifeCycle';
import type { LoadedWizard } from '../../engine/definition';
import { sessionOver } from '../http/gate';
import { queueEvent } from '../outside/events/queue';
import type { Client } from '../storage/client';
import type { Database } from '../storage/database';
import { actOnce } from '../storage/once';
import { client as clients } from '../storage/schema';
import type { Services } from '../storage/services';
import { sharedCount } from '../storage/sharedCount';
import type { AsOf } from './keep';
import { assertActive, assertEditable, statusOf } from './status';

/** The inside of a change: the client locked, and services whose database is the transaction, of one moment. */
export interface Change {
  tx: Database;
  client: Client;
  services: Services;
  now: Date;
  /** As of which change the client is locked; nothing was written before. */
  asOf: AsOf;
  /** The address of the caller as the server saw it; empty where nothing is kept of it. */
  seenIp: string;
  /** The session of the caller; empty where nothing hangs on it. */
  session: string;
}

/** Who makes a change, and from where. */
export interface Author {
  id: string;
  seenIp?: string;
  session?: string;
}

/**
 * The client, locked until the transaction ends: two saves of one client wait for each other. `undefined` where it was
 * erased meanwhile.
 */
export async function lockClient(tx: Database, id: string): Promise<Client | undefined> {
  return (await lockCounted(tx, id))?.client;
}

async function lockCounted(tx: Database, id: string) {
  const [found] = await tx
    .select({ client: clients, shared: sharedCount })
    .from(clients)
    .where(eq(clients.id, id))
    .for('update');
  return found;
}

/** Works on a registration: one at a time per client, all of it or nothing, and only while it may be changed. */
export function withRegistration<T>(
  services: Services,
  author: Author,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  return withClient(services, author, (change) => {
    assertEditable(change.client, change.now);
    return work(change);
  });
}

/**
 * Works on a wizard: on the registration as it may be changed; on one beside it whatever the status, unless the client
 * is inactive.
 */
export function withWizard<T>(
  services: Services,
  { author, loaded }: { author: Author; loaded: LoadedWizard },
  work: (change: Change) => Promise<T>,
): Promise<T> {
  return withClient(services, author, (change) => {
    assertMayChange(loaded, change.client, change.now);
    return work(change);
  });
}

/** @throws Refusal when a wizard of a client may not be changed now */
export function assertMayChange({ wizard }: LoadedWizard, client: Client, now: Date): void {
  if (wizard.registration) assertEditable(client, now);
  else assertActive(client, now);
}

/** Whether a change marks the registration as altered: it was sent, and this is the first one since. */
export const becomesAltered = (client: Client, now: Date): boolean => wasSent(statusOf(client, now)) && !client.changed;

/** Works on a wizard, and marks the registration as altered when it is that, and was sent before. */
export function changeWizard<T>(
  services: Services,
  place: { author: Author; loaded: LoadedWizard },
  work: (change: Change) => Promise<T>,
): Promise<T> {
  return place.loaded.wizard.registration
    ? changeRegistration(services, place.author, work)
    : withWizard(services, place, work);
}

function withClient<T>(
  services: Services,
  { id, seenIp = '', session = '' }: Author,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const now = services.clock();
  const lock = async (tx: Database) => {
    const found = await lockCounted(tx, id);
    if (!found) throw sessionOver();
    return found;
  };
  return actOnce(
    services.database,
    (tx, { client, shared }) => {
      const inside = { ...services, database: tx, clock: () => now };
      return work({ tx, client, services: inside, now, asOf: { own: client.changes, shared }, seenIp, session });
    },
    lock,
  );
}

/** Works on a registration and marks it as altered, when it was sent before. */
export function changeRegistration<T>(
  services: Services,
  author: Author,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  return withRegistration(services, author, async (change) => {
    const result = await work(change);
    const { tx, client, now } = change;
    if (becomesAltered(client, now)) {
      await tx.update(clients).set({ changed: true }).where(eq(clients.id, client.id));
      await queueEvent(tx, { clientId: client.id, kind: 'changed', now });
    }
    return result;
  });
}

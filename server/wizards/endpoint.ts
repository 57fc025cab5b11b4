import { eq } from 'drizzle-orm';
import { STATUS } from '../../contract/registration';
import type { CallDefinition, Condition } from '../../engine/core/definition/types';
import type { Json } from '../../engine/core/json';
import { rowMatches } from '../../engine/core/mapping/parts';
import { parseCall } from '../../engine/core/path';
import type { Client } from '../access/session';
import { assertEditable, statusOf } from '../clients/status';
import type { Database } from '../database/open';
import { client as clients } from '../database/schema';
import type { OptionList } from '../lookups/lists';
import { Refusal } from '../refusal';
import type { Services } from '../services';
import { lockClient } from './store';

/** One call of one wizard: who may make it, and what it answers. */
export interface Endpoint {
  kind: 'load' | 'save' | 'delete' | 'complete';
  method: 'GET' | 'POST';
  /** Without its query, in lower case. */
  path: string;
  /** The client type of the wizard. */
  type: number;
  /** Whether this body is meant for this endpoint, where several share a path. */
  accepts?: (body: Json | undefined) => boolean;
  answer: (input: EndpointInput) => Promise<Json>;
}

export interface EndpointInput {
  client: Client;
  body: Json | undefined;
  /** Query parameters, names in lower case. */
  query: Record<string, string>;
  /** The address of the caller as the server saw it. */
  seenIp: string;
  /** The version of what the caller has changed, as an earlier answer told it; without it nothing is compared. */
  knownVersion?: string | undefined;
  /** Puts the version of what is answered into the answer. */
  tellVersion(version: string): void;
}

/** Whether a body is one of the rows that a list or a part takes, as far as its own fields tell. */
export function isTaken(take: Condition, body: Json | undefined): boolean {
  return rowMatches(take, body ?? null, { settings: {}, user: {}, mode: 'new', today: '', now: '', formats: {} });
}

/** What the endpoints of wizards work with. */
export interface WizardServices {
  services: Services;
  lists: Map<string, OptionList>;
}

/** The place of a call of a definition. */
export function placeOfCall(definition: CallDefinition): Pick<Endpoint, 'method' | 'path'> {
  const { method, path } = parseCall(definition);
  return { method, path: (path.split('?', 1)[0] as string).toLowerCase() };
}

/** Query parameters of a call by the field that fills them: `?guid={Guid}` gives `{ Guid: 'guid' }`. */
export function parametersOfCall(definition: CallDefinition): Record<string, string> {
  const query = parseCall(definition).path.split('?', 2)[1] ?? '';
  return Object.fromEntries(
    [...query.matchAll(/([^=&]+)=\{([^}]+)\}/g)].map(([, name, field]) => [field, name?.toLowerCase()]),
  );
}

/** The inside of a change: the client locked, and services whose database is the transaction. */
export interface Change {
  tx: Database;
  client: Client;
  services: Services;
  now: Date;
}

/** Works on a registration: one at a time per client, all of it or nothing, and only while it may be changed. */
export function withRegistration<T>(
  services: Services,
  caller: Client,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const now = services.clock();
  return services.database.transaction(async (tx) => {
    const client = await lockClient(tx, caller.id);
    assertEditable(client, now);
    return work({ tx, client, services: { ...services, database: tx }, now });
  });
}

/** Works on a registration and marks it as altered, when it was sent before. */
export function changeRegistration<T>(
  services: Services,
  caller: Client,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  return withRegistration(services, caller, async (change) => {
    const result = await work(change);
    const { tx, client, now } = change;
    if (statusOf(client, now) !== STATUS.notStarted && !client.changed) {
      await tx.update(clients).set({ changed: true }).where(eq(clients.id, client.id));
    }
    return result;
  });
}

/** @throws Refusal 404 */
export function notFound(): never {
  throw new Refusal(404, 'O registro não foi encontrado.');
}

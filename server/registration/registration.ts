import type { Context } from '../../engine/core/condition/scope';
import type { JsonObject } from '../../engine/core/json';
import type { WizardData } from '../../engine/core/mapping/parts';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import type { Client } from '../storage/client';
import { contextOf } from './context';
import { knownFields } from './knownFields';
import { type Registrations, registrationWizard } from './registrations';
import { type Renewal, renewalOf } from './renewal/renewal';
import { readStored, type Stored } from './stored';

/** What a client has filled in of a wizard, read once: everything that a call needs to know of it. */
export interface Registration {
  loaded: LoadedWizard;
  client: Client;
  renewal: Renewal;
  /** All saved data by tab, rows of lists and what is known of the client included. */
  data: WizardData;
  /** What rules may read: the same as in the browser, from the server's own knowledge. */
  context: Context;
  /** As it is kept. */
  stored: Stored;
}

/** Reads what a client has filled in of a wizard, by one statement. */
export async function readRegistration(
  registrations: Registrations,
  { id }: Pick<Client, 'id'>,
  loaded: LoadedWizard,
): Promise<Registration> {
  const { services, rooms } = registrations;
  const now = services.clock();
  const stored = await readStored(services.database, { id, loaded, known: rooms.known });
  const { client } = stored;
  const renewal = renewalOf(client, stored.begun, now);
  const data = dataOf(loaded, stored);
  const context = contextOf(registrations, { loaded, client, renewal, stored, data, now });
  return { loaded, client, renewal, data, context, stored };
}

/** The registration of a client; `undefined` when there is no wizard for clients of this type. */
export async function readOwnRegistration(
  registrations: Registrations,
  client: Pick<Client, 'id' | 'type'>,
): Promise<Registration | undefined> {
  const loaded = registrationWizard(registrations.services.definitions, client.type);
  return loaded && readRegistration(registrations, client, loaded);
}

/** Reads at the first time that it is asked, and never again. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}

/** As `once`, of several things by name. */
export function onceEach(): <T>(name: string, read: () => Promise<T>) => Promise<T> {
  const readings = new Map<string, Promise<unknown>>();
  return <T>(name: string, read: () => Promise<T>) => {
    const reading = (readings.get(name) as Promise<T> | undefined) ?? read();
    readings.set(name, reading);
    return reading;
  };
}

function dataOf(loaded: LoadedWizard, stored: Stored): WizardData {
  const data: WizardData = {};
  for (const part of stored.parts) {
    for (const [tab, fields] of Object.entries(part.data)) data[tab] = { ...data[tab], ...fields };
  }
  for (const [id, { definition }] of Object.entries(loaded.tabs)) {
    const saved = data[id];
    data[id] = { ...saved, ...knownFields(definition, { ...stored, saved }) };
    for (const [list, collection] of Object.entries(definition.collections ?? {})) {
      if (collection.forms?.length) data[id][list] = rowsOf(loaded, stored, `${id}/${list}`);
    }
  }
  return data;
}

/** The rows of a list that is saved by calls of its own, in their order, each with its key. */
export function rowsOf({ wizard: { key } }: LoadedWizard, { rows }: Stored, collection: string): JsonObject[] {
  return rows.filter((row) => row.collection === collection).map(({ id, data }) => ({ ...data, [key]: id }));
}

/** Tells one saved state of a part from the next; `0` before the first save. */
export function versionOf({ stored }: Registration, part: string): string {
  return String(stored.parts.find(({ id }) => id === part)?.savedAt ?? 0);
}

import type { WizardData } from '../../engine/core/mapping/parts';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import type { Client } from '../storage/client';
import { contextOf } from './context';
import { knownFields } from './knownFields';
import { type Registration, rowsOf } from './registration';
import type { Registrations } from './registrations';
import { registrationWizard } from './registrationWizard';
import { renewalOf } from './renewal/renewal';
import { readStored, type Stored } from './stored';

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

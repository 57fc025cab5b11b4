import type { WizardData } from '../../engine/core/mapping/parts';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import type { Client } from '../storage/client';
import { carry } from './carry';
import { contextOf } from './context';
import { knownFields } from './knownFields';
import { type Registration, rowsOf } from './registration';
import type { Registrations } from './registrations';
import { renewalOf } from './renewal/renewal';
import { readStored, type Stored } from './stored';
import { ownWizard } from './versionOfCall';

/** Reads what a client has filled in of a wizard, by one statement. */
export async function readRegistration(
  registrations: Registrations,
  { id }: Pick<Client, 'id'>,
  loaded: LoadedWizard,
): Promise<Registration> {
  const { services, rooms } = registrations;
  const now = services.clock();
  const kept = await readStored(services.database, { id, loaded, known: rooms.known });
  const { stored, older } = carry(services.definitions.versions, loaded, kept);
  const { client } = stored;
  const renewal = renewalOf(client, stored.begun, now);
  const data = dataOf(loaded, stored);
  const context = contextOf(registrations, { loaded, client, renewal, stored, data, now });
  return { loaded, client, renewal, data, context, stored, older };
}

/** The registration of a client; `undefined` when there is no wizard for clients of this type. */
export async function readOwnRegistration(
  registrations: Registrations,
  client: Client,
): Promise<Registration | undefined> {
  const loaded = await ownWizard(registrations.services, client);
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

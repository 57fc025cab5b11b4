import type { WizardData } from '../../engine/core/mapping/parts';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import type { Client } from '../storage/client';
import { carry, dataIn } from './carry';
import { contextOf } from './context';
import { knownFields } from './knownFields';
import type { Registration } from './registration';
import type { Registrations } from './registrations';
import { renewalOf } from './renewal/renewal';
import { byVersionInForce } from './savedInNewer';
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
  const kept = await readStored(services.database, { id, loaded, known: rooms.known, files: services.revisions.hash });
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
  return byVersionInForce(registrations.services, async () => {
    const loaded = await ownWizard(registrations.services, client);
    return loaded && readRegistration(registrations, client, loaded);
  });
}

/** All data of a client by tab: what is stored in the form of the wizard, with what is known besides. */
export function dataOf(loaded: LoadedWizard, stored: Stored): WizardData {
  return withKnown(loaded, stored, dataIn(loaded, stored));
}

/** Data by tab, with what is known of the client, and the lists that are saved by calls of their own. */
export function withKnown(
  loaded: LoadedWizard,
  { client, known }: Pick<Stored, 'client' | 'known'>,
  saved: WizardData,
): WizardData {
  const data: WizardData = { ...saved };
  for (const [id, { definition }] of Object.entries(loaded.tabs)) {
    const own = { ...saved[id], ...knownFields(definition, { client, known, saved: saved[id] }) };
    for (const [list, collection] of Object.entries(definition.collections ?? {})) {
      if (collection.forms?.length) own[list] = saved[id]?.[list] ?? [];
    }
    data[id] = own;
  }
  return data;
}

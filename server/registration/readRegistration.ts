import type { LoadedWizard } from '../../engine/definition';
import type { WizardData } from '../../engine/wire';
import type { Client } from '../storage/client';
import { carry, dataIn } from './carry';
import { contextOf } from './context';
import type { AsOf, Kept, Place } from './keep';
import { knownFields } from './knownFields';
import type { Registration } from './registration';
import type { Registrations } from './registrations';
import { renewalOf } from './renewal/renewal';
import { byVersionInForce } from './savedInNewer';
import { readStored, type Stored } from './stored';
import { ownWizard } from './versionOfCall';

/**
 * Reads what a client has filled in of a wizard, by one statement; by none where a copy of it is good.
 * @param asOf as of which change the client is known, where nothing was written since in the same transaction
 */
export async function readRegistration(
  registrations: Registrations,
  { id }: Pick<Client, 'id'>,
  loaded: LoadedWizard,
  asOf?: AsOf,
): Promise<Registration> {
  const { services, keep } = registrations;
  const now = services.clock();
  const place = { id, loaded };
  const copy = asOf && keep?.find(place, asOf);
  const kept = copy ?? (await readKept(registrations, place));
  if (asOf && !copy) keep?.keep(place, kept);
  const { stored, older, data } = kept;
  const { client } = stored;
  const renewal = renewalOf(client, stored.begun, now);
  const context = contextOf(registrations, { loaded, client, renewal, stored, data, now });
  return { loaded, client, renewal, data, context, stored, older };
}

async function readKept({ services, rooms }: Registrations, { id, loaded }: Place): Promise<Kept> {
  const { database, revisions, definitions } = services;
  const read = await readStored(database, { id, loaded, known: rooms.known, files: revisions.hash });
  const { stored, older } = carry(definitions.versions, loaded, read);
  return { loaded, stored, older, data: dataOf(loaded, stored) };
}

/** The registration of a client; `undefined` when there is no wizard for clients of this type. */
export async function readOwnRegistration(
  registrations: Registrations,
  client: Client,
  asOf?: AsOf,
): Promise<Registration | undefined> {
  return byVersionInForce(registrations.services, async () => {
    const loaded = await ownWizard(registrations.services, client);
    return loaded && readRegistration(registrations, client, loaded, asOf);
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

import type { LoadedWizard } from '../../engine/definition';
import type { Client } from '../storage/client';
import { stampOf } from '../storage/revisions/stamp';
import type { AsOf } from './keep';
import { readRegistration } from './readRegistration';
import type { Registration } from './registration';
import type { Registrations } from './registrations';
import type { Stored } from './stored';

/** As `readRegistration`, for whoever is about to write: what is written names the revisions that it was read under. */
export async function readStamped(
  registrations: Registrations,
  client: Pick<Client, 'id'>,
  loaded: LoadedWizard,
  asOf?: AsOf,
): Promise<Registration> {
  const registration = await readRegistration(registrations, client, loaded, asOf);
  const { stored, older } = registration;
  const { database, clock, revisions: files } = registrations.services;
  if (!stored.revisions) return registration;
  const set = await stampOf(database, stored.revisions, { files, now: clock() });
  const stamped = { ...stored, revisions: { ...stored.revisions, set } };
  // Whether both are the same tells whether anything went elsewhere.
  return { ...registration, stored: stamped, older: older === stored ? stamped : older };
}

/** What names them. */
export function setOf({ revisions }: Stored): number {
  if (typeof revisions?.set !== 'number') throw new Error('what is written was not read for it');
  return revisions.set;
}

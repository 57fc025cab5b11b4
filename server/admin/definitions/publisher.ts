import { readSettings } from '../../settings/settings';
import type { Database } from '../../storage/database';
import { listKeys, ownerOfKey } from '../../storage/definitions/keys';
import type { PublishingRole } from '../../storage/definitions/types';
import { type AdminContext, AdminError } from '../command';

/** Whether two people are needed: by its name in schemas/settings.json. */
const TWO_PEOPLE = 'publicacaoDuasPessoas';

/**
 * Who publishes: the owner of the key; where no key was ever issued, whoever has the command line, under the name that he
 * gives.
 */
export async function publisherOf(
  { database, key, tell }: AdminContext,
  named = 'operator',
): Promise<{ name: string; role: PublishingRole }> {
  if (!(await hasKeys(database))) return { name: named, role: 'publisher' };
  if (key === undefined) throw new AdminError('Give your key as DEFINITIONS_KEY.');
  const owner = await ownerOfKey(database, key);
  tell?.({ event: owner ? 'key.used' : 'key.refused' });
  if (!owner) throw new AdminError('The key in DEFINITIONS_KEY is nobody’s, or was revoked.');
  return owner;
}

/** Whether any key was ever issued: from then on publishing asks for one. */
export async function hasKeys(database: Database): Promise<boolean> {
  return (await listKeys(database)).length > 0;
}

/** Whether a setting asks for a second person, whatever the first one may do. */
export async function needsTwoPeople(context: AdminContext): Promise<boolean> {
  return (await readSettings(context))[TWO_PEOPLE] === true;
}

/** @throws AdminError where keys say who may publish, and this person has none that stands */
export async function assertStanding(database: Database, name: string): Promise<void> {
  const keys = await listKeys(database);
  if (keys.length > 0 && !keys.some((key) => key.name === name && key.revokedAt === null)) {
    throw new AdminError(`${name}, whose proposal it is, has no key any more: withdraw it.`);
  }
}

import { issueKey, listKeys, revokeKey } from '../../storage/definitions/keys';
import { type AdminArguments, type AdminContext, AdminError } from '../command';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .@_-]{1,59}$/u;

/** Who may publish: lists, issues and revokes keys. */
export async function keys(
  { database, now, print }: AdminContext,
  [verb, name = '']: string[],
  { role }: AdminArguments['options'],
): Promise<void> {
  if (verb === undefined) {
    const all = await listKeys(database);
    for (const key of all) print(`${key.name} · ${key.role}${key.revokedAt ? ' · revoked' : ''}`);
    if (all.length === 0) print('No keys: whoever has this command line may publish.');
    return;
  }
  if (!NAME.test(name)) throw new AdminError('Write the name of a person after it, at least two characters.');
  if (verb === 'revoke') {
    if (!(await revokeKey(database, { name, now }))) throw new AdminError(`${name} has no key.`);
    return print(`The key of ${name} publishes nothing any more.`);
  }
  if (verb !== 'issue') throw new AdminError(`Keys can be issued and revoked, but not "${verb}".`);
  if (role !== 'author' && role !== 'publisher') throw new AdminError('Add --role author or --role publisher.');
  const key = await issueKey(database, { name, role, now });
  if (key === undefined) throw new AdminError(`${name} has a key already: revoke it first.`);
  print(`The key of ${name}, shown this once; give it as DEFINITIONS_KEY:`);
  print(key);
}

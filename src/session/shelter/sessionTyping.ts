import type { Shelter } from './shelter';

/**
 * Takes over what the portal kept in session storage up to version 0.3.5, under
 * `unsaved/<type>/<client>/<wizard>/<version>[/edit/<tab>]`: the shelter has it as if a closed window had left it.
 */
export async function shelterSessionTyping(shelter: Shelter, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const [prefix, type, client, wizard, version = '', ...place] = key.split('/');
    const left = [prefix, type, client, wizard, ...place, version].join('/');
    shelter.write(left, sessionStorage.getItem(key) ?? '');
  }
  await shelter.flushed();
  for (const key of keys) sessionStorage.removeItem(key);
}

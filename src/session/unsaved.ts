import { isDeviceForeign } from '../api/token';
import type { User } from '../api/user';

/**
 * Unsaved typing: of wizards in the shelter of this device, of forms in front of the login in session storage. An entry
 * belongs to one client and wizard; all of it is forgotten on logoff, and what belongs to others
 * when somebody else logs in.
 */
export const PREFIX = 'unsaved';

/** The key of a client's unsaved data of one wizard; `place` tells apart how it was opened. */
export function unsavedKey(user: User, wizard: string, place: readonly string[] = []): string {
  return [ownerPrefix(user), wizard, ...place].join('/');
}

/** Deletes the unsaved data of every other client, and what was typed in front of the login. */
export function forgetUnsavedOfOthers(user: User): void {
  const own = `${ownerPrefix(user)}/`;
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(`${PREFIX}/`) && !key.startsWith(own)) sessionStorage.removeItem(key);
  } catch {
    // The browser refuses session storage: nothing was kept.
  }
  void loadShelter().then(({ forgetOthers }) => forgetOthers(own), ignore);
}

/** Deletes all that this tab keeps and, where the device is the client's, all that the device keeps. */
export async function forgetUnsaved(): Promise<void> {
  const isForeign = isDeviceForeign();
  try {
    sessionStorage.clear();
    if (!isForeign) localStorage.removeItem('device');
  } catch {
    // The browser refuses storage: nothing was kept.
  }
  await loadShelter()
    .then(
      ({ forgetAll }) => forgetAll(isForeign),
      // Without its script all of it goes, or as soon as the other windows are closed.
      () => void (isForeign || indexedDB.deleteDatabase('shelter')),
    )
    .catch(ignore);
}

/** The shelter, whose script the login does without. */
const loadShelter = () => import('./shelter/shelter');

const ignore = () => undefined;

/** The server's id of the client where it gives one; names alone may be shared. */
function ownerPrefix(user: User): string {
  const owner = user.ClienteGuid ?? user.Guid ?? user.NomeRazaoSocial;
  return [PREFIX, user.TipoCliente, encodeURIComponent(String(owner))].join('/');
}

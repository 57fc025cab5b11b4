import type { UnsavedStorage } from '../../engine/core/session/host';
import type { User } from '../api/user';

/**
 * Unsaved typing in session storage. An entry belongs to one client, wizard and definition version; all of it is
 * forgotten on logoff, and what belongs to others when somebody else logs in.
 */
export const PREFIX = 'unsaved';

/** The key of a client's unsaved data of one wizard in one version of its definitions; `place` tells apart how it was opened. */
export function unsavedKey(user: User, wizard: string, version: string, place: readonly string[] = []): string {
  return [ownerPrefix(user), wizard, version, ...place].join('/');
}

/** Deletes the unsaved data of every other client. */
export function forgetUnsavedOfOthers(user: User): void {
  const own = `${ownerPrefix(user)}/`;
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(`${PREFIX}/`) && !key.startsWith(own)) sessionStorage.removeItem(key);
    }
  } catch {
    // The browser refuses session storage: nothing was kept.
  }
}

/** Counts the logoffs of this page. */
let era = 0;

/** Where a wizard keeps its unsaved data until the next logoff: what it writes after that is dropped. */
export function createUnsavedStorage(): UnsavedStorage {
  const own = era;
  return {
    read(key) {
      try {
        return sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        if (own === era) sessionStorage.setItem(key, value);
      } catch {
        // Refused, or full: it is not kept.
      }
    },
    remove(key) {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}

/** Deletes all that this tab keeps. */
export function forgetUnsaved(): void {
  era += 1;
  try {
    sessionStorage.clear();
  } catch {
    // As above.
  }
}

/** The server's id of the client where it gives one; names alone may be shared. */
function ownerPrefix(user: User): string {
  const owner = user.ClienteGuid ?? user.Guid ?? user.NomeRazaoSocial;
  return [PREFIX, user.TipoCliente, encodeURIComponent(String(owner))].join('/');
}

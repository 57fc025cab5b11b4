import { create } from 'zustand';
import type { CustomerType } from '../api/accountTypes';
import { client } from '../api/client';
import { logOff as revoke } from '../api/logOff';
import { clearToken, readToken, watchToken, writeToken } from '../api/token';
import type { User } from '../api/user';
import { forgetUnsaved, forgetUnsavedOfOthers } from './unsaved';

/** The session of this tab. `user` is unknown after a reload, until it is loaded. */
export interface Session {
  token: string | undefined;
  user: User | undefined;
  /** Whose session was lost: the login opens at the tab of this type. */
  lost?: CustomerType | undefined;
}

/** The session as components read it: `useSession((session) => session.user)`. */
export const useSession = create<Session>(() => ({ token: readToken(), user: undefined }));

/**
 * After a sign-in: the token is kept, and what another client left behind goes.
 * @param isForeign the device is somebody else's: nothing of this session stays on it
 */
export function openSession(token: string, user: User, isForeign = false): void {
  client.beginSession();
  writeToken(token, isForeign);
  forgetUnsavedOfOthers(user);
  useSession.setState({ token, user, lost: undefined });
}

/**
 * The user record as just read, or as changed on this side (a status after sending). What another client left behind
 * goes: the token may have come from another tab.
 */
export function rememberUser(user: User): void {
  forgetUnsavedOfOthers(user);
  useSession.setState({ user });
}

/** Revokes the session on the server, then forgets it here, whatever the server said. */
export async function logOff(): Promise<void> {
  await Promise.all([revoke(), forgetUnsaved()]);
  client.endSession();
  clearToken();
  useSession.setState({ token: undefined, user: undefined });
}

/** After the loss of a session: unsaved data stay, for a new login of the same client. */
export function dropSession(): void {
  clearToken();
  useSession.setState(({ user }) => ({ token: undefined, user: undefined, lost: user?.TipoCliente }));
}

/** Follows sign-ins and logoffs of other tabs. Gives back the way to stop. */
export function followOtherTabs(): () => void {
  return watchToken((token) => {
    if (token === useSession.getState().token) return;
    if (token === undefined) client.endSession();
    else client.beginSession();
    useSession.setState({ token, user: undefined });
  });
}

import { useEffect } from 'react';
import { loadUser } from '../../api/loadUser';
import { rememberUser, useSession } from '../../session/sessionStore';

/** Finds out who is signed in, if somebody is. Nobody has to be: a session that has run out is let be. */
export function useKnownUser(): void {
  const token = useSession((session) => session.token);
  const isKnown = useSession((session) => session.user !== undefined);
  useEffect(() => {
    if (!token || isKnown) return;
    const controller = new AbortController();
    loadUser(controller.signal, { quiet: true }).then(
      (user) => !controller.signal.aborted && rememberUser(user),
      () => undefined,
    );
    return () => controller.abort();
  }, [token, isKnown]);
}

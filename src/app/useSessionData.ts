import { useCallback, useEffect, useState } from 'react';
import type { WizardEntry } from '../../engine/definition';
import { loadUser } from '../api/loadUser';
import { knownWizards, loadWizards } from '../api/loadWizards';
import { isSilent } from '../api/SessionLost';
import type { User } from '../api/user';
import { takeUser } from '../features/wizard/ahead';
import { rememberUser, useSession } from '../session/sessionStore';

/** The client and the wizards, as a page behind the login needs them. */
export type SessionData =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; user: User; wizards: WizardEntry[] };

/**
 * Loads what every page behind the login needs. The user record is read anew with `isFresh`, and whenever another tab
 * of the browser has signed in.
 */
export function useSessionData(isFresh: boolean): SessionData {
  const user = useSession((session) => session.user);
  const [wizards, setWizards] = useState(knownWizards);
  const token = useSession((session) => session.token);
  const [readFor, setReadFor] = useState(isFresh || !user ? undefined : token);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again on another attempt or for another token, never because of its own result
  useEffect(() => {
    const controller = new AbortController();
    setFailed(false);
    const reading = readFor === token ? undefined : (takeUser() ?? loadUser(controller.signal));
    Promise.all([loadWizards(), reading])
      .then(([index, found]) => {
        if (controller.signal.aborted) return;
        if (found) rememberUser(found);
        setWizards(index.wizards);
        setReadFor(token);
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted && !isSilent(error)) setFailed(true);
      });
    return () => controller.abort();
  }, [attempt, token]);

  if (hasFailed) return { kind: 'failed', retry };
  return readFor === token && user && wizards ? { kind: 'ready', user, wizards } : { kind: 'loading' };
}

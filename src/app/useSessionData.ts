import { useCallback, useEffect, useState } from 'react';
import { loadUser } from '../api/loadUser';
import { loadWizards, type WizardEntry } from '../api/loadWizards';
import { isSilent } from '../api/SessionLost';
import type { User } from '../api/user';
import { rememberUser, useSession } from '../features/session/sessionStore';

/** The client and the wizards, as a page behind the login needs them. */
export type SessionData =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; user: User; wizards: WizardEntry[] };

/** Loads what every page behind the login needs. With `isFresh` the user record is read anew. */
export function useSessionData(isFresh: boolean): SessionData {
  const user = useSession((session) => session.user);
  const [wizards, setWizards] = useState<WizardEntry[]>();
  const [isRead, setRead] = useState(!isFresh && Boolean(user));
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again on another attempt, never because of its own result
  useEffect(() => {
    const controller = new AbortController();
    setFailed(false);
    const reading = isRead ? undefined : loadUser(controller.signal).then(rememberUser);
    Promise.all([loadWizards(), reading])
      .then(([index]) => {
        if (controller.signal.aborted) return;
        setWizards(index.wizards);
        setRead(true);
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted && !isSilent(error)) setFailed(true);
      });
    return () => controller.abort();
  }, [attempt]);

  if (hasFailed) return { kind: 'failed', retry };
  return isRead && user && wizards ? { kind: 'ready', user, wizards } : { kind: 'loading' };
}

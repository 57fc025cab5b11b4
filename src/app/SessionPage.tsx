import type { ReactNode } from 'react';
import type { WizardEntry } from '../../engine/definition';
import type { User } from '../api/user';
import { useSession } from '../session/sessionStore';
import { Logoff } from '../shell/account/Logoff';
import { Shell } from '../shell/Shell';
import { CONTENT_ID } from '../shell/SkipLink';
import { LoadFailure } from '../ui/LoadFailure';
import { useSessionData } from './useSessionData';

export interface SessionPageProps {
  /** Reads the user record anew each time the page is opened. */
  isFresh?: boolean;
  /** In the shape of what is coming. */
  waiting: ReactNode;
  children: (user: User, wizards: WizardEntry[]) => ReactNode;
}

/** A page that needs the client and the wizards: `waiting` while they come, the way to ask again when they do not. */
export function SessionPage({ isFresh = false, waiting, children }: SessionPageProps) {
  const data = useSessionData(isFresh);
  const hasMenu = useSession((session) => session.user !== undefined);
  if (data.kind === 'ready') return children(data.user, data.wizards);
  if (data.kind === 'loading') return waiting;
  return (
    <Shell>
      <main id={CONTENT_ID} tabIndex={-1}>
        <LoadFailure title="Não foi possível carregar o seu cadastro" onRetry={data.retry}>
          {!hasMenu && <Logoff />}
        </LoadFailure>
      </main>
    </Shell>
  );
}

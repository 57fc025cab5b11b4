import { type ReactNode, useState } from 'react';
import type { WizardEntry } from '../api/loadWizards';
import type { User } from '../api/user';
import { logOff, useSession } from '../features/session/sessionStore';
import { LoadFailure } from '../features/shell/LoadFailure';
import { Shell } from '../features/shell/Shell';
import { CONTENT_ID } from '../features/shell/SkipLink';
import { BusyButton } from '../ui/BusyButton';
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

/** In place of the account menu, which needs the client. */
function Logoff() {
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logOff();
  };
  return (
    <BusyButton icon="logout" busy={isLeaving} busyLabel="Saindo..." onClick={leave}>
      Logoff
    </BusyButton>
  );
}

import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import * as CALL_MESSAGES from '../../contract/callMessages';
import { client } from '../api/client';
import type { ApiEvent } from '../api/createClient';
import { host, type Message } from '../dialogs/dialogStore';
import { dropSession } from '../session/sessionStore';

/** Shows what the client of the API tells: a lost session, and refusals that no page has words for. */
export function useApiEvents(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      client.subscribe(
        (event) => {
          if (event.kind === 'unanswered') return;
          if (event.kind === 'sessionLost') {
            dropSession();
            navigate('/login', { replace: true });
            void host.ask(toMessage(event));
          } else void tellRefusal(event);
        },
        { isPage: true },
      ),
    [navigate],
  );
}

/** Without a connection the bar says so. */
async function tellRefusal(event: Told): Promise<void> {
  const { isConnected } = await loadConnection();
  if (await isConnected()) await host.ask(toMessage(event));
}

/** The login does without its script. */
const loadConnection = () => import('../session/offline/connection').catch(() => ({ isConnected: () => true }));

type Told = Exclude<ApiEvent, { kind: 'unanswered' }>;

function toMessage(event: Told): Message {
  if (event.kind === 'refused') return { kind: 'warning', ...CALL_MESSAGES.refused, text: event.text };
  return {
    kind: 'warning',
    ...(event.reason === 'expired' ? CALL_MESSAGES.sessionExpired : CALL_MESSAGES.tokenMissing),
  };
}

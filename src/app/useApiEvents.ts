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
      client.subscribe((event) => {
        if (event.kind === 'sessionLost') {
          dropSession();
          navigate('/login', { replace: true });
        }
        host.ask(toMessage(event));
      }),
    [navigate],
  );
}

function toMessage(event: ApiEvent): Message {
  if (event.kind === 'refused') return { kind: 'warning', ...CALL_MESSAGES.refused, text: event.text };
  return {
    kind: 'warning',
    ...(event.reason === 'expired' ? CALL_MESSAGES.sessionExpired : CALL_MESSAGES.tokenMissing),
  };
}

import { BY_ITSELF } from '../../contract/callHeaders';
import { client } from '../api/client';
import type { ApiAnswer } from '../api/createClient';

/**
 * Asks the server whether the session goes on, and for how long; `undefined` without an answer, also when it has ended,
 * which the portal tells.
 * @param isUse the customer does something: so it goes on for longer
 */
export function askAfterSession(isUse = false): Promise<ApiAnswer | undefined> {
  const headers: Record<string, string> = isUse ? {} : { [BY_ITSELF]: '1' };
  return client
    .send({ method: 'GET', path: '/cliente/sessoes', fresh: true, ownTitle: true, headers })
    .catch(() => undefined);
}

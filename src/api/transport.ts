import { comparablePath } from '../../contract/publicPaths';
import type { Transport } from '../../engine/session';
import { client } from './client';
import { loadWizards } from './loadWizards';
import { SessionLost } from './SessionLost';

/** The engine's way to the API. A call that ends with the session counts as aborted: the portal has said so already. */
export const transport: Transport = async (request) => {
  try {
    const hash = request.method === 'GET' && (await contentOf(request.path));
    if (!hash) return await client.send(request);
    const path = `${request.path}${request.path.includes('?') ? '&' : '?'}v=${hash}`;
    return await client.send({ ...request, path, isForGood: true });
  } catch (error) {
    if (error instanceof SessionLost) throw new DOMException(error.message, 'AbortError');
    throw error;
  }
};

/** What names the present content of a list of options, under whose name it may be kept for good. */
const contentOf = (path: string): Promise<string | undefined> =>
  loadWizards().then(
    ({ lists }) => lists?.[`/${comparablePath(path)}`],
    () => undefined,
  );

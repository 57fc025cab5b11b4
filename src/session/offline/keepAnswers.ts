import { client } from '../../api/client';
import { isSilent } from '../../api/SessionLost';
import { isConnected } from './connection';
import { isKept } from './keptPaths';
import { together } from './together';

const load = () => import('./lastAnswers');

const ignore = (): undefined => undefined;

/**
 * From now on, what opens the portal's pages is kept on this device, and stands in where there is no connection. It
 * stands around the client, as the pages in front of the login have no use for it. Gives back the way to stop, which
 * counts once nobody asks for it any more.
 */
export const keepAnswers = together(() => {
  const { send } = client;
  const ask: typeof send = async (request) => {
    const answer = await send(request);
    // An answer is the first to tell that the connection is back.
    void isConnected();
    return answer;
  };
  client.send = async (request) => {
    const { method, path } = request;
    if (method !== 'GET' || !isKept(path)) {
      const answer = await ask(request);
      if (method !== 'GET' && answer.status === 200 && isPart(path)) load().then((last) => last.refreshSoon(), ignore);
      return answer;
    }
    try {
      const answer = await ask(request);
      if (answer.status === 200)
        load()
          .then((last) => last.keep(request, answer), ignore)
          .catch(ignore);
      return answer;
    } catch (error) {
      const last = isSilent(error) ? undefined : await load().then(({ read }) => read(request), ignore);
      if (last) return last;
      throw error;
    }
  };
  return () => {
    client.send = send;
  };
});

/** Drafts, files that wait and sessions change nothing of what opened a wizard. */
const isPart = (path: string) => !/rascunhos|arquivos|sessoes|login/i.test(path);

import { client } from '../../api/client';
import { isKept, keptName } from './keptPaths';

const load = () => import('./lastAnswers');

/** From now on, what opens the portal's pages is kept on this device, and stands in where there is no connection. */
export function keepAnswers(): () => void {
  client.setLastAnswers({
    keep(path, answer) {
      if (!isKept(path)) return;
      void load()
        .then(({ keep, noteOpened }) => {
          noteOpened(path);
          return keep(keptName(path), answer);
        })
        .catch(() => undefined);
    },
    read: async (path) => (isKept(path) ? load().then(({ read }) => read(keptName(path))) : undefined),
    changed(path) {
      if (/rascunhos|login/i.test(path)) return;
      void load().then(
        ({ refreshSoon }) => refreshSoon(),
        () => undefined,
      );
    },
  });
  return () => client.setLastAnswers(undefined);
}

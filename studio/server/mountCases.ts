import type { FastifyInstance } from 'fastify';
import type { CoverageTold } from '../cases';
import { BASE, type Changes, type TabAsked } from '../wire';
import { CHANGES_ASKED, TAB_ASKED } from './asked';
import { withChanges } from './compile';
import type { DefinitionFiles } from './files';
import { forkScript } from './forkScript';

/** The cases of a tab, a line for each as it is found; whoever goes away ends the search. And what all examples show. */
export function mountCases(app: FastifyInstance, files: DefinitionFiles): void {
  app.post<{ Body: TabAsked & { changes: Changes } }>(`${BASE}api/cases`, { schema: TAB_ASKED }, ({ body }, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
    const search = forkScript('./casesProcess.ts');
    search.on('message', (told) => raw.write(`${JSON.stringify(told)}\n`));
    search.on('exit', () => raw.end());
    raw.on('close', () => search.kill());
    search.send({ files: withChanges(files.read(), body.changes), tab: body.tab });
  });
  app.post<{ Body: { changes: Changes } }>(`${BASE}api/coverage`, { schema: CHANGES_ASKED }, ({ body, raw }) => {
    const count = forkScript('./coverageProcess.ts');
    raw.socket.once('close', () => count.kill());
    return new Promise<CoverageTold>((resolve) => {
      count.once('message', (told) => resolve(told as CoverageTold));
      count.once('exit', () => resolve({ wizards: [] }));
      count.send(withChanges(files.read(), body.changes));
    });
  });
}

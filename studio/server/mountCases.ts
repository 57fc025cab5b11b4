import type { FastifyInstance } from 'fastify';
import { BASE, type PreviewAsked } from '../wire';
import { TAB_ASKED } from './asked';
import { withChanges } from './compile';
import type { DefinitionFiles } from './files';
import { forkScript } from './forkScript';

/** The cases of a tab, a line for each as it is found; whoever goes away ends the search. */
export function mountCases(app: FastifyInstance, files: DefinitionFiles): void {
  app.post<{ Body: PreviewAsked }>(`${BASE}api/cases`, { schema: TAB_ASKED }, ({ body }, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
    const search = forkScript('./casesProcess.ts');
    search.on('message', (told) => raw.write(`${JSON.stringify(told)}\n`));
    search.on('exit', () => raw.end());
    raw.on('close', () => search.kill());
    search.send({ files: withChanges(files.read(), body.changes), tab: body.tab });
  });
}

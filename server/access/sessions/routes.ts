import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../../http/gate';
import { describeCalls } from '../../http/openapi/description';
import { readKnown, toText } from '../../http/requestBody';
import type { Services } from '../../storage/services';
import { SESSION_CALLS } from '../described';
import { endSessions, listSessions } from './openSessions';

/** Where the account of who calls is open, and how to end that. */
export function mountSessions(app: FastifyInstance, services: Services): void {
  describeCalls(app, SESSION_CALLS);
  app.get('/cliente/sessoes', async (request) => ({ data: await listSessions(services, sessionOf(request)) }));

  /** One by its id, all others without it. What has ended already stays so. */
  app.post('/cliente/sessoes/encerrar', async (request) => {
    const session = sessionOf(request);
    const id = toText(readKnown(request.body ?? {}, ['Id'])('Id'));
    const ended = await endSessions(services, session, id);
    if (ended > 0) services.tell({ event: 'session.ended', account: session.client.id, count: ended });
    return { data: true };
  });
}

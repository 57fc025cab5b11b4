import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../../http/gate';
import { perAddress } from '../../http/limits';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { readKnown, toText } from '../../http/requestBody';
import { assertFreshProof } from '../../settings/freshProof';
import { ofCall } from '../../storage/securityEvent';
import type { Services } from '../../storage/services';
import { SESSION_CALLS } from '../described';
import { confirmPassword } from './confirmPassword';
import { endSessions, listSessions } from './openSessions';

/** Where the account of who calls is open, and how to end that. */
export function mountSessions(app: FastifyInstance, services: Services): void {
  describeCalls(app, SESSION_CALLS);
  app.get('/cliente/sessoes', async (request) => ({ data: await listSessions(services, sessionOf(request)) }));

  /** One by its id, all others without it. What has ended already stays so. */
  app.post('/cliente/sessoes/encerrar', async (request, reply) => {
    const session = sessionOf(request);
    const id = readKnown(request.body ?? {}, ['Id'])('Id');
    if (id !== undefined && typeof id !== 'string') throw new Refusal(400, 'Valor inesperado: /Id');
    await assertFreshProof(services, session, reply);
    const ended = await endSessions(services, session, id?.trim());
    const told = { event: 'session.ended', account: session.client.id, count: ended } as const;
    if (ended > 0) services.tell(told, request.log);
    return { data: true };
  });

  const limited = { rateLimit: perAddress(services.config.limits, 'signInsPerMinute') };
  app.post('/cliente/senha/confirmar', { config: limited }, async (request) => {
    const hash = toText(readKnown(request.body, ['Senha'])('Senha')).toLowerCase();
    await confirmPassword(ofCall(services, request), sessionOf(request), { hash, address: request.ip });
    return { data: true };
  });
}

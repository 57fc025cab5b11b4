import type { FastifyInstance } from 'fastify';
import { clientOf, sessionOf } from '../../http/gate';
import { perAddress } from '../../http/limits';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { readKnown } from '../../http/requestBody';
import { originOf } from '../../mail/links';
import { assertFreshProof } from '../../settings/freshProof';
import { PRIVACY_CALLS } from '../described/privacy';
import type { Registrations } from '../registrations';
import { askCopy, askErasure, endErasure } from './requests';
import { tellData, toCopy, toErasure } from './told';

/** What is kept of who calls and why, and what may be asked for: a copy, an erasure. */
export function mountPrivacy(app: FastifyInstance, { services }: Registrations): void {
  describeCalls(app, PRIVACY_CALLS);
  const limited = { rateLimit: perAddress(services.config.limits, 'requestsPerMinute') };

  app.get('/cliente/dados', async (request) => ({ data: await tellData(services, clientOf(request)) }));

  app.post('/cliente/dados/copia', { config: limited }, async (request, reply) => {
    readKnown(request.body ?? {}, []);
    await assertFreshProof(services, sessionOf(request), reply);
    const copy = await askCopy(services, clientOf(request));
    services.tell({ event: 'data.copyAsked', account: copy.clientId }, request.log);
    return { data: toCopy(copy) };
  });

  app.post('/cliente/dados/exclusao', { config: limited }, async (request, reply) => {
    readKnown(request.body ?? {}, []);
    await assertFreshProof(services, sessionOf(request), reply);
    const erasure = await askErasure(services, clientOf(request), originOf(request, services.config));
    services.tell({ event: 'data.erasureAsked', account: erasure.clientId }, request.log);
    return { data: toErasure(erasure) };
  });

  app.post('/cliente/dados/exclusao/desistir', { config: limited }, async (request) => {
    readKnown(request.body ?? {}, []);
    const client = clientOf(request);
    if (!(await endErasure(services, client, { state: 'withdrawn' })))
      throw new Refusal(400, 'Não há pedido de exclusão aguardando.');
    services.tell({ event: 'data.erasureWithdrawn', account: client.id }, request.log);
    return { data: true };
  });
}

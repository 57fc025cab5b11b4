import type { FastifyInstance } from 'fastify';
import { perAddress } from '../../http/limits';
import { describeCalls } from '../../http/openapi/description';
import { traceOf } from '../../http/trace';
import type { Services } from '../../storage/services';
import { ADDRESS_CALLS } from '../described';
import { createCepFinder } from './cep';
import { createIpFinder } from './ip';

/** Addresses from public services, so that the browser talks to this server only. */
export function mountAddresses(app: FastifyInstance, services: Services): void {
  describeCalls(app, ADDRESS_CALLS);
  const findCep = createCepFinder(services);
  const findIp = createIpFinder(services);

  app.get<{ Params: { cep: string } }>('/ws/:cep/json', async ({ params, raw }) => ({
    data: await findCep(params.cep, traceOf(raw)),
  }));
  const open = { open: true, rateLimit: perAddress(services.config.limits, 'openCallsPerMinute') };
  app.get('/ip', { config: open }, async ({ ip, raw }) => ({ data: { ip: await findIp(ip, traceOf(raw)) } }));
}

import type { FastifyInstance } from 'fastify';
import { perAddress } from '../../http/limits';
import { describeCalls } from '../../http/openapi/description';
import type { Services } from '../../storage/services';
import { ADDRESS_CALLS } from '../described';
import { createCepFinder } from './cep';
import { createIpFinder } from './ip';

/** Addresses from public services, so that the browser talks to this server only. */
export function mountAddresses(app: FastifyInstance, services: Services): void {
  describeCalls(app, ADDRESS_CALLS);
  const findCep = createCepFinder(services);
  const findIp = createIpFinder(services);

  app.get<{ Params: { cep: string } }>('/ws/:cep/json', async ({ params }) => ({ data: await findCep(params.cep) }));
  const open = { open: true, rateLimit: perAddress(services.config.limits, 'openCallsPerMinute') };
  app.get('/ip', { config: open }, async ({ ip }) => ({ data: { ip: await findIp(ip) } }));
}

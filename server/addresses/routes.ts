import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { createCepFinder } from './cep';
import { createIpFinder } from './ip';

/** Addresses from public services, so that the browser talks to this server only. */
export function mountAddresses(app: FastifyInstance, services: Services): void {
  const findCep = createCepFinder(services);
  const findIp = createIpFinder(services);

  app.get<{ Params: { cep: string } }>('/ws/:cep/json', async ({ params }) => ({ data: await findCep(params.cep) }));
  app.get('/ip', { config: { open: true } }, async ({ ip }) => ({ data: { ip: await findIp(ip) } }));
}

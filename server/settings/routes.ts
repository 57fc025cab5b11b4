import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { findSetting, listSettings } from './settings';

/** The configuration of the tenant. Without a token only its public entries. */
export function mountSettings(app: FastifyInstance, services: Services): void {
  app.get('/consulta/configuracao-geral', { config: { open: true } }, async (request) => ({
    data: await listSettings(services, request.session !== null),
  }));

  app.get<{ Querystring: { chave?: string } }>(
    '/consulta/configuracao-geral-chave',
    { config: { open: true } },
    async (request) => ({
      data: await findSetting(services, String(request.query.chave ?? ''), request.session !== null),
    }),
  );
}

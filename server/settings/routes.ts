import type { FastifyInstance } from 'fastify';
import { perAddress } from '../http/limits';
import { describeCalls } from '../http/openapi/description';
import type { Services } from '../storage/services';
import { SETTING_CALLS } from './described';
import { findSetting, listSettings } from './settings';

/** The configuration of the tenant. Without a token only its public entries. */
export function mountSettings(app: FastifyInstance, services: Services): void {
  describeCalls(app, SETTING_CALLS);
  const open = { open: true, rateLimit: perAddress(services.config.limits, 'openCallsPerMinute') };

  app.get('/consulta/configuracao-geral', { config: open }, async (request) => ({
    data: await listSettings(services, request.session !== null),
  }));

  app.get<{ Querystring: { chave?: string } }>(
    '/consulta/configuracao-geral-chave',
    { config: open },
    async (request) => ({
      data: await findSetting(services, String(request.query.chave ?? ''), request.session !== null),
    }),
  );
}

import type { FastifyInstance } from 'fastify';
import { toUserRecord } from '../clients/userRecord';
import { perAddress } from '../limits';
import { readKnown, toText } from '../requestBody';
import type { Services } from '../services';
import { changePassword } from './changePassword';
import { clientOf, sessionOf } from './gate';
import { endSession } from './session';

/** Sign-out, the change of the password, and the record of who is signed in. */
export function mountAccess(app: FastifyInstance, services: Services): void {
  const { database, clock, config } = services;

  app.post(
    '/login/logoff',
    { config: { open: true, rateLimit: perAddress(config.limits, 'openCallsPerMinute') } },
    async (request) => {
      if (request.session) await endSession(database, request.session);
      return { data: true };
    },
  );

  app.post(
    '/cliente/alterar-senha',
    { config: { rateLimit: perAddress(config.limits, 'signInsPerMinute') } },
    async (request) => {
      const read = readKnown(request.body, ['SenhaAtual', 'NovaSenha', 'ConfirmarNovaSenha']);
      const hashIn = (name: string) => toText(read(name)).toLowerCase();
      await changePassword(services, sessionOf(request), {
        current: hashIn('SenhaAtual'),
        next: hashIn('NovaSenha'),
        confirmation: hashIn('ConfirmarNovaSenha'),
        address: request.ip,
      });
      return { data: true };
    },
  );

  app.get('/cliente/usuario', async (request) => ({ data: await toUserRecord(database, clientOf(request), clock()) }));
}

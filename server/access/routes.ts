import type { FastifyInstance } from 'fastify';
import { deviceOf } from '../http/device';
import { clientOf, sessionOf } from '../http/gate';
import { perAddress } from '../http/limits';
import { describeCalls } from '../http/openapi/description';
import { readKnown, toText } from '../http/requestBody';
import { registrationModule } from '../registration/registrationModule';
import { readUserRecord } from '../registration/userRecord';
import { ofCall } from '../storage/securityEvent';
import type { Services } from '../storage/services';
import { changePassword } from './changePassword';
import { ACCESS_CALLS } from './described';
import { endSession } from './sessions/session';

/** Sign-out, the change of the password, and the record of who is signed in. */
export function mountAccess(app: FastifyInstance, services: Services): void {
  describeCalls(app, ACCESS_CALLS);
  const { database, clock, config } = services;

  app.post(
    '/login/logoff',
    { config: { open: true, rateLimit: perAddress(config.limits, 'openCallsPerMinute') } },
    async (request) => {
      if (request.session) {
        await endSession(database, request.session);
        services.tell({ event: 'logoff', account: request.session.client.id }, request.log);
      }
      return { data: true };
    },
  );

  app.post(
    '/cliente/alterar-senha',
    { config: { rateLimit: perAddress(config.limits, 'signInsPerMinute') } },
    async (request) => {
      const read = readKnown(request.body, ['SenhaAtual', 'NovaSenha', 'ConfirmarNovaSenha']);
      const hashIn = (name: string) => toText(read(name)).toLowerCase();
      await changePassword(ofCall(services, request), sessionOf(request), {
        current: hashIn('SenhaAtual'),
        next: hashIn('NovaSenha'),
        confirmation: hashIn('ConfirmarNovaSenha'),
        address: request.ip,
        device: deviceOf(request),
      });
      return { data: true };
    },
  );

  app.get('/cliente/usuario', async (request, reply) => {
    const [client, now] = [clientOf(request), clock()];
    const path = registrationModule(services.definitions.current.files, client, now);
    if (path) reply.header('link', `<${path}>; rel="modulepreload"`);
    return { data: await readUserRecord(services, client, now) };
  });
}

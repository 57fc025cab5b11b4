import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FOREIGN_DEVICE } from '../../contract/callHeaders';
import { deviceName } from '../../contract/deviceName';
import { asksForPassword } from '../../contract/loginModes';
import { keepDevice } from '../http/device';
import { perAddress } from '../http/limits';
import { describeCalls } from '../http/openapi/description';
import { Refusal } from '../http/refusal';
import { readKnown, toText } from '../http/requestBody';
import { readEntrySettings } from '../registration/entry';
import { statusOf } from '../registration/status';
import { readUserRecord } from '../registration/userRecord';
import { ofCall } from '../storage/securityEvent';
import type { Services } from '../storage/services';
import { LOGIN_CALLS } from './described';
import { originOfCall, originOfMail, rememberDevice } from './devices';
import { toUserKey } from './findAccounts';
import { findAlone } from './identify';
import { readAccount, readCredentials, readToken } from './loginBody';
import { listNicknames } from './nicknames';
import { recoverPassword } from './recovery';
import { sendLoginToken, signIn } from './signIn';

const ACCOUNT = ['Usuario', 'Apelido', 'TipoCliente'];

/** The sign-in with what comes before it: the choice of a nickname, the check of the status, the token, a new password. */
export function mountLogin(app: FastifyInstance, services: Services): void {
  describeCalls(app, LOGIN_CALLS);
  const { database, clock, config } = services;
  const isSecure = config.publicUrl?.startsWith('https:') === true;
  const open = { open: true, rateLimit: perAddress(config.limits, 'signInsPerMinute') };
  const recover = { open: true, rateLimit: perAddress(config.limits, 'requestsPerMinute') };
  const lookup = { open: true, rateLimit: perAddress(config.limits, 'lookupsPerMinute') };

  /** The credentials of a login with the call that brings them. */
  const readLogin = async (request: FastifyRequest, read: ReturnType<typeof readKnown>) => {
    const { mode } = await readEntrySettings(services);
    const given = readCredentials(services, read, mode);
    return { ...given, call: request };
  };

  app.get('/login', { config: lookup }, async (request) => {
    const read = readKnown(request.query, ['chaveLogin', 'tipoCliente']);
    const asked = { user: toText(read('chaveLogin')), type: toText(read('tipoCliente')) };
    return { data: await listNicknames(services, asked, request) };
  });

  app.post('/login', { config: open }, async (request, reply) => {
    const read = readKnown(request.body, [...ACCOUNT, 'Senha', 'Token', 'HashToken']);
    const device = deviceName(String(request.headers['user-agent'] ?? ''));
    const credentials = await readLogin(request, read);
    const { client, token } = await signIn(ofCall(services, request), credentials, { given: readToken(read), device });
    if (!(FOREIGN_DEVICE in request.headers)) {
      const cookie = keepDevice(request, reply, isSecure);
      await rememberDevice(database, { clientId: client.id, device: cookie, now: clock() });
    }
    services.tell({ event: 'login.done', account: client.id }, request.log);
    return { data: { User: await readUserRecord(services, client, clock()), BearerToken: token } };
  });

  app.post('/login/verifyLogin', { config: open }, async (request) => {
    const read = readKnown(request.body, [...ACCOUNT, 'Senha']);
    const hashToken = await sendLoginToken(ofCall(services, request), await readLogin(request, read));
    return { data: { Sucesso: true, HashToken: hashToken } };
  });

  app.post('/login/verifyStatusRegister', { config: open }, async (request) => {
    const account = readAccount(services, readKnown(request.body, ACCOUNT));
    const { mode } = await readEntrySettings(services);
    // Where a password is asked for, nobody is told of an account without it.
    if (asksForPassword(mode)) throw new Refusal(400, 'O acesso exige senha.');
    const client = await findAlone(services, { ...account, origin: await originOfCall(database, request, account) });
    return {
      data: {
        User: {
          TipoCliente: client.type,
          StatusCadastro: statusOf(client, clock()),
          PermiteLoginEmRevisao: client.loginInReview,
        },
      },
    };
  });

  app.post('/register/restaurar-senha', { config: recover }, async (request) => {
    const read = readKnown(request.body, ['Email', 'TipoCliente', 'Apelido']);
    const email = toText(read('Email'));
    const type = toText(read('TipoCliente'));
    const nickname = toText(read('Apelido'));
    const origin = await originOfMail(database, request, toUserKey(email));
    await recoverPassword(ofCall(services, request), { email, type, nickname, origin });
    return { data: true };
  });
}

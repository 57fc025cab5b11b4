import type { FastifyInstance } from 'fastify';
import { asksForPassword } from '../../contract/loginModes';
import { perAddress } from '../http/limits';
import { describeCalls } from '../http/openapi/description';
import { Refusal } from '../http/refusal';
import { readKnown, toText } from '../http/requestBody';
import { statusOf } from '../registration/status';
import { readUserRecord } from '../registration/userRecord';
import type { Services } from '../storage/services';
import { LOGIN_CALLS } from './described';
import { findAlone, readEntrySettings } from './identify';
import { readAccount, readCredentials, readToken } from './loginBody';
import { listNicknames } from './nicknames';
import { recoverPassword } from './recovery';
import { sendLoginToken, signIn } from './signIn';

const ACCOUNT = ['Usuario', 'Apelido', 'TipoCliente'];

/** The sign-in with what comes before it: the choice of a nickname, the check of the status, the token, a new password. */
export function mountLogin(app: FastifyInstance, services: Services): void {
  describeCalls(app, LOGIN_CALLS);
  const { clock, config } = services;
  const open = { open: true, rateLimit: perAddress(config.limits, 'signInsPerMinute') };
  const recover = { open: true, rateLimit: perAddress(config.limits, 'requestsPerMinute') };
  const lookup = { open: true, rateLimit: perAddress(config.limits, 'lookupsPerMinute') };

  app.get('/login', { config: lookup }, async ({ query }) => {
    const read = readKnown(query, ['chaveLogin', 'tipoCliente']);
    return {
      data: await listNicknames(services, { user: toText(read('chaveLogin')), type: toText(read('tipoCliente')) }),
    };
  });

  app.post('/login', { config: open }, async (request) => {
    const read = readKnown(request.body, [...ACCOUNT, 'Senha', 'Token', 'HashToken']);
    const { mode } = await readEntrySettings(services);
    const credentials = readCredentials(services, read, { request, mode });
    const { client, token } = await signIn(services, credentials, readToken(read));
    return { data: { User: await readUserRecord(services, client, clock()), BearerToken: token } };
  });

  app.post('/login/verifyLogin', { config: open }, async (request) => {
    const read = readKnown(request.body, [...ACCOUNT, 'Senha']);
    const { mode } = await readEntrySettings(services);
    const hashToken = await sendLoginToken(services, readCredentials(services, read, { request, mode }));
    return { data: { Sucesso: true, HashToken: hashToken } };
  });

  app.post('/login/verifyStatusRegister', { config: open }, async (request) => {
    const account = readAccount(services, readKnown(request.body, ACCOUNT));
    const { mode } = await readEntrySettings(services);
    // Where a password is asked for, nobody is told of an account without it.
    if (asksForPassword(mode)) throw new Refusal(400, 'O acesso exige senha.');
    const client = await findAlone(services, account);
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

  app.post('/register/restaurar-senha', { config: recover }, async ({ body }) => {
    const read = readKnown(body, ['Email', 'TipoCliente', 'Apelido']);
    const email = toText(read('Email'));
    const type = toText(read('TipoCliente'));
    const nickname = toText(read('Apelido'));
    await recoverPassword(services, { email, type, nickname });
    return { data: true };
  });
}

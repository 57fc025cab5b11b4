import type { FastifyInstance } from 'fastify';
import { toClientType, toUserKey } from '../clients/findAccounts';
import { toUserRecord } from '../clients/userRecord';
import { Refusal } from '../refusal';
import { readBody, toText } from '../requestBody';
import type { Services } from '../services';
import { readSettings } from '../settings/settings';
import { clientOf } from './gate';
import { isPasswordHash } from './password';
import { endSession } from './session';
import { signIn } from './signIn';

/** Sign-in, sign-out, and the record of who is signed in. */
export function mountAccess(app: FastifyInstance, services: Services): void {
  const { database, clock, config } = services;
  const perAddress = { max: config.limits.signInsPerMinute, timeWindow: 60_000 };

  app.post('/login', { config: { open: true, rateLimit: perAddress } }, async (request) => {
    const read = readBody(request.body);
    const user = toUserKey(toText(read('Usuario')));
    const type = toClientType(toText(read('TipoCliente')));
    const passwordHash = toText(read('Senha')).toLowerCase();
    if (user === '') throw new Refusal(400, `Preencha os dados de E-mail/${type === 1 ? 'CPF' : 'CNPJ'}`);
    if (passwordHash === '') throw new Refusal(400, 'Preencha a senha.');
    if (!isPasswordHash(passwordHash)) throw new Refusal(400, 'Usuário ou senha inválidos!');
    if (type === 0) throw new Refusal(400, 'Cliente não encontrado!');
    const { autenticacao } = await readSettings(services);
    // The other modes ask for a token, which a password alone does not replace.
    if (autenticacao !== 0) throw new Refusal(400, 'O Token informado não é válido! Verifique e tente novamente.');
    const nickname = toText(read('Apelido')) || undefined;
    const { client, token } = await signIn(services, { type, user, nickname, passwordHash, address: request.ip });
    return { data: { User: toUserRecord(client, clock()), BearerToken: token } };
  });

  app.post('/login/logoff', { config: { open: true } }, async (request) => {
    if (request.session) await endSession(database, request.session);
    return { data: true };
  });

  app.get('/cliente/usuario', async (request) => ({ data: toUserRecord(clientOf(request), clock()) }));
}

import type { FastifyRequest } from 'fastify';
import * as LOGIN_REFUSALS from '../../contract/loginRefusals';
import { type AccountKey, toClientType, toUserKey } from '../clients/findAccounts';
import { Refusal } from '../refusal';
import { type readKnown, toText } from '../requestBody';
import type { Credentials } from './identify';
import { isPasswordHash } from './password';

type Read = ReturnType<typeof readKnown>;

/** Whose account a body names. @throws Refusal when it names none that there could be */
export function readAccount(read: Read): AccountKey {
  const user = toUserKey(toText(read('Usuario')));
  const type = toClientType(toText(read('TipoCliente')));
  if (user === '') throw new Refusal(400, `Preencha os dados de E-mail/${type === 1 ? 'CPF' : 'CNPJ'}`);
  return { type, user, nickname: toText(read('Apelido')) || undefined };
}

/** What a login sends besides a token; without a password only where tokens do without. */
export function readCredentials(read: Read, request: FastifyRequest, mode: number): Credentials {
  const account = readAccount(read);
  const passwordHash = toText(read('Senha')).toLowerCase();
  if (mode !== 2) {
    if (passwordHash === '') throw new Refusal(400, 'Preencha a senha.');
    if (!isPasswordHash(passwordHash)) throw new Refusal(400, 'Usuário ou senha inválidos!');
  }
  if (account.type === 0) throw new Refusal(400, LOGIN_REFUSALS.unknown);
  return { ...account, passwordHash, address: request.ip };
}

/** Token and HashToken. */
export function readToken(read: Read): { digits: string; reference: string } {
  return { digits: toText(read('Token')), reference: toText(read('HashToken')) };
}

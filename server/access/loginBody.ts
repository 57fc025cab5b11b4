import { documentTitle, findAccountType } from '../../contract/accountTypes';
import { asksForPassword, type LoginMode } from '../../contract/loginModes';
import * as LOGIN_REFUSALS from '../../contract/loginRefusals';
import { Refusal } from '../http/refusal';
import { type readKnown, toText } from '../http/requestBody';
import type { Services } from '../storage/services';
import { type AccountKey, toUserKey } from './findAccounts';
import type { Credentials } from './findByPassword';
import { isPasswordHash } from './password';

type Read = ReturnType<typeof readKnown>;

/** Whose account a body names. @throws Refusal when it names none that there could be */
export function readAccount({ definitions }: Services, read: Read): AccountKey {
  const user = toUserKey(toText(read('Usuario')));
  const type = findAccountType(definitions.types, toText(read('TipoCliente'))) ?? 0;
  if (user === '') throw new Refusal(400, `Preencha os dados de E-mail/${documentTitle(definitions.types, type)}`);
  return { type, user, nickname: toText(read('Apelido')) || undefined };
}

/** What a login sends besides a token; without a password only where tokens do without. */
export function readCredentials(services: Services, read: Read, mode: LoginMode): Omit<Credentials, 'call'> {
  const account = readAccount(services, read);
  const passwordHash = toText(read('Senha')).toLowerCase();
  if (asksForPassword(mode)) {
    if (passwordHash === '') throw new Refusal(400, 'Preencha a senha.');
    if (!isPasswordHash(passwordHash)) throw new Refusal(400, 'Usuário ou senha inválidos!');
  }
  if (account.type === 0) throw new Refusal(400, LOGIN_REFUSALS.unknown);
  return { ...account, passwordHash };
}

/** Token and HashToken. */
export function readToken(read: Read): { digits: string; reference: string } {
  return { digits: toText(read('Token')), reference: toText(read('HashToken')) };
}

import { FOREIGN_DEVICE } from '../../contract/callHeaders';
import type { JsonObject } from '../../engine/core';
import type { CustomerType } from './accountTypes';
import { callLogin, type Refused } from './loginCall';
import { toUser, type User } from './user';

/** Who signs in. `Senha` is the hash of the password, empty where there are only tokens. */
export interface Credentials extends JsonObject {
  Usuario: string;
  Senha: string;
  TipoCliente: CustomerType;
}

/** A token as it was typed, with the reference that came when it was sent. */
export interface GivenToken {
  Token: string;
  HashToken: string;
}

export type SignInResult = { kind: 'signedIn'; user: User; token: string } | Refused;

/**
 * Signs in; where the tenant asks for a token, with it.
 * @param isForeign the device is somebody else's: it keeps nothing that tells it has signed in
 */
export function signIn(credentials: Credentials, given?: GivenToken, isForeign = false): Promise<SignInResult> {
  const body = { ...credentials, ...(given && { Apelido: credentials.Apelido ?? '', ...given }) };
  const read = ({ User, BearerToken }: JsonObject): SignInResult | undefined => {
    const user = toUser(User);
    return user && typeof BearerToken === 'string' ? { kind: 'signedIn', user, token: BearerToken } : undefined;
  };
  return callLogin('/login', body, read, isForeign ? { [FOREIGN_DEVICE]: '1' } : {});
}

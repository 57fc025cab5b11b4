import { isObject, type Json } from '../../engine/core/json';
import { unwrapAnswer } from '../../engine/core/mapping/answer';
import { client } from './client';
import { serverMessage } from './serverMessage';
import { type CustomerType, toUser, type User } from './user';

/** What a login sends. `Senha` is the hash of the password. */
export interface Credentials {
  Usuario: string;
  Senha: string;
  TipoCliente: CustomerType;
}

export type SignInResult = { kind: 'signedIn'; user: User; token: string } | { kind: 'refused'; message: string };

const UNKNOWN = 'Ocorreu um erro desconhecido. Entre em contato com o suporte.';

/** Signs in. A refusal carries the server's message; any other failure the text of the unknown error. */
export async function signIn(credentials: Credentials): Promise<SignInResult> {
  try {
    const body: Json = { ...credentials };
    const answer = await client.send({ method: 'POST', path: '/login', body });
    if (answer.status === 400) return { kind: 'refused', message: serverMessage(answer.body, UNKNOWN) };
    const data = unwrapAnswer(answer.body);
    if (answer.status === 200 && isObject(data) && typeof data.BearerToken === 'string') {
      const user = toUser(data.User);
      if (user) return { kind: 'signedIn', user, token: data.BearerToken };
    }
  } catch {
    // The network failed or took too long: the text is the same.
  }
  return { kind: 'refused', message: UNKNOWN };
}

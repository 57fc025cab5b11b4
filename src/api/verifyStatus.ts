import { callLogin, type Refused } from './loginCall';
import type { Credentials } from './signIn';
import { toUser, type User } from './user';

export type StatusResult = { kind: 'found'; user: Pick<User, 'StatusCadastro' | 'PermiteLoginEmRevisao'> } | Refused;

/** How the registration stands of a client who signs in without a password. Nothing is sent to anybody. */
export function verifyStatus({ Usuario, Apelido = '', TipoCliente }: Credentials): Promise<StatusResult> {
  return callLogin('/login/verifyStatusRegister', { Usuario, Apelido, TipoCliente }, ({ User }) => {
    const user = toUser(User);
    return user && { kind: 'found', user };
  });
}

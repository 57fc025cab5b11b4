import { callLogin, type Refused } from './loginCall';
import type { Credentials } from './signIn';

export type VerifyResult = { kind: 'sent'; hashToken: string } | Refused;

/** Has the server check who signs in and send a token by e-mail; called again, it sends another one. */
export function verifyLogin({ TipoCliente, Apelido = '', ...credentials }: Credentials): Promise<VerifyResult> {
  const body = { ...credentials, Apelido, tipoCliente: TipoCliente };
  return callLogin('/Login/VerifyLogin', body, ({ Sucesso, HashToken }) =>
    Sucesso === true ? { kind: 'sent', hashToken: String(HashToken ?? '') } : undefined,
  );
}

import { client } from './client';
import { isSilent } from './SessionLost';
import { serverMessage } from './serverMessage';

/** What a change of the password sends: hashes, never a password. */
export interface PasswordHashes {
  SenhaAtual: string;
  NovaSenha: string;
  ConfirmarNovaSenha: string;
}

/** `refused` brings the server's message, `gone` nothing: the session was lost, which the portal tells. */
export type PasswordResult = { kind: 'changed' } | { kind: 'refused'; message: string } | { kind: 'gone' };

/** Changes the password of the client of the session. */
export async function changePassword(hashes: PasswordHashes): Promise<PasswordResult> {
  try {
    const path = '/cliente/alterar-senha';
    const answer = await client.send({ method: 'POST', path, body: { ...hashes }, ownTitle: true });
    return answer.status === 200 ? { kind: 'changed' } : { kind: 'refused', message: serverMessage(answer.body) };
  } catch (error) {
    return isSilent(error) ? { kind: 'gone' } : { kind: 'refused', message: serverMessage(undefined) };
  }
}

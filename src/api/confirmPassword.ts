import { client } from './client';
import { isSilent } from './SessionLost';
import { serverMessage } from './serverMessage';

/** `refused` brings the server's message, `gone` nothing: the session was lost, which the portal tells. */
type Confirmation = { kind: 'confirmed' } | { kind: 'refused'; message: string } | { kind: 'gone' };

/** Shows the password of the client of the session anew, by its hash. */
export async function confirmPassword(Senha: string): Promise<Confirmation> {
  try {
    const path = '/cliente/senha/confirmar';
    const answer = await client.send({ method: 'POST', path, body: { Senha }, ownTitle: true, isRepeatable: true });
    return answer.status === 200 ? { kind: 'confirmed' } : { kind: 'refused', message: serverMessage(answer.body) };
  } catch (error) {
    return isSilent(error) ? { kind: 'gone' } : { kind: 'refused', message: serverMessage(undefined) };
  }
}

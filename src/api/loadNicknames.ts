import { unwrapAnswer } from '../../engine/wire';
import type { CustomerType } from './accountTypes';
import { client } from './client';
import { serverMessage } from './serverMessage';

/**
 * The nicknames of the registrations of an account.
 * @throws {Error} with the message for the customer, when they cannot be had
 * @throws {DOMException} `AbortError`
 */
export async function loadNicknames(userName: string, type: CustomerType, signal: AbortSignal): Promise<string[]> {
  const query = new URLSearchParams({ chaveLogin: userName, tipoCliente: String(type) });
  const answer = await client.send({ method: 'GET', path: `/login?${query}`, signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
  });
  const data = answer?.status === 200 ? unwrapAnswer(answer.body) : undefined;
  if (!Array.isArray(data)) throw new Error(serverMessage(answer?.body));
  return data.filter((nickname) => typeof nickname === 'string');
}

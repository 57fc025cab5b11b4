import { isObject, unwrapAnswer } from '../../engine/core';
import { client } from './client';

/**
 * The investor profile of the client; undefined when there is none (yet).
 * @throws {Error} when the server does not tell
 */
export async function loadProfile(signal?: AbortSignal): Promise<string | undefined> {
  const request = { method: 'GET', path: '/suitability', ownTitle: true } as const;
  const answer = await client.send({ ...request, ...(signal && { signal }) });
  if (answer.status !== 200) throw new Error(`No profile in an answer of status ${answer.status}.`);
  const data = unwrapAnswer(answer.body);
  const profile = isObject(data) ? data.PerfilRisco : undefined;
  return typeof profile === 'string' && profile !== '' ? profile : undefined;
}

import { isObject, type Json } from '../../engine/core';
import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';

/** The investor profile of a client among all that there are. */
export interface InvestorProfile {
  /** Absent where there is none (yet). */
  name?: string;
  /** From the least risk to the most; none where the server does not tell. */
  all: string[];
}

/**
 * The investor profile of the client.
 * @throws {Error} when the server does not tell
 */
export async function loadProfile(signal?: AbortSignal): Promise<InvestorProfile> {
  const request = { method: 'GET', path: '/suitability', ownTitle: true } as const;
  const answer = await client.send({ ...request, ...(signal && { signal }) });
  if (answer.status !== 200) throw new Error(`No profile in an answer of status ${answer.status}.`);
  const data = unwrapAnswer(answer.body);
  const { PerfilRisco: name, Perfis: all } = isObject(data) ? data : ({} as Record<string, Json>);
  return {
    ...(typeof name === 'string' && name !== '' && { name }),
    all: Array.isArray(all) ? all.filter((each) => typeof each === 'string') : [],
  };
}

import type { FastifyInstance } from 'fastify';
import type { Json } from '../../engine/core';
import { readData } from '../storage/assets';

/**
 * Fills the registration of a demo customer by the same calls that a browser makes, as a file of `data/` lists them:
 * sections, documents, declarations with their signatures, questionnaire, product; texts are read before they are accepted.
 * @returns the calls that the definitions of the day refuse
 */
export async function fillRegistration(
  app: FastifyInstance,
  { token, assets, calls }: { token: string; assets: string; calls: string },
): Promise<Set<string>> {
  const refused = new Set<string>();
  for (const { call, body } of readData<{ call: string; body?: Json }[]>(assets, calls)) {
    const [method, path] = call.split(' ') as ['GET' | 'POST', string];
    const { statusCode } = await app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    if (statusCode !== 200) refused.add(call);
  }
  return refused;
}

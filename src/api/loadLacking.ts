import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';

/**
 * Which sections keep the registration from being sent: the ids of their tabs. A call that fails counts as none: what
 * is lacking is refused when it is sent.
 */
export async function loadLacking(signal: AbortSignal): Promise<string[]> {
  try {
    const answer = await client.send({ method: 'GET', path: '/cliente/usuario/pendencias', ownTitle: true, signal });
    const found = answer.status === 200 ? unwrapAnswer(answer.body) : undefined;
    return Array.isArray(found) ? found.filter((tab) => typeof tab === 'string') : [];
  } catch {
    return [];
  }
}

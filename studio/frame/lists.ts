import type { Json } from '../../engine/core/json';
import type { Transport } from '../../engine/core/session/host';
import { BASE } from '../wire';

/** Lists of options as the reference API has them; every other call is answered by the samples. */
export const withLists =
  (samples: Transport): Transport =>
  async (request) => {
    if (request.method !== 'GET') return samples(request);
    const [path = '', query] = request.path.split('?');
    const address = `${BASE}lists${path.toLowerCase()}${query === undefined ? '' : `?${query}`}`;
    const answer = await fetch(address, request.signal ? { signal: request.signal } : {});
    if (!answer.ok) return samples(request);
    return { status: answer.status, body: (await answer.json()) as Json };
  };

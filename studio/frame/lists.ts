import type { Json } from '../../engine/core';
import type { Transport } from '../../engine/session';
import { BASE } from '../wire';

const known = new Map<string, Json>();

/**
 * Lists of options as the reference API has them, each asked for once: they stay where definitions change. Every other call
 * is answered by the samples.
 */
export const withLists =
  (samples: Transport): Transport =>
  async (request) => {
    if (request.method !== 'GET') return samples(request);
    const [path = '', query] = request.path.split('?');
    const address = `${BASE}lists${path.toLowerCase()}${query === undefined ? '' : `?${query}`}`;
    const list = known.get(address);
    if (list !== undefined) return { status: 200, body: list };
    const answer = await fetch(address, request.signal ? { signal: request.signal } : {});
    if (!answer.ok) return samples(request);
    const body = (await answer.json()) as Json;
    known.set(address, body);
    return { status: answer.status, body };
  };

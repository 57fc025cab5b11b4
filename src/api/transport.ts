import type { Transport } from '../../engine/core/session/host';
import { client } from './client';
import { listAddress } from './lists';
import { SessionLost } from './SessionLost';

/** The engine's way to the API. A call that ends with the session counts as aborted: the portal has said so already. */
export const transport: Transport = async (request) => {
  try {
    const listed = request.method === 'GET' ? listAddress(request.path) : undefined;
    return await client.send(listed ? { ...request, path: listed, isForGood: true } : request);
  } catch (error) {
    if (error instanceof SessionLost) throw new DOMException(error.message, 'AbortError');
    throw error;
  }
};

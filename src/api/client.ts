import { createClient } from './createClient';
import { clearToken, readToken } from './token';

/** The one client of the portal's API. */
export const client = createClient({
  baseUrl: import.meta.env.VITE_API_URL || '/api',
  fetch: (request) => globalThis.fetch(request),
  tokens: { read: readToken, clear: clearToken },
});

import { createClient } from './createClient';
import { clearToken, readToken } from './token';
import { upload } from './upload';

/** The one client of the portal's API. */
export const client = createClient({
  baseUrl: import.meta.env.VITE_API_URL || '/api',
  fetch: send,
  upload,
  tokens: { read: readToken, clear: clearToken },
});

/** A body goes as text, not as the stream of a request: so tools of the browser show what was sent. */
async function send(request: Request): Promise<Response> {
  if (request.method === 'GET') return fetch(request);
  const { url, method, headers, signal, cache } = request;
  return fetch(url, { method, headers, signal, cache, body: await request.text() });
}

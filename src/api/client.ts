import { REQUEST_ID } from '../../contract/callHeaders';
import type { Json } from '../../engine/core';
import { createClient } from './createClient';
import { earlyAnswer, forgetEarlyAnswers } from './early';
import { randomId } from './randomId';
import { hearSession } from './sessionHeard';
import { clearToken, readToken } from './token';

const BASE_URL: string = import.meta.env.VITE_API_URL || '/api';

/** The one client of the portal's API. */
export const client = createClient({
  baseUrl: BASE_URL,
  fetch: send,
  // No page in front of the login sends files.
  upload: async (...call) => (await import('./upload')).upload(...call),
  tokens: { read: readToken, clear: clearToken },
  onHeaders: hearSession,
});

/** A body goes as text, not as the stream of a request: so tools of the browser show what was sent. */
async function send(request: Request): Promise<Response> {
  if (request.method === 'GET') return earlyAnswer(request) ?? fetch(request);
  forgetEarlyAnswers();
  const { url, method, headers, signal, cache } = request;
  return fetch(url, { method, headers, signal, cache, body: await request.text() });
}

/** The last call of a page, of which nobody hears any more: it leaves at once, and outlives the page. */
export function sendLast(path: string, body: Json, named?: Record<string, string>): void {
  const headers = {
    authorization: `Bearer ${readToken()}`,
    'content-type': 'application/json',
    [REQUEST_ID]: randomId(),
    ...named,
  };
  fetch(`${BASE_URL}${path}`, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(() => {
    // What the server does not hear of is on this device.
  });
}

import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Json, JsonObject } from '../../../engine/core/json';
import { signatureOf } from '../../../server/http/signed/signature';

/** A system with a key, and what it signs its calls with. */
export interface Signer {
  name: string;
  secret: string;
}

/** Makes calls as another system does; `over` is what this one says otherwise. */
export function signedCaller(app: FastifyInstance, { name, secret }: Signer, clock: () => Date) {
  return async (
    call: string,
    body?: Json,
    over: { headers?: Record<string, string>; body?: string; at?: Date; nonce?: string } = {},
  ) => {
    const [method, path] = call.split(' ') as ['GET' | 'POST', string];
    const url = `/integracao${path}`;
    const text = body === undefined ? '' : JSON.stringify(body);
    const timestamp = String(Math.floor((over.at ?? clock()).getTime() / 1000));
    const nonce = over.nonce ?? randomUUID();
    const signature = signatureOf(secret, { timestamp, nonce, method, url, body: text });
    const answer = await app.inject({
      method,
      url,
      headers: {
        'ficha-key': name,
        'ficha-timestamp': timestamp,
        'ficha-nonce': nonce,
        'ficha-signature': signature,
        ...(text !== '' && { 'content-type': 'application/json' }),
        ...over.headers,
      },
      ...((over.body ?? text) !== '' && { payload: over.body ?? text }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    const told: { data: JsonObject; descricao?: string; codigo?: string; campo?: string } = isJson
      ? answer.json()
      : { data: {} };
    return { status: answer.statusCode, body: told, text: answer.body, headers: answer.headers };
  };
}

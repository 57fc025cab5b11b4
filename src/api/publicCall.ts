import { isObject, type Json, type JsonObject } from '../../engine/core';
import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';

/** What became of a call of the pages in front of the login. `description` is the server's `descricao`, when it gives one. */
export type PublicResult = { kind: 'done'; data: Json } | { kind: 'failed'; description?: string };

/** Posts; only a 200 is done. Nobody but the page speaks about a failure. */
export async function publicCall(path: string, body: JsonObject): Promise<PublicResult> {
  try {
    const answer = await client.send({ method: 'POST', path, body, ownTitle: true });
    if (answer.status === 200) return { kind: 'done', data: unwrapAnswer(answer.body) ?? null };
    const described = isObject(answer.body) ? answer.body.descricao : undefined;
    return { kind: 'failed', ...(typeof described === 'string' && described && { description: described }) };
  } catch {
    return { kind: 'failed' };
  }
}

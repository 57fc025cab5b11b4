import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The header by which a call is known: in its answer, in each line of the log about it, and in its refusal (`requisicao`). */
export const REQUEST_ID = 'x-request-id';

const ID = /^[\w.-]{8,64}$/;

/** The id of a call: what a proxy or another system calls it, where that is one, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && ID.test(given) ? given : randomBytes(12).toString('hex');
}

/** Tells the id of a call with its answer. */
export function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header(REQUEST_ID, id);
  });
}

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { REQUEST_ID } from '../../contract/callHeaders';

const ID = /^[\w.-]{8,64}$/;

/** The id of a call, which stands in its refusal, too (`requisicao`): what the portal, a proxy or another system calls it, where that is one, else a new one. */
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

import type { FastifyInstance } from 'fastify';
import { accountCode } from '../storage/securityEvent';

/**
 * What may be logged of an error: its kind, its code and where it was thrown. Never its message: that of a database
 * error holds the values of the query.
 */
function describeError(error: unknown): { type: string; message: string; stack: string } {
  const { name = 'unknown', code, cause, stack = '' } = (error ?? {}) as Error & { code?: string };
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const causeCode = (cause as { code?: string } | undefined)?.code;
  return { type: name, message: code ?? causeCode ?? '', stack: frames.slice(0, 12).join('\n') };
}

/** Takes lines of the log. */
export interface LogStream {
  write: (line: string) => void;
}

/** One line of JSON per event, without addresses, headers, query strings and bodies. */
export const LOGGER = {
  level: 'info',
  base: null,
  serializers: { err: describeError, req: () => ({}), res: () => ({ statusCode: undefined }) },
};

/**
 * Logs each answered call by its route pattern: the path itself may hold a CEP, the query a name or document; and who
 * made it by the code of the account.
 */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const caller = request.session && { account: accountCode(request.session.client.id) };
    const answer = { status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info({ method: request.method, route, ...answer, ...caller });
  });
}

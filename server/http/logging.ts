import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { accountCode } from '../storage/securityEvent';
import { underCall } from '../storage/slowStatements';
import { traceOf } from './trace';

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

/** Names the trace of a call in each line about it, beside its id. */
export const withTrace: NonNullable<FastifyServerOptions['childLoggerFactory']> = (logger, bindings, options, raw) =>
  logger.child({ ...bindings, trace: traceOf(raw).id }, options);

/**
 * Lets what is told of statements name the call that they belong to. It costs every call something, so it is done where
 * statements are watched.
 */
export function followCalls(app: FastifyInstance): void {
  // Twice: what goes on after a body was read goes on as the connection, not as the call.
  for (const hook of ['onRequest', 'preValidation'] as const) {
    app.addHook(hook, (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
      const { id: trace, span } = traceOf(request.raw);
      underCall.run({ reqId: request.id, trace, ...(span && { span }) }, done);
    });
  }
}

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

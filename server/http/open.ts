import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppConfig } from '../storage/config';
import { TooManyAttempts } from './attempts';
import { CallCounts } from './callCounts';
import { compressAnswers } from './compression';
import { closeAsItEnds } from './ending';
import { answerFailures, sendFailure } from './failures';
import { refuseUnstorable } from './jsonBodies';
import { logToOutput } from './logFile';
import { followCalls, LOGGER, type LogStream, logCalls, withTrace } from './logging';
import type { CallMetrics } from './metrics/calls';
import { requestIdOf, tellRequestId } from './requestId';
import { headersOfNothing, protect } from './security';
import type { Spans } from './spans';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every mounted route of the API, for tests and documentation. */
    calls: { method: string; path: string; open: boolean; limited: boolean; once: boolean }[];
    /** Everything that is mounted, of the API or not: `GET /health`. */
    routes: string[];
  }
}

const BODY_LIMIT_BYTES = 1_048_576;

/**
 * An application without a route: what holds for every call is set. `log`: to the standard output, or to a stream.
 * @param metrics counts the calls
 * @param spans tells a collector of them
 */
export async function openApp(
  {
    trustedProxies,
    publicUrl,
    slowStatements,
    certificate,
  }: Pick<AppConfig, 'trustedProxies' | 'publicUrl' | 'slowStatements' | 'certificate'>,
  log: boolean | LogStream,
  { metrics, spans }: { metrics?: CallMetrics | undefined; spans?: Spans | undefined } = {},
): Promise<FastifyInstance> {
  const secure = publicUrl?.startsWith('https:') === true;
  const app = Fastify({
    // Its type says another server, which has all that is asked of one.
    ...(certificate && ({ https: { ...certificate, minVersion: 'TLSv1.2' } } as object)),
    bodyLimit: BODY_LIMIT_BYTES,
    // Some GET calls of the API delete: a HEAD must not do so.
    exposeHeadRoutes: false,
    // Until the last connection is closed calls are answered as before.
    return503OnClosing: false,
    trustProxy: (_address, hop) => hop < trustedProxies,
    logger: log && { ...LOGGER, stream: log === true ? logToOutput() : log },
    genReqId: requestIdOf,
    ...(log && { childLoggerFactory: withTrace }),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: 200,
    },
    frameworkErrors: (_error, request, reply) =>
      sendFailure(request, reply.headers(headersOfNothing({ secure })), {
        status: 400,
        messages: ['O endereço da requisição não é válido.'],
        code: 'REQUISICAO_INVALIDA',
      }),
  });
  tellRequestId(app);
  if (log) logCalls(app);
  spans?.watch(app);
  if (slowStatements > 0 || spans) followCalls(app);
  metrics?.watch(app);
  answerFailures(app);
  closeAsItEnds(app);
  await compressAnswers(app);
  refuseUnstorable(app);
  protect(app, { secure });
  await app.register(rateLimit, {
    global: false,
    store: CallCounts,
    errorResponseBuilder: () => new TooManyAttempts(),
  });
  recordCalls(app);
  return app;
}

function recordCalls(app: FastifyInstance): void {
  app.decorate('calls', []);
  app.decorate('routes', []);
  app.decorate('described', new Map());
  app.addHook('onRoute', ({ method, url, config }) => {
    app.routes.push(...[method].flat().map((verb) => `${verb} ${url}`));
    if (!url.startsWith('/api/')) return;
    const { open = false, rateLimit: limit, once } = config ?? {};
    const route = { path: url, open, limited: Boolean(limit), once: Boolean(once) };
    for (const verb of [method].flat()) app.calls.push({ method: verb, ...route });
  });
}

import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { TOO_MANY_ATTEMPTS } from './access/attempts';
import { guardCalls } from './access/gate';
import { mountLogin } from './access/loginRoutes';
import { mountAccess } from './access/routes';
import { mountAddresses } from './addresses/routes';
import { findAssets } from './assets';
import { createCompanyFinder } from './companies/findCompany';
import { mountCompanies } from './companies/routes';
import { mountSigningByLink } from './declarations/linkRoutes';
import { mountDeclarations } from './declarations/routes';
import { mountSigners } from './declarations/signerRoutes';
import { mountDemo } from './demo/routes';
import { mountDocuments } from './documents/routes';
import { answerFailures, sendFailure } from './failures';
import { readJsonOnly } from './jsonBodies';
import { perAddress } from './limits';
import { LOGGER, type LogStream, logCalls } from './logging';
import { loadOptionLists } from './lookups/lists';
import { mountLookups } from './lookups/routes';
import { servePortal } from './portal';
import { mountProducts } from './products/routes';
import { Refusal } from './refusal';
import { mountRenewal } from './renewal/routes';
import { protect } from './security';
import type { Services } from './services';
import { mountSettings } from './settings/routes';
import { mountSheet } from './sheet/routes';
import { mountSignUp } from './signUp/routes';
import { loadSuitabilityData } from './suitability/questionnaires';
import { mountSuitability } from './suitability/routes';
import { mountTokens } from './tokens/routes';
import { mountLacking } from './wizards/lacking';
import { mountWizards } from './wizards/routes';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every mounted route of the API, for tests and documentation. */
    calls: { method: string; path: string; open: boolean; limited: boolean }[];
  }
}

/** What the application is made from; what is left out is the real thing. */
export type AppParts = Pick<Services, 'database' | 'config' | 'definitions'> &
  Partial<Services> & {
    /** Logs to the standard output, or to this stream. */
    log?: boolean | LogStream;
  };

const BODY_LIMIT_BYTES = 1_048_576;

/** The whole application, not yet listening: `inject` calls it in memory. */
export async function buildApp({ log = false, ...parts }: AppParts): Promise<FastifyInstance> {
  const services: Services = { clock: () => new Date(), assets: findAssets(), fetch: globalThis.fetch, ...parts };
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    // Some GET calls of the API delete: a HEAD must not do so.
    exposeHeadRoutes: false,
    trustProxy: (_address, hop) => hop < services.config.trustedProxies,
    logger: typeof log === 'object' ? { ...LOGGER, stream: log } : log && LOGGER,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: 200,
    },
    frameworkErrors: (_error, request, reply) =>
      sendFailure(request, reply, { status: 400, messages: ['O endereço da requisição não é válido.'] }),
  });
  if (log) logCalls(app);
  answerFailures(app);
  await protect(app, { secure: services.config.publicUrl?.startsWith('https:') === true });
  await app.register(rateLimit, { global: false, errorResponseBuilder: () => new Refusal(400, TOO_MANY_ATTEMPTS) });
  recordCalls(app);
  await app.register(async (api) => mountApi(api, services), { prefix: '/api' });
  if (services.config.demo) await mountDemo(app, services);
  await servePortal(app, services.config);
  return app;
}

async function mountApi(api: FastifyInstance, services: Services): Promise<void> {
  const lists = loadOptionLists(services.assets);
  const suitability = loadSuitabilityData(services.assets);
  const findCompany = createCompanyFinder(services);
  api.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  readJsonOnly(api);
  guardCalls(api, services);
  mountAccess(api, services);
  mountLogin(api, services);
  mountTokens(api, services);
  mountSignUp(api, services, findCompany);
  mountCompanies(api, services, findCompany);
  mountSettings(api, services);
  mountLookups(api, lists);
  mountAddresses(api, services);
  mountDeclarations(api, services);
  mountSigningByLink(api, services);
  mountSigners(api, { services, lists });
  mountRenewal(api, { services, lists });
  mountDocuments(api, services);
  mountSuitability(api, services, suitability);
  mountProducts(api, services, suitability.profiles);
  mountSheet(api, { services, lists });
  mountLacking(api, { services, lists });
  mountWizards(api, { services, lists });
  const limited = perAddress(services.config.limits, 'openCallsPerMinute');
  api.all('/*', { config: { unknown: true, rateLimit: limited } }, async () => {
    throw new Refusal(404, 'O endereço não foi encontrado.');
  });
}

function recordCalls(app: FastifyInstance): void {
  app.decorate('calls', []);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!url.startsWith('/api/')) return;
    const { open = false, rateLimit: limit } = config ?? {};
    for (const verb of [method].flat()) app.calls.push({ method: verb, path: url, open, limited: Boolean(limit) });
  });
}

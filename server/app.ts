import type { FastifyInstance } from 'fastify';
import { forgetUnusedDevices } from './access/devices';
import { mountLogin } from './access/loginRoutes';
import { renamesAccount } from './access/rename';
import { mountAccess } from './access/routes';
import { mountSessions } from './access/sessions/routes';
import { findSession, forgetEndedSessions } from './access/sessions/session';
import { forgetUnconfirmed } from './access/signUp/createAccount';
import { mountSignUp } from './access/signUp/routes';
import { spendsConfirmation } from './access/tokens/confirmation';
import { mountTokens } from './access/tokens/routes';
import { voidsSignatures } from './blocks/declarations/invalidate';
import { mountSigningByLink } from './blocks/declarations/linkRoutes';
import { declarationsRoom } from './blocks/declarations/room';
import { mountDeclarations } from './blocks/declarations/routes';
import { seedDeclarations } from './blocks/declarations/seed';
import { mountSigners } from './blocks/declarations/signerRoutes';
import { mountHandedOverFiles } from './blocks/documents/handedOver';
import { watchQuarantine } from './blocks/documents/quarantine';
import { documentsRoom } from './blocks/documents/room';
import { mountDocuments } from './blocks/documents/routes';
import { forgetWaiting } from './blocks/documents/waiting';
import { mountWaitingFiles } from './blocks/documents/waitingRoutes';
import { cancelsUnwaived } from './blocks/products/cancelOnWaiver';
import { productsRoom } from './blocks/products/room';
import { mountProducts } from './blocks/products/routes';
import { PROFILE, profileKnown } from './blocks/suitability/history';
import { loadSuitabilityData, type SuitabilityData } from './blocks/suitability/questionnaires';
import { suitabilityRoom } from './blocks/suitability/room';
import { mountSuitability } from './blocks/suitability/routes';
import { endGently } from './http/ending';
import { guardCalls } from './http/gate';
import { mountHealth } from './http/health';
import { readJsonOnly } from './http/jsonBodies';
import type { LogStream } from './http/logging';
import { answerThisMachine } from './http/loopback';
import { answerOnce } from './http/once';
import { openApp } from './http/open';
import { serveOpenApi } from './http/openapi/routes';
import { servePortal } from './http/portal';
import { guardSigned } from './http/signed/gate';
import { hashesOf, loadOptionLists } from './lists/lists';
import { mountLookups } from './lists/routes';
import type { Carrier } from './mail/deliver';
import { createSmtpCarrier } from './mail/smtp';
import { startMailWorker } from './mail/worker';
import { mountAddresses } from './outside/addresses/routes';
import { createCompanyFinder } from './outside/companies/findCompany';
import { mountCompanies } from './outside/companies/routes';
import { forgetOldEvents, noticeExpiries } from './outside/events/keep';
import { startTelling } from './outside/events/tell';
import { createScanner } from './outside/scanner/clamd';
import { describedCalls } from './registration/described/calls';
import { forgetsOldDrafts } from './registration/drafts/drafts';
import { mountDrafts } from './registration/drafts/routes';
import { createDraftSafe } from './registration/drafts/safe';
import { mountForms } from './registration/forms';
import { mountHandOver } from './registration/handOver/routes';
import { mountLacking } from './registration/lacking';
import { mountLoads } from './registration/loads';
import type { Registrations } from './registration/registrations';
import { mountRenewal } from './registration/renewal/routes';
import { mountReturned } from './registration/review/returned';
import { mountReview } from './registration/review/routes';
import type { Rooms } from './registration/rooms';
import { mountWizards } from './registration/routes';
import { mountSettings } from './settings/routes';
import { mountSheet } from './sheet/routes';
import { findAssets } from './storage/assets';
import type { ServerConfig } from './storage/config';
import { ConfigError } from './storage/configError';
import { onlyDefinitions } from './storage/definitions/live';
import { prepareDefinitions } from './storage/definitions/prepare';
import { newestNumber } from './storage/definitions/published';
import type { DefinitionFiles, Definitions, LiveDefinitions } from './storage/definitions/types';
import { watchDefinitions } from './storage/definitions/watch';
import { keptDraftKeys } from './storage/draftKeys';
import { forgetOldCalls } from './storage/integrationKeys';
import { forgetOldAnswers } from './storage/once';
import { keepRevisions } from './storage/revisions/keep';
import { toLine } from './storage/securityEvent';
import type { Services } from './storage/services';
import { openStorage } from './storage/storage';
import { startTidying, type Tidying } from './storage/tidying';

/** What the demo adds to a server in demo mode. */
export interface Demo {
  /** Its pages, where e-mails are read and logins are listed. */
  mount: (app: FastifyInstance, services: Services) => Promise<void>;
  /** Its customers, by calls of the application. */
  fill: (app: FastifyInstance, services: Services & { config: ServerConfig }) => Promise<void>;
  /** Its customers that are missing, for whoever asks for them; their logins, and the calls that were refused. */
  create: (
    app: FastifyInstance,
    input: Pick<Services, 'database' | 'assets'> & { now: Date },
  ) => Promise<{ logins: string[]; refused: string[] }>;
  /** Whether there are customers of a demo in a database. */
  isIn: (database: Services['database']) => Promise<boolean>;
  /** What is done with e-mails in place of sending them. */
  carrier: Carrier;
}

/** Definitions that were not published, with what browsers load of them. */
type GivenDefinitions = Definitions & { files?: DefinitionFiles };

/** What the application is made from; what is left out is the real thing. */
export type AppParts = Pick<Services, 'database' | 'config'> &
  Partial<Omit<Services, 'definitions'>> & {
    definitions: LiveDefinitions | GivenDefinitions;
    /** Logs to the standard output, or to this stream. */
    log?: boolean | LogStream;
    demo?: Demo;
  };

/** The whole application, not yet listening: `inject` calls it in memory. */
export async function buildApp({ log = false, demo, definitions, ...parts }: AppParts): Promise<FastifyInstance> {
  const { database, config, assets = findAssets(), clock = () => new Date() } = parts;
  const app = await openApp(config, log);
  const services: Services = {
    clock,
    tell: tellerOf(app),
    assets,
    fetch: globalThis.fetch,
    definitions: 'current' in definitions ? definitions : onlyDefinitions(definitions),
    revisions: parts.revisions ?? (await keepRevisions(database, { assets, tenant: config.tenant, now: new Date() })),
    ...parts,
  };
  if (services.config.demo) answerThisMachine(app);
  mountHealth(app, services);
  const { registrations, suitability } = registrationsOf(app, services);
  await app.register(async (api) => mountApi(api, registrations, suitability), { prefix: '/api' });
  await app.register(async (scope) => mountIntegration(scope, registrations), { prefix: '/integracao' });
  serveOpenApi(app, {
    title: 'Ficha',
    server: services.config.publicUrl ?? '/',
    version: () => services.definitions.current,
    callsOf: async (version) => {
      const sources = await services.definitions.sources(version.number);
      return describedCalls(registrations, { version, sources, prefix: '/api' });
    },
  });
  if (services.config.demo) await demo?.mount(app, services);
  await servePortal(app, services, hashesOf(registrations.lists));
  return app;
}

/** What creates the customers of the demo where none is shown: by calls of an application of its own. */
export function demoCreator({ create }: Demo) {
  return async (parts: Pick<Services, 'database' | 'config' | 'definitions' | 'assets'>, now: Date) => {
    const app = await buildApp(parts);
    try {
      return await create(app, { ...parts, now });
    } finally {
      await app.close();
    }
  };
}

/** Tells the operator in the log. */
const tellerOf = (app: FastifyInstance): Services['tell'] => {
  return (event) => app.log.info(toLine(event), 'security');
};

/** What the rooms bring into registrations. */
export function roomsOf(services: Services, suitability: SuitabilityData): Rooms {
  return {
    blocks: {
      documents: documentsRoom(services),
      products: productsRoom(services, suitability.profiles),
      signatures: declarationsRoom(services),
      suitability: suitabilityRoom(services, suitability),
    },
    guards: [spendsConfirmation],
    effects: [renamesAccount, cancelsUnwaived, voidsSignatures],
    known: { [PROFILE]: profileKnown },
  };
}

function registrationsOf(app: FastifyInstance, services: Services) {
  const { config, assets } = services;
  const lists = loadOptionLists(assets);
  const suitability = loadSuitabilityData(assets);
  const safe = createDraftSafe(config.draftKeys, (event, message) => app.log.warn(event, message));
  const registrations: Registrations = { services, lists, rooms: roomsOf(services, suitability), safe };
  return { registrations, suitability };
}

function mountApi(api: FastifyInstance, registrations: Registrations, suitability: SuitabilityData): void {
  const { services, lists } = registrations;
  const findCompany = createCompanyFinder(services);
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  readJsonOnly(api);
  guardCalls(api, (token, isUse) => findSession(services, token, isUse));
  answerOnce(api, services);
  mountAccess(api, services);
  mountSessions(api, services);
  mountLogin(api, services);
  mountTokens(api, services);
  mountSignUp(api, services, findCompany);
  mountCompanies(api, services, findCompany);
  mountSettings(api, services);
  mountLookups(api, lists);
  mountAddresses(api, services);
  mountDeclarations(api, services);
  mountSigningByLink(api, services);
  mountSigners(api, services);
  mountRenewal(api, registrations);
  mountReturned(api, services);
  mountDocuments(api, services);
  mountWaitingFiles(api, services);
  mountSuitability(api, registrations, suitability);
  mountProducts(api, registrations, suitability.profiles);
  mountLoads(api, registrations);
  mountSheet(api, registrations);
  mountLacking(api, registrations);
  mountForms(api, registrations);
  mountDrafts(api, registrations);
  mountWizards(api, registrations);
}

/** What other systems call, each call signed. */
function mountIntegration(scope: FastifyInstance, registrations: Registrations): void {
  const { services } = registrations;
  guardSigned(scope, services);
  answerOnce(scope, services);
  mountHandOver(scope, registrations);
  mountHandedOverFiles(scope, services);
  mountReview(scope, registrations);
}

/** What deletes what is kept for a time only. */
const tidyingOf = (definitions: LiveDefinitions): Tidying[] => [
  forgetWaiting,
  forgetOldAnswers,
  forgetOldCalls,
  noticeExpiries,
  forgetOldEvents,
  forgetUnusedDevices,
  forgetUnconfirmed,
  forgetEndedSessions({ definitions }),
  forgetsOldDrafts(definitions),
];

/** A server that is ready to listen. */
export interface Server {
  app: FastifyInstance;
  /** Ends the calls and e-mails under way, closes the database and frees its directory. */
  close: () => Promise<void>;
}

/** What stands beside the application and works on it. */
export interface Beside {
  demo: Demo;
  /** Takes commands of the operator while an embedded database is open. @returns stops that */
  takeCommands: (
    services: Services & { config: ServerConfig; createDemo: ReturnType<typeof demoCreator> },
  ) => Promise<() => Promise<void>>;
}

/** A demo without keys makes one of its own, so that it has drafts, too. */
function withDraftKeys(config: ServerConfig): ServerConfig {
  const hasToMake = config.demo && config.draftKeys.length === 0;
  return hasToMake ? { ...config, draftKeys: keptDraftKeys(config.dataDir) } : config;
}

const DEMO_CUSTOMERS =
  'This database has customers of the demo, whose password everybody knows: choose another DATA_DIR or DATABASE_URL.';

/**
 * Everything that comes before listening: the definitions, the lock on the embedded database, its tables and
 * documents, the application, the demo customers, the socket for commands, and the sending of e-mails.
 * @param definitions instead of those of the folder
 * @throws ConfigError with one sentence for the operator
 */
export async function prepareServer(
  config: ServerConfig,
  { demo, takeCommands }: Beside,
  definitions?: GivenDefinitions,
): Promise<Server> {
  const assets = findAssets();
  const clock = () => new Date();
  const { database, listen, close } = await openStorage(config, assets, (opened) =>
    seedDeclarations(opened, { assets, now: clock() }),
  );
  try {
    if (!config.demo && (await demo.isIn(database))) throw new ConfigError(DEMO_CUSTOMERS);
    const loaded = definitions
      ? onlyDefinitions(definitions, await newestNumber(database))
      : await prepareDefinitions(database, config, { now: clock(), tell: (words) => console.warn(words) });
    const parts = {
      database,
      config: withDraftKeys(config),
      definitions: loaded,
      assets,
      revisions: await keepRevisions(database, { assets, tenant: config.tenant, now: clock() }),
      clock,
      fetch: globalThis.fetch,
    };
    const app = await buildApp({ ...parts, demo, log: !config.demo });
    const services = { ...parts, tell: tellerOf(app) };
    if (config.demo) await demo.fill(app, services);
    const stopCommands = config.databaseUrl
      ? undefined
      : await takeCommands({ ...services, createDemo: demoCreator(demo) });
    const carrier = config.smtpUrl ? createSmtpCarrier({ url: config.smtpUrl, from: config.mailFrom }) : demo.carrier;
    const stopMail = startMailWorker(
      { database, carrier, clock, log: (event, message) => app.log.warn(event, message) },
      (error) => app.log.error({ err: error }, 'e-mails could not be read'),
    );
    const { integrationKey: master, webhookUrl: url } = config;
    const stopTelling =
      url && master
        ? startTelling(
            { database, clock, fetch: globalThis.fetch, url, master, log: (told, words) => app.log.warn(told, words) },
            (error) => app.log.error({ err: error }, 'events could not be read'),
          )
        : undefined;
    const stopTidying = startTidying(tidyingOf(loaded), { database, clock }, (error) =>
      app.log.error({ err: error }, 'what is too old could not be deleted'),
    );
    const stopLooking = config.scanner
      ? watchQuarantine(services, createScanner(config.scanner), (error) =>
          app.log.error({ err: error }, 'files could not be scanned'),
        )
      : undefined;
    const stopWatching = watchDefinitions(loaded, { listen, clock }, (error) =>
      app.log.error({ err: error }, 'new definitions could not be read'),
    );
    return {
      app,
      async close() {
        await stopCommands?.();
        await stopWatching();
        await endGently(app);
        await stopLooking?.();
        await stopTidying();
        await stopTelling?.();
        await stopMail();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

import type { FastifyInstance } from 'fastify';
import { mountHealth } from '../http/health';
import type { LogStream } from '../http/logging';
import { answerThisMachine } from '../http/loopback';
import type { CallMetrics } from '../http/metrics/calls';
import { openApp } from '../http/open';
import { serveOpenApi } from '../http/openapi/routes';
import { servePortal } from '../http/portal';
import type { Spans } from '../http/spans';
import { hashesOf } from '../lists/lists';
import type { Carrier } from '../mail/carrier';
import { createToldScanner } from '../outside/scanner/told';
import { describedCalls } from '../registration/described/calls';
import { findAssets } from '../storage/assets';
import type { ServerConfig } from '../storage/config';
import { onlyDefinitions } from '../storage/definitions/live';
import type { DefinitionFiles, Definitions, LiveDefinitions } from '../storage/definitions/types';
import { openFiles } from '../storage/files/files';
import { keepRevisions } from '../storage/revisions/keep';
import { type Tell, toLine } from '../storage/securityEvent';
import type { Services } from '../storage/services';
import { registrationsOf } from './registrations';
import { mountApi, mountIntegration } from './routes';

declare module 'fastify' {
  interface FastifyInstance {
    /** Looks at the files of customers; without a scanner nobody does. */
    scan: Services['scan'];
  }
}

/** What the demo adds to a server in demo mode. */
export interface Demo {
  /** Its pages, where e-mails are read and logins are listed. */
  mount: (app: FastifyInstance, services: Services) => Promise<void>;
  /** Its customers, by calls of the application. */
  fill: (app: FastifyInstance, services: Services & { config: ServerConfig }) => Promise<void>;
  /** Its customers that are missing, for whoever asks for them; their logins, and the calls that were refused. */
  create: (
    app: FastifyInstance,
    input: Pick<Services, 'database' | 'assets' | 'config'> & { now: Date },
  ) => Promise<{ logins: string[]; refused: string[] }>;
  /** Throws for a database with customers of a demo where none is asked for, and the other way round. */
  refuseOther: (database: Services['database'], config: Pick<ServerConfig, 'demo'>) => Promise<void>;
  /** What is done with e-mails in place of sending them. */
  carrier: Carrier;
}

/** Definitions that were not published, with what browsers load of them. */
export type GivenDefinitions = Definitions & { files?: DefinitionFiles };

/** What the application is made from; what is left out is the real thing. */
export type AppParts = Pick<Services, 'database' | 'config'> &
  Partial<Omit<Services, 'definitions'>> & {
    definitions: LiveDefinitions | GivenDefinitions;
    /** Logs to the standard output, or to this stream. */
    log?: boolean | LogStream;
    /** Counts its calls. */
    metrics?: CallMetrics | undefined;
    /** Tells a collector of them. */
    spans?: Spans | undefined;
    demo?: Demo;
  };

/** The whole application, not yet listening: `inject` calls it in memory. */
export async function buildApp(made: AppParts): Promise<FastifyInstance> {
  const { log = false, metrics, spans, demo, definitions, ...parts } = made;
  const { database, config, assets = findAssets(), clock = () => new Date() } = parts;
  const app = await openApp(config, log, { metrics, spans });
  const services: Services = {
    clock,
    tell: tellerOf(app),
    assets,
    fetch: globalThis.fetch,
    files: openFiles(config.files, database),
    scan: createToldScanner(config.scanner, (facts, words) => app.log.warn(facts, words)),
    definitions: 'current' in definitions ? definitions : onlyDefinitions(definitions),
    revisions: parts.revisions ?? (await keepRevisions(database, { ...tenantOf(config), assets, now: new Date() })),
    ...parts,
  };
  app.decorate('scan', services.scan);
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

const tenantOf = ({ tenant, tenantsDir }: Services['config']) => ({ tenant, tenantsDir });

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
export const tellerOf =
  (app: FastifyInstance): Tell =>
  (event, log = app.log) =>
    log.info(toLine(event), 'security');

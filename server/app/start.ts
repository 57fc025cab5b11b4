import type { FastifyInstance } from 'fastify';
import { seedDeclarations } from '../blocks/declarations/seed';
import { watchQuarantine } from '../blocks/documents/quarantine';
import { endBeside, endGently } from '../http/ending';
import { startSpans } from '../http/spans';
import type { Carrier } from '../mail/carrier';
import { createSmtpCarrier } from '../mail/smtp';
import { startMailWorker } from '../mail/worker';
import { startTelling } from '../outside/events/tell';
import { findAssets } from '../storage/assets';
import type { ServerConfig } from '../storage/config';
import { onlyDefinitions } from '../storage/definitions/live';
import { prepareDefinitions } from '../storage/definitions/prepare';
import { newestNumber } from '../storage/definitions/published';
import { watchDefinitions } from '../storage/definitions/watch';
import { keptDraftKeys } from '../storage/draftKeys';
import { openFiles } from '../storage/files/files';
import { prepareFolder } from '../storage/files/prepare';
import { keepRevisions } from '../storage/revisions/keep';
import type { Services } from '../storage/services';
import { createWatch, watchSpans } from '../storage/slowStatements';
import { openStorage } from '../storage/storage';
import { startTidying } from '../storage/tidying';
import { buildApp, type Demo, demoCreator, type GivenDefinitions, tellerOf } from './app';
import { callMetricsOf, startMetrics } from './metrics';
import { tidyingOf } from './tidying';

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

function carrierOf({ smtpUrl, now, mailFrom, smtpMayBePlain }: ServerConfig): Carrier | undefined {
  if (smtpUrl === undefined) return undefined;
  return createSmtpCarrier({ url: () => now.smtpUrl() ?? smtpUrl, from: mailFrom, mayBePlain: smtpMayBePlain });
}

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
  const watch = config.slowStatements > 0 ? createWatch(config.slowStatements) : undefined;
  const calls = callMetricsOf(config);
  const spans = config.spans ? await startSpans() : undefined;
  const { database, pool, listen, close } = await openStorage(
    {
      ...config,
      watch: spans ? watchSpans(watch) : watch,
      check: (opened) => demo.refuseOther(opened, config),
    },
    assets,
    (opened) => seedDeclarations(opened, { assets, now: clock() }),
  );
  try {
    const loaded = definitions
      ? onlyDefinitions(definitions, await newestNumber(database))
      : await prepareDefinitions(database, config, { now: clock(), tell: (words) => console.warn(words) });
    await prepareFolder(config.files);
    const files = openFiles(config.files, database);
    const parts = {
      database,
      files,
      config: withDraftKeys(config),
      definitions: loaded,
      assets,
      revisions: await keepRevisions(database, {
        assets,
        tenant: config.tenant,
        tenantsDir: config.tenantsDir,
        now: clock(),
      }),
      clock,
      fetch: globalThis.fetch,
    };
    const app = await buildApp({ ...parts, demo, metrics: calls, spans, log: !config.demo });
    watch?.tellTo((slow) => app.log.warn(slow, 'slow statement'));
    const figures = await startMetrics(config.metrics, { database, definitions: loaded, clock, pool, calls }, app.log);
    // One for uploads and for those that wait, so that it is told once.
    const { scan } = app;
    const services = { ...parts, scan, tell: tellerOf(app) };
    if (config.demo) await demo.fill(app, services);
    const stopCommands = config.databaseUrl
      ? undefined
      : await takeCommands({ ...services, createDemo: demoCreator(demo) });
    const carrier = carrierOf(config) ?? demo.carrier;
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
    const stopTidying = startTidying(tidyingOf(loaded, files, config.reminderDays), { database, clock }, (error) =>
      app.log.error({ err: error }, 'what is due could not be done'),
    );
    const stopLooking = scan
      ? watchQuarantine(services, scan, (error) => app.log.error({ err: error }, 'files could not be scanned'))
      : undefined;
    const stopWatching = watchDefinitions(loaded, { listen, clock }, (error) =>
      app.log.error({ err: error }, 'new definitions could not be read'),
    );
    return {
      app,
      async close() {
        // All at once: one that hangs keeps nobody from being told that the server ends, nor the others from ending.
        const stops = [stopCommands, stopWatching, stopLooking, stopTidying, stopTelling, stopMail];
        await Promise.all([endGently(app), endBeside(stops.map((stop) => stop?.()))]);
        await figures?.close();
        await spans?.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

import { eq } from 'drizzle-orm';
import { buildApp } from '../../server/app/app';
import { seedDeclarations } from '../../server/blocks/declarations/seed';
import type { Database } from '../../server/storage/database';
import { openDefinitions } from '../../server/storage/definitions/live';
import { loadDefinitions, readPackage } from '../../server/storage/definitions/load';
import type { LiveDefinitions } from '../../server/storage/definitions/types';
import { openDatabase } from '../../server/storage/open';
import { client, setting } from '../../server/storage/schema';
import { publishOver } from '../server/definitions/publishing';
import { addClient, openTestDatabase, TEST_CONFIG, tokenOf } from '../server/testServer';
import { startPrepared } from '../support/postgres/prepared';

type ClientValues = NonNullable<Parameters<typeof addClient>[1]>;

type Published = Parameters<typeof publishOver> extends [unknown, ...infer Rest] ? Rest : never;

/** The definitions of the build, as they are. */
export const BUILT = `${process.cwd()}/dist/definitions`;
/** Definitions that are published in the database, those of the build as the first version. */
export const PUBLISHED = Symbol('published');

/** The real server over the built portal, in the process of the test: it can be prepared, and its clock turned. */
export interface TestServer {
  url: string;
  /** For what no call of the API can prepare. */
  database: Database;
  /** A confirmed individual who has saved nothing, and a token of a session; `over` replaces what is to be different. */
  addClient(over?: ClientValues): Promise<{ id: string; token: string }>;
  /** Another session of a client, as on another device. */
  signInAgain(id: string): Promise<{ token: string }>;
  /** The address of another instance over the same database; of the same one where the storage is embedded. */
  openSecond(): Promise<string>;
  /** Stores a setting of schemas/settings.json by its name, in the words of its table: `'S'`. */
  setSetting(name: string, value: string): Promise<void>;
  /** Publishes a version of what was published; on every instance it is in force at once. */
  publish(...version: Published): Promise<number>;
  /** Lets the server's clock run on from this moment. */
  setTime(moment: Date): void;
  /** Empties the database, and sets the clock right again. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a server of its own for a worker, on a free port, with a database in memory or on this PostgreSQL server;
 * other definitions and another tenant on request.
 */
export async function startTestServer(
  definitionsDir: string | typeof PUBLISHED = BUILT,
  databaseUrl?: string,
  tenant = 'default',
): Promise<TestServer> {
  const { database, url: ownDatabase, reset, close } = await openTestDatabase(databaseUrl);
  let offset = 0;
  const clock = () => new Date(Date.now() + offset);
  await seedDeclarations(database, { assets: 'server', now: clock() });
  const config = {
    ...TEST_CONFIG,
    tenant,
    portalDir: `${process.cwd()}/dist/portal`,
  };
  const live: LiveDefinitions[] = [];
  const openLive = async (over: Database) => {
    const opened = await openDefinitions(over, clock());
    live.push(opened);
    return opened;
  };
  const publish = async (...version: Published) => {
    const number = await publishOver(database, ...version);
    for (const one of live) await one.refresh(clock());
    return number;
  };
  const given = definitionsDir === PUBLISHED ? undefined : await loadDefinitions(definitionsDir);
  if (!given) await publish(readPackage(BUILT));
  // The public services for addresses are out of reach, so that the bundled sample answers.
  const fetch = () => Promise.reject(new TypeError('no internet in tests'));
  const ends: (() => Promise<void>)[] = [];
  const startInstance = async (over: Database) => {
    const definitions = given ?? (await openLive(over));
    const app = await buildApp({ database: over, definitions, config, clock, fetch });
    ends.push(() => app.close());
    return app.listen({ host: '127.0.0.1', port: 0 });
  };
  const url = await startInstance(database);
  let second: Promise<string> | undefined;
  const startSecond = async (databaseOfBoth: string) => {
    const opened = await openDatabase({ url: databaseOfBoth, directory: '' });
    const secondUrl = await startInstance(opened.database);
    ends.push(opened.close);
    return secondUrl;
  };
  return {
    url,
    database,
    openSecond() {
      second ??= ownDatabase === undefined ? Promise.resolve(url) : startSecond(ownDatabase);
      return second;
    },
    async signInAgain(id) {
      const [found] = await database.select().from(client).where(eq(client.id, id));
      return { token: await tokenOf(database, found as never, clock()) };
    },
    async addClient(over) {
      const client = await addClient(database, over);
      return { id: client.id, token: await tokenOf(database, client, clock()) };
    },
    async setSetting(name, value) {
      const change = { target: setting.name, set: { value } };
      await database.insert(setting).values({ name, value }).onConflictDoUpdate(change);
    },
    publish,
    setTime(moment) {
      offset = moment.getTime() - Date.now();
    },
    async reset() {
      offset = 0;
      await reset();
    },
    async close() {
      for (const end of ends) await end();
      await close();
    },
  };
}

/** A server of its own, and for PostgreSQL a database server, as long as a fixture uses them. */
export async function useTestServer(
  storage: 'embedded' | 'postgres',
  definitions: typeof PUBLISHED | undefined,
  use: (server: TestServer) => Promise<void>,
): Promise<void> {
  const cluster = storage === 'postgres' ? await startPrepared() : undefined;
  const server = await startTestServer(definitions, cluster?.url);
  await use(server);
  await server.close();
  await cluster?.stop();
}

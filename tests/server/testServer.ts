import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { SettingDefinition } from '../../engine/core/definition/types';
import type { Json } from '../../engine/core/json';
import { hashInBrowser, protectPassword } from '../../server/access/password';
import { type Client, startSession } from '../../server/access/session';
import { type AppParts, buildApp } from '../../server/app';
import type { AppConfig } from '../../server/config';
import { type Database, openDatabase } from '../../server/database/open';
import { client } from '../../server/database/schema';
import type { Definitions } from '../../server/definitions';
import { DEFAULT_LIMITS } from '../../server/limits';
import { databaseImage } from '../support/embedded/image';
import { TEMPLATE } from '../support/postgres/prepared';

const { $schema: _schema, ...settings } = JSON.parse(readFileSync('schemas/settings.json', 'utf8'));

export const NO_WIZARDS: Definitions = { settings: settings as Record<string, SettingDefinition>, wizards: [] };

export const TEST_CONFIG: AppConfig = {
  demo: false,
  production: false,
  tenant: 'default',
  portalDir: '/nowhere',
  definitionsDir: '/nowhere',
  publicUrl: undefined,
  cepService: 'http://cep.test/{cep}',
  cnpjService: 'http://cnpj.test/{cnpj}',
  ipService: 'http://ip.test/',
  trustedProxies: 0,
  reminderDays: 30,
  limits: {
    ...DEFAULT_LIMITS,
    signInsPerMinute: 1_000,
    lookupsPerMinute: 1_000,
    requestsPerMinute: 1_000,
    openCallsPerMinute: 10_000,
  },
};

export const PASSWORD = 'Senha@123';

/** Each argon2 costs some milliseconds: all test clients share one. */
const protectedPassword = protectPassword(hashInBrowser(PASSWORD));

export interface TestDatabase {
  database: Database;
  /** Its address, when it is on a PostgreSQL server. */
  url: string | undefined;
  /** Brings the tables up to date, again. */
  migrate: () => Promise<void>;
  /** Empties every table but those of the documents to sign, which belong to no client. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * A database with all tables: the embedded one in memory, or, when `server` names a PostgreSQL server, a new
 * database there that is dropped on closing: a copy of the template, where the server has it.
 */
export async function openTestDatabase(server = process.env.TEST_DATABASE_URL): Promise<TestDatabase> {
  const own = server ? await createDatabase(server) : undefined;
  const opened = await openDatabase(
    own ? { url: own.url, directory: '' } : { directory: 'memory://', image: await databaseImage() },
  );
  const migrate = () => opened.migrate('server/drizzle');
  await migrate();
  return {
    database: opened.database,
    url: own?.url,
    migrate,
    reset: () =>
      opened.database.transaction(async (tx) => {
        // The triggers that guard the evidence of signatures sleep for this transaction only.
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(sql`truncate client, attempt, setting cascade`);
      }),
    close: async () => {
      await opened.close();
      await own?.drop();
    },
  };
}

async function createDatabase(server: string) {
  const { Client: Connection } = (await import('pg')).default;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const connection = new Connection({ connectionString: server });
    await connection.connect();
    const { rowCount } = await connection.query(statement);
    await connection.end();
    return rowCount;
  };
  const hasTemplate = await run(`select from pg_database where datname = '${TEMPLATE}'`);
  await run(`create database ${name}${hasTemplate ? ` template ${TEMPLATE}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

/** A client of the database; `over` replaces what a new, confirmed individual has. */
export async function addClient(database: Database, over: Partial<typeof client.$inferInsert> = {}): Promise<Client> {
  const [added] = await database
    .insert(client)
    .values({
      type: 1,
      name: 'Ana Maria Souza',
      document: '52998224725',
      email: 'ana@example.com',
      passwordHash: await protectedPassword,
      emailConfirmedAt: new Date(0),
      ...over,
    })
    .returning();
  return added as Client;
}

/** Calls an application in memory. */
export interface Caller {
  app: FastifyInstance;
  call: (
    call: string,
    options?: { token?: string; body?: Json; headers?: Record<string, string> },
  ) => Promise<{
    status: number;
    body: { data: Json; descricao?: string };
    headers: Record<string, unknown>;
    text: string;
  }>;
}

/** The application over this database; what is given replaces the parts of the test. */
export async function startApp(database: Database, parts: Partial<AppParts> = {}): Promise<Caller> {
  const app = await buildApp({ database, config: TEST_CONFIG, definitions: NO_WIZARDS, ...parts });
  return {
    app,
    async call(call, { token, body, headers = {} } = {}) {
      const [method, url] = call.split(' ') as ['GET' | 'POST', string];
      const authorization = token ? { authorization: `Bearer ${token}` } : {};
      const json = body === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await app.inject({
        method,
        url,
        headers: { ...authorization, ...json, ...headers },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
      const isJson = String(answer.headers['content-type']).includes('json');
      return {
        status: answer.statusCode,
        body: isJson ? answer.json() : { data: null },
        headers: answer.headers,
        text: answer.body,
      };
    },
  };
}

/** A token of a new session of this client. */
export function tokenOf(database: Database, { id }: Client, now = new Date()): Promise<string> {
  return startSession(database, id, now);
}

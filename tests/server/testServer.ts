import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SettingDefinition } from '../../engine/core/definition/types';
import type { Json } from '../../engine/core/json';
import { hashInBrowser, protectPassword } from '../../server/access/password';
import { startSession } from '../../server/access/sessions/session';
import { type AppParts, buildApp } from '../../server/app/app';
import { DEMO } from '../../server/demo/demo';
import type { Client } from '../../server/storage/client';
import type { AppConfig } from '../../server/storage/config';
import type { Database } from '../../server/storage/database';
import { onlyDefinitions } from '../../server/storage/definitions/live';
import type { Definitions } from '../../server/storage/definitions/types';
import { DEFAULT_LIMITS } from '../../server/storage/limits';
import type { FileRevisions } from '../../server/storage/revisions/keep';
import { client } from '../../server/storage/schema';

import { checkCalls } from './openapi/checked';

export { openTestDatabase, type TestDatabase } from './testDatabase';

const { $schema: _schema, ...settings } = JSON.parse(readFileSync('schemas/settings.json', 'utf8'));
const { types } = JSON.parse(readFileSync('schemas/types.json', 'utf8'));

/** The real settings and types of clients, and nothing to fill in. */
export const NO_WIZARDS: Definitions = {
  settings: settings as Record<string, SettingDefinition>,
  types,
  wizards: [],
};

/** The same, as a running server has them. */
export const LIVE_NO_WIZARDS = onlyDefinitions(NO_WIZARDS);

/** Of an application that is started over no database. */
export const NO_REVISIONS: FileRevisions = { numbers: { texts: {}, data: {} }, hash: '' };

export const TEST_CONFIG: AppConfig = {
  demo: false,
  tenant: 'default',
  serviceWorker: true,
  portalDir: '/nowhere',
  publicUrl: undefined,
  cepService: 'http://cep.test/{cep}',
  cnpjService: 'http://cnpj.test/{cnpj}',
  ipService: 'http://ip.test/',
  trustedProxies: 0,
  scanner: undefined,
  files: { way: 'database', folder: join(tmpdir(), 'ficha-test-files') },
  reminderDays: 30,
  validityMonths: 24,
  draftKeys: [{ id: 'test', secret: Buffer.alloc(32, 7) }],
  integrationKey: Buffer.alloc(32, 9),
  slowStatements: 0,
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
  const app = await buildApp({ database, config: TEST_CONFIG, definitions: NO_WIZARDS, demo: DEMO, ...parts });
  checkCalls(app);
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

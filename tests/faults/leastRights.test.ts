import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/root.mjs';
import { readCommand } from '../../server/admin/run';
import { seedDeclarations } from '../../server/blocks/declarations/seed';
import { readVariables } from '../../server/storage/config';
import { setting } from '../../server/storage/schema';
import { openStorage, type Storage } from '../../server/storage/storage';
import { compiledDefinitions } from '../server/compiledDefinitions';
import { addClient, type Caller, startApp, tokenOf } from '../server/testServer';
import { type Cluster, startCluster } from '../support/postgres/cluster';

const ASSETS = join(ROOT, 'server');
const USER = 'ficha server';
let cluster: Cluster;
let url: string;
const seed = (database: Storage['database']) => seedDeclarations(database, { assets: ASSETS, now: new Date() });
const open = (databaseUrl: string) => openStorage({ databaseUrl, dataDir: '' }, ASSETS, seed);

/** What the owner's command prints, or is refused with. */
async function migrate(...options: string[]): Promise<string[]> {
  const printed: string[] = [];
  const { database, close } = await open(cluster.url);
  try {
    const config = readVariables({ DATABASE_URL: cluster.url });
    const print = (line: string) => printed.push(line);
    await readCommand(['migrate', ...options])({ database, config, print } as never);
    return printed;
  } finally {
    await close();
  }
}

beforeAll(async () => {
  cluster = await startCluster();
  const own = new URL(cluster.url);
  [own.username, own.password] = [encodeURIComponent(USER), 'secret'];
  url = own.href;
  const { Client } = (await import('pg')).default;
  const owner = new Client({ connectionString: cluster.url });
  await owner.connect();
  await owner.query(`create role "${USER}" login password 'secret'`);
  await owner.end();
}, 60_000);
afterAll(async () => {
  await cluster?.stop();
});

describe('a user of PostgreSQL who owns no table', () => {
  it('is told in one sentence that another one has to bring the tables up to date', async () => {
    const refused = expect.objectContaining({
      name: 'ConfigError',
      message: expect.stringMatching(
        /^The user "ficha server" of the database may not bring its tables up to date.*owner\.$/,
      ),
    });
    await expect(open(url)).rejects.toThrow(refused);
    expect(await migrate()).toEqual(['The tables are up to date.']);
    await expect(open(url)).rejects.toThrow(refused);
  });

  it('serves once the owner has let it, and can neither change nor empty a table', async () => {
    await expect(migrate('--serve', 'nobody')).rejects.toThrow('PostgreSQL has no user "nobody": create it first.');
    expect(await migrate('--serve', USER)).toEqual([`The tables are up to date, and "${USER}" may serve from them.`]);
    const { database, close } = await open(url);
    let app: Caller | undefined;
    try {
      app = await startApp(database, { definitions: await compiledDefinitions() });
      const { id } = await addClient(database);
      const token = await tokenOf(database, { id } as never);
      const saved = await app.call('POST /api/PessoaFisica/dadosFinanceiros', { token, body: { BensImoveis: 10 } });
      expect(saved.status).toBe(200);
      await database.insert(setting).values({ name: 'autenticacao', value: '0' });
      const asked = ['PessoaFisica/dadosFinanceiros', 'cliente/usuario', 'formularios/pf'];
      for (const path of asked)
        expect([path, (await app.call(`GET /api/${path}`, { token })).status]).toEqual([path, 200]);
      expect((await app.app.inject('/ready')).json()).toMatchObject({ status: 'ready', migrations: 'ok' });
      for (const statement of [
        'truncate part',
        'drop table part',
        'alter table part add x int',
        'create table x (y int)',
      ]) {
        const error = await database.execute(sql.raw(statement)).then(
          () => undefined,
          ({ cause }) => cause.code,
        );
        expect([statement, error]).toEqual([statement, '42501']);
      }
    } finally {
      await app?.app.close();
      await close();
    }
  });
});

it('an embedded database has no users', async () => {
  const config = readVariables({});
  const run = readCommand(['migrate', '--serve', 'x']);
  await expect(run({ config } as never)).rejects.toThrow('Only PostgreSQL has users: --serve takes DATABASE_URL.');
});

import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { forgetsOrphans } from '../../../../server/blocks/documents/orphans';
import { openFiles } from '../../../../server/storage/files/files';
import { FILE_WAYS, type FileWay } from '../../../../server/storage/files/types';
import { client, document, waitingFile } from '../../../../server/storage/schema';
import { filesForTests } from '../../../support/files/ways';
import { minimalPdf } from '../../../support/minimalPdf';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { compiledDefinitions } from '../../compiledDefinitions';
import {
  addClient,
  type Caller,
  openTestDatabase,
  startApp,
  TEST_CONFIG,
  type TestDatabase,
  tokenOf,
} from '../../testServer';
import { record } from './files';

const { configOf, s3, folder } = filesForTests();
let store: TestDatabase;
const apps: Caller[] = [];
beforeAll(async () => {
  store = await openTestDatabase();
});
afterAll(async () => {
  for (const { app } of apps) await app.close();
  await store.close();
});

let token: string;
const LATER = () => new Date(Date.now() + 2 * 60 * 60_000);
beforeEach(async () => {
  await store.reset();
  await forgetsOrphans(openFiles(configOf('s3'), store.database))(store.database, LATER());
  token = await tokenOf(store.database, await addClient(store.database));
});

async function appOf(way: FileWay): Promise<Caller> {
  const config = { ...TEST_CONFIG, files: configOf(way) };
  const caller = await startApp(store.database, { definitions: await compiledDefinitions(), config });
  apps.push(caller);
  return caller;
}

const content = () => Buffer.concat([minimalPdf(400_000), Buffer.from(`%${randomBytes(8).toString('hex')}\n`)]);
const upload = ({ call }: Caller, bytes: Buffer) =>
  call('POST /api/cliente/documentos', {
    token,
    body: { documentos: [record({ FileDataString64: bytes.toString('base64') })] },
  });
const show = async ({ app }: Caller, guid: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ url: `/api/cliente/documentos?guid=${guid}`, headers })).rawPayload;
};
const count = async () => [await store.database.$count(document), await store.database.$count(waitingFile)];

describe.each(FILE_WAYS)('files that are kept by way of %s', (way) => {
  it('are given back byte for byte, picked and sent, and leave nothing of the call behind', async () => {
    const app = await appOf(way);
    const bytes = content();
    const picked = await app.call('POST /api/cliente/arquivos', {
      token,
      body: { FileName: 'a.pdf', FileDataString64: bytes.toString('base64') },
    });
    const { Id } = picked.body.data as JsonObject;
    const documentos = [record({ FileDataString64: `arquivo:${Id}` })];
    expect((await app.call('POST /api/cliente/documentos', { token, body: { documentos } })).status).toBe(200);
    expect((await show(app, String(Id))).equals(bytes)).toBe(true);
    const { body } = await upload(app, bytes);
    expect((await show(app, String((body.data as JsonObject).Guid))).equals(bytes)).toBe(true);
    expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
  });

  it('are given by a server that keeps new ones another way', async () => {
    const bytes = content();
    const { body } = await upload(await appOf(way), bytes);
    for (const other of FILE_WAYS) {
      expect((await show(await appOf(other), String((body.data as JsonObject).Guid))).equals(bytes)).toBe(true);
    }
  });

  it('are not kept when the registration takes none', async () => {
    const app = await appOf(way);
    const { stores } = openFiles(configOf(way), store.database);
    await store.database.update(client).set({ status: 4 });
    expect((await upload(app, content())).status).toBe(400);
    for await (const entry of stores[0].list()) expect(entry).toBeUndefined();
  });
});

describe('a folder that is gone', () => {
  it('is not made anew: what is mounted there is away, and nobody fills the disk below it', async () => {
    const own = temporaryFolder();
    const config = { ...TEST_CONFIG, files: { way: 'folder' as const, folder: own } };
    const app = await startApp(store.database, { definitions: await compiledDefinitions(), config });
    apps.push(app);
    expect((await upload(app, content())).status).toBe(200);
    renameSync(own, `${own}-away`);
    expect((await upload(app, content())).status).toBe(503);
    expect([(await app.app.inject('/ready')).statusCode, existsSync(own)]).toEqual([503, false]);
    renameSync(`${own}-away`, own);
    expect((await app.app.inject('/ready')).statusCode).toBe(200);
    expect((await upload(app, content())).status).toBe(200);
  });
});

describe('a bucket', () => {
  const AWAY = 'O serviço está indisponível no momento. Tente novamente em instantes.';
  const ready = async ({ app }: Caller) => {
    const { statusCode, body } = await app.inject('/ready');
    const { status, files } = JSON.parse(body);
    return [statusCode, status, files];
  };

  it('that is away is told in the own words, and keeps nothing; the file is taken once it is back', async () => {
    const app = await appOf('s3');
    expect(await ready(app)).toEqual([200, 'ready', 'ok']);
    s3().manner.is = 'busy';
    const refused = await upload(app, content());
    expect([refused.status, refused.body.descricao, refused.headers['retry-after']]).toEqual([503, AWAY, '5']);
    expect(await count()).toEqual([0, 0]);
    // Another application has not looked yet.
    expect(await ready(await appOf('s3'))).toEqual([503, 'unavailable', 'unreachable']);
    s3().manner.is = 'right';
    expect((await upload(app, content())).status).toBe(200);
    expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
  });

  it('that is full is told apart', async () => {
    const app = await appOf('s3');
    s3().manner.is = 'full';
    const { status, body } = await upload(app, content());
    s3().manner.is = 'right';
    expect([status, body.descricao]).toEqual([
      507,
      'Não há espaço para guardar arquivos no momento. Tente novamente mais tarde.',
    ]);
    expect(await count()).toEqual([0, 0]);
  });

  it('that is away when a file is deleted keeps nobody from it: the content goes with the next sweep', async () => {
    const app = await appOf('s3');
    const { body } = await upload(app, content());
    s3().manner.is = 'busy';
    const removed = await app.call('POST /api/cliente/documentos/excluir', { token, body: body.data });
    s3().manner.is = 'right';
    expect(removed.body.data).toBe(true);
    const files = openFiles(configOf('s3'), store.database);
    const left = async () => {
      const names: string[] = [];
      for await (const { name } of files.stores[0].list()) names.push(name);
      return names.length;
    };
    expect(await left()).toBe(1);
    await forgetsOrphans(files)(store.database, new Date());
    expect(await left()).toBe(1);
    await forgetsOrphans(files)(store.database, LATER());
    expect(await left()).toBe(0);
  });
});

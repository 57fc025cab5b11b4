import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { prepareServer } from '../../../server/app/start';
import { DEMO } from '../../../server/demo/demo';
import { readConfig } from '../../../server/storage/config';
import { openDatabase } from '../../../server/storage/open';
import { client, declarationTemplate, setting } from '../../../server/storage/schema';
import { dataFolder } from '../../support/embedded/dataFolder';
import { freePort } from '../../support/freePort';
import { temporaryFolder } from '../../support/temporaryFolder';
import { readFigures } from '../http/metrics/read';
import { addClient, NO_WIZARDS } from '../testServer';

const OUTSIDE = { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://ficha.test' };

async function serve(over: Record<string, string>, stopCommands = async () => {}) {
  const config = readConfig({ ...OUTSIDE, ...over, DATA_DIR: await dataFolder() });
  return prepareServer(config, { demo: DEMO, takeCommands: async () => stopCommands }, NO_WIZARDS);
}

it('a server has its figures at METRICS_PORT from its start to its end', async () => {
  const silent = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const port = await freePort();
  const { app, close } = await serve({ METRICS_PORT: String(port) });
  expect((await app.inject('/health')).statusCode).toBe(200);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const { lines } = readFigures(await answer.text());
  const health = { method: 'GET', route: '/health', status: '200' };
  expect(lines).toContainEqual({ name: 'ficha_calls_total', labels: health, value: 1 });
  expect(lines).toContainEqual({ name: 'ficha_database_read', labels: {}, value: 1 });
  await close();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  silent.mockRestore();
});

it('a server says that it ends while a command is still under way, and waits for it', async () => {
  const silent = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  let release = () => {};
  const command = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { app, close } = await serve({}, () => command);
  const readiness = async () => (await app.inject('/ready')).json().status;
  expect(await readiness()).toBe('ready');
  let hasEnded = false;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const ended = close().then(() => {
    hasEnded = true;
  });
  expect(await readiness()).toBe('ending');
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  expect(hasEnded).toBe(false);
  release();
  await ended;
  silent.mockRestore();
});

it.each([
  [{ FICHA_MODE: 'demo' }, 'ana@example.com', 'This database has customers who are not of the demo:'],
  [OUTSIDE, 'helena@example.com', 'This database has customers of the demo,'],
])('[O-53] a database of the other kind is refused before anything is put into it: %o', async (env, email, words) => {
  const DATA_DIR = await dataFolder();
  const open = () => openDatabase({ directory: join(DATA_DIR, 'database') });
  const before = await open();
  await addClient(before.database, { email });
  await before.close();
  const beside = { demo: DEMO, takeCommands: async () => async () => {} };
  await expect(prepareServer(readConfig({ ...env, DATA_DIR }), beside, NO_WIZARDS)).rejects.toThrow(words);
  const { database, close } = await open();
  const counts = await Promise.all([client, setting, declarationTemplate].map((table) => database.$count(table)));
  await close();
  expect(counts).toEqual([1, 0, 0]);
});

it('a folder for files that is none is told in one sentence', async () => {
  const folder = temporaryFolder({ 'files.txt': '' });
  await expect(serve({ FILES_DIR: `${folder}/files.txt` })).rejects.toThrow(
    `The folder for files ${folder}/files.txt may not be written by this user, or is none: choose another FILES_DIR.`,
  );
});

it.each(['PORT', 'METRICS_PORT'])(
  'a %s that is in use is told in one sentence, before anything is opened',
  async (name) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const DATA_DIR = temporaryFolder();
    const own = {
      FICHA_MODE: 'demo',
      NODE_ENV: 'test',
      PORT: String(await freePort()),
      [name]: String(port),
      DATA_DIR,
    };
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      env: { PATH: process.env.PATH, ...own },
      encoding: 'utf8',
    });
    other.close();
    expect([status, stderr.trim()]).toEqual([
      1,
      `Port ${port} is in use: stop the other program, or choose another ${name}.`,
    ]);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  },
);

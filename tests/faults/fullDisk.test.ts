import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { startSession } from '../../server/access/sessions/session';
import { buildApp } from '../../server/app/app';
import { openDatabase } from '../../server/storage/open';
import { waitingFile } from '../../server/storage/schema';
import { addClient, LIVE_NO_WIZARDS, NO_WIZARDS, TEST_CONFIG } from '../server/testServer';
import { dataFolder } from '../support/embedded/dataFolder';
import { freePort } from '../support/freePort';
import { startCluster } from '../support/postgres/cluster';
import { canMount as canMountDisk } from '../support/postgres/smallDisk';
import { temporaryFolder } from '../support/temporaryFolder';
import { startUploadServer, uploadOf } from '../support/uploads/run';

const MOUNTED = ['unshare', '--map-root-user', '--mount', 'sh', '-c'];
const mount = (folder: string, size: string) => `mount -t tmpfs -o size=${size} tmpfs ${folder}`;
const canMount = () => {
  const [command = '', ...words] = MOUNTED;
  return spawnSync(command, [...words, mount(temporaryFolder(), '1m')]).status === 0;
};

/** Definitions without a form. */
function definitionsFolder(): string {
  const folder = temporaryFolder();
  const { settings, types } = NO_WIZARDS;
  const index = { version: '1', settings, types, wizards: [], forms: [] };
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
  return folder;
}

it.skipIf(!canMount())(
  'a disk of files that is full is told in the own words, keeps nothing of the file, and what was kept before',
  async () => {
    const folder = temporaryFolder();
    const server = await startUploadServer({ way: 'folder', folder }, 1, (command) => [
      ...MOUNTED,
      `${mount(folder, '5m')} && exec ${command.map((word) => `'${word}'`).join(' ')}`,
    ]);
    try {
      const [token] = server.tokens;
      const send = (megabytes: number) => server.send(token, uploadOf(megabytes * 2 ** 20));
      expect((await send(3)).status).toBe(200);
      const { status, said } = await send(3);
      expect([status, JSON.parse(said)]).toMatchObject([
        507,
        {
          descricao: 'Não há espaço para guardar arquivos no momento. Tente novamente mais tarde.',
          codigo: 'SEM_ESPACO',
        },
      ]);
      // What did not fit takes no room any more.
      expect((await send(1)).status).toBe(200);
    } finally {
      server.end();
    }
  },
  120_000,
);

it('an embedded database whose log cannot be written ends its process at once, and has what it answered', async () => {
  const dataDir = await dataFolder();
  const hold = (name: string, size: string, most: string) => {
    const words = ['--import', './tests/torture/faults/inside.mjs', '--import', 'tsx', 'tests/faults/holder.ts'];
    return spawn(process.execPath, [...words, dataDir, name, size, most], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  };
  const first = hold('first', '4000', 'Infinity');
  try {
    const added: string[] = [];
    createInterface({ input: first.stdout as never }).on('line', (line) => {
      added.push(line);
      if (line === 'open') first.send({ quota: { folder: `${dataDir}/database`, left: 600_000 } });
    });
    const [[code], said] = await Promise.all([once(first, 'exit'), text(first.stderr as never)]);
    expect([code, said.trim()]).toEqual([
      1,
      'The embedded database cannot go on, most likely because its disk is full: what it answered is kept.',
    ]);
    const second = hold('second', '20', '1');
    const rows = JSON.parse((await text(second.stdout as never)).trim().split('\n').at(-1) as string);
    const kept = rows.find(({ name }: { name: string }) => name === 'first').count;
    expect(added.length).toBeGreaterThan(5);
    expect(kept).toBeGreaterThanOrEqual(added.length - 1);
  } finally {
    first.kill('SIGKILL');
  }
}, 60_000);

it.skipIf(!existsSync('/dev/full'))(
  'a full disk under the log: customers are served, it is said once, and the server ends when asked (/dev/full is of Linux)',
  async () => {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const outside = { NODE_ENV: 'production', PUBLIC_URL: address, SMTP_URL: 'smtp://127.0.0.1:1' };
    const own = { PORT: String(port), DATA_DIR: await dataFolder(), DEFINITIONS_DIR: definitionsFolder() };
    const full = openSync('/dev/full', 'w');
    const server = spawn(process.execPath, ['dist/server/main.js'], {
      env: { ...process.env, ...outside, ...own },
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    let said = '';
    server.stderr?.setEncoding('utf8').on('data', (words: string) => {
      said += words;
    });
    const ended = once(server, 'exit');
    try {
      const ask = () => fetch(`${address}/health`, { signal: AbortSignal.timeout(2_000) });
      for (let n = 0; n < 3; n++) {
        await vi.waitFor(async () => expect((await ask()).status).toBe(200), { timeout: 90_000, interval: 100 });
      }
      const told = 'The log cannot be written (ENOSPC): its lines are dropped until it can be again.';
      await vi.waitFor(() => expect(said).toContain(told));
      expect(said.split(told)).toHaveLength(2);
      server.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    } finally {
      server.kill('SIGKILL');
    }
  },
  120_000,
);

it.skipIf(!canMountDisk())(
  'a full disk of the database server: what needs room is told to come again, what was kept is there, and all goes on once there is room',
  async () => {
    const cluster = await startCluster({ keeps: true, disk: '192m' });
    const { database, migrate, close } = await openDatabase({ url: cluster.url, directory: '' });
    try {
      await migrate('server/drizzle');
      const app = await buildApp({ database, config: TEST_CONFIG, definitions: LIVE_NO_WIZARDS });
      const token = await startSession(database, (await addClient(database)).id, new Date());
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const send = () =>
        app.inject({ method: 'POST', url: '/api/cliente/arquivos', headers, payload: uploadOf(2 ** 20) });
      const before = [await send(), await send()].map(({ statusCode }) => statusCode);
      cluster.disk?.fill(0);
      const during = [];
      for (let n = 0; n < 40; n++) during.push(await send());
      const refused = during.filter(({ statusCode }) => statusCode !== 200);
      cluster.disk?.clear();
      // Its log may have found no room: then it has ended, as its operator sees.
      await expect
        .poll(
          async () => {
            if (!cluster.isRunning()) await cluster.start();
            return (await app.inject('/ready')).statusCode;
          },
          { timeout: 60_000, interval: 200 },
        )
        .toBe(200);
      expect(before).toEqual([200, 200]);
      expect(refused.length).toBeGreaterThan(0);
      expect(new Set(refused.map(({ statusCode, headers }) => `${statusCode} ${headers['retry-after']}`))).toEqual(
        new Set(['503 5']),
      );
      expect((await send()).statusCode).toBe(200);
      expect(await database.$count(waitingFile)).toBe(3 + during.length - refused.length);
      await app.close();
    } finally {
      await close();
      await cluster.stop();
    }
  },
  180_000,
);

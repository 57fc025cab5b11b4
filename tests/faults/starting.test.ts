import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStorage, type Storage } from '../../server/storage/storage';
import { dataFolder } from '../support/embedded/dataFolder';
import { freePort } from '../support/freePort';
import { type Cluster, startCluster } from '../support/postgres/cluster';

const open = (dataDir: string, databaseUrl?: string): Promise<Storage> =>
  openStorage({ databaseUrl, dataDir }, 'server', async () => {});

describe('a data directory', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'ficha-start-'));
  });

  it('that is a file', async () => {
    const file = join(directory, 'data');
    writeFileSync(file, 'x');
    await expect(open(file)).rejects.toThrow(`The data directory ${file} is no directory: choose another DATA_DIR.`);
  });

  it('that may not be written', () => {
    chmodSync(directory, 0o555);
    // Root writes wherever it likes: then somebody else has to try.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const started = ['--import', 'tsx', 'tests/faults/holder.ts', directory, 'first'];
    const { stderr } = spawnSync(process.execPath, started, { encoding: 'utf8', ...nobody });
    expect(stderr).toContain(
      `The data directory ${directory} may not be written by this user: allow it, or choose another DATA_DIR.`,
    );
    expect(readdirSync(directory)).toEqual([]);
  });

  it('with a damaged database, which is given free again', async () => {
    const dataDir = await dataFolder();
    truncateSync(join(dataDir, 'database/global/pg_control'), 10);
    await expect(open(dataDir)).rejects.toThrow(
      `The database in ${dataDir} is damaged and cannot be opened: restore a backup of it.`,
    );
    expect(readdirSync(dataDir)).not.toContain('server.lock');
  });

  it('with a database of a newer version, which is left as it is', async () => {
    const dataDir = await dataFolder();
    const { database, close } = await open(dataDir);
    await database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
    );
    await close();
    await expect(open(dataDir)).rejects.toThrow(
      'The database was written by a newer version of this server: start that version, or restore a backup of before.',
    );
  });
});

describe('a small disk', () => {
  const mounts = (size: string) => (directory: string, then: string) => [
    '--map-root-user',
    '--mount',
    'sh',
    '-c',
    `mount -t tmpfs -o size=${size} tmpfs ${directory} && ${then}`,
  ];
  const canMount = () => {
    const directory = mkdtempSync(join(tmpdir(), 'ficha-mount-'));
    return spawnSync('unshare', mounts('1m')(directory, 'true')).status === 0;
  };
  const HOLDER = `${process.execPath} --import tsx tests/faults/holder.ts`;

  it.skipIf(!canMount())('that is full before the start', () => {
    const directory = mkdtempSync(join(tmpdir(), 'ficha-full-'));
    const { stderr } = spawnSync('unshare', mounts('20m')(directory, `${HOLDER} ${directory} first`), {
      encoding: 'utf8',
    });
    expect(stderr).toMatch(
      /The disk with the data directory .* is full \(\d+ MiB are free\): make room for at least 64 MiB\./,
    );
  });

  it.skipIf(!canMount())(
    'that fills up: what was answered is kept, and is there once there is room',
    () => {
      const directory = mkdtempSync(join(tmpdir(), 'ficha-full-'));
      const steps = [
        `${HOLDER} ${directory} first 2000000 > ${directory}.first 2> ${directory}.errors || true`,
        `mount -o remount,size=600m ${directory}`,
        `timeout --signal TERM 60 ${HOLDER} ${directory} second 1 20 > ${directory}.second`,
      ];
      const ended = spawnSync('unshare', mounts('140m')(directory, steps.join(' && ')), { encoding: 'utf8' });
      expect(ended.stderr).toBe('');
      const said = (name: string) =>
        spawnSync('cat', [`${directory}.${name}`], { encoding: 'utf8' })
          .stdout.trim()
          .split('\n');
      const added = said('first').filter((line) => /^\d+$/.test(line)).length;
      expect(added).toBeGreaterThan(3);
      const counts = JSON.parse(said('second').at(-1) ?? '') as { name: string; count: number }[];
      expect(counts.find(({ name }) => name === 'first')?.count).toBeGreaterThanOrEqual(added);
    },
    120_000,
  );
});

describe('a database server', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  }, 60_000);
  afterAll(() => cluster?.stop());

  const at = (change: (url: URL) => void) => {
    const url = new URL(cluster.url);
    change(url);
    return { text: url.href, host: url.host };
  };

  it('that is not there', async () => {
    const port = await freePort();
    const { text, host } = at((url) => {
      url.port = String(port);
    });
    await expect(open('', text)).rejects.toThrow(
      `The database server at ${host} does not answer: start it, or correct DATABASE_URL.`,
    );
  });

  it('that refuses the user', async () => {
    const { text, host } = at((url) => {
      url.password = 'wrong';
    });
    await expect(open('', text)).rejects.toThrow(
      `The database server at ${host} refuses the user "postgres": correct DATABASE_URL.`,
    );
  });

  it('without the database', async () => {
    const { text, host } = at((url) => {
      url.pathname = '/nada';
    });
    await expect(open('', text)).rejects.toThrow(
      `The database server at ${host} has no database "nada": create it, or correct DATABASE_URL.`,
    );
  });
});

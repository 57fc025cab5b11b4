import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { freePort } from '../../support/freePort';
import { type Cluster, startCluster } from '../../support/postgres/cluster';
import { canMount } from '../../support/postgres/smallDisk';

export const STORAGES = ['embedded', 'postgres'] as const;
export type Storage = (typeof STORAGES)[number];

/** More than all that a long run writes. */
const DISK = '512m';

/** How long a server may take to be ready again. */
const READY_MS = 60_000;

/** The built server as a process to which anything may happen. */
export interface Product {
  address: string;
  port: number;
  /** Where its files are, and its database where that is embedded. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Of PostgreSQL alone. */
  cluster: Cluster | undefined;
  /** Milliseconds that its clock is ahead. */
  clock: () => number;
  setClock: (ahead: number) => Promise<void>;
  /** Bytes that may still be written below a folder of its data; without them the disk is large. */
  setQuota: (quota?: { folder: string; left: number }) => Promise<void>;
  isRunning: () => boolean;
  start: () => Promise<void>;
  signal: (signal: NodeJS.Signals) => void;
  /** Ends it, and waits for that. */
  end: (signal: NodeJS.Signals) => Promise<void>;
  /** Waits until it says that it can serve customers. @throws {Error} when it does not within a minute */
  ready: () => Promise<void>;
  /** What it wrote to the standard error since it was asked last. */
  errors: () => string;
  close: () => Promise<void>;
}

/** A product that is not started yet, over an empty folder, or a PostgreSQL of its own. */
export async function createProduct(storage: Storage, mailPort: number): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ficha-faults-'));
  const cluster =
    storage === 'postgres' ? await startCluster({ keeps: true, disk: canMount() ? DISK : undefined }) : undefined;
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const environment = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: cluster?.url ?? '',
    FILES: 'folder',
    DRAFT_KEYS: `faults:${randomBytes(32).toString('base64')}`,
    PUBLIC_URL: address,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    LOGINS_PER_MINUTE: '10000',
    REQUESTS_PER_MINUTE: '10000',
    OPEN_CALLS_PER_MINUTE: '100000',
  };
  let server: ChildProcess | undefined;
  let ahead = 0;
  let told = '';
  /** Until it has heard, or has ended: it may do so at any moment. */
  const tell = (message: object) =>
    new Promise<void>((resolve) => {
      const listener = server;
      if (!listener?.connected) return resolve();
      const done = () => {
        listener.off('message', done).off('disconnect', done);
        resolve();
      };
      listener.on('message', done).on('disconnect', done);
      listener.send(message, (error) => error && done());
    });
  const isRunning = () => server !== undefined && server.exitCode === null && server.signalCode === null;
  const product: Product = {
    address,
    port,
    dataDir,
    databaseUrl: cluster?.url,
    cluster,
    clock: () => ahead,
    async setClock(next) {
      ahead = next;
      await tell({ clock: next });
    },
    setQuota: (quota) => tell({ quota: quota ?? null }),
    isRunning,
    async start() {
      server = spawn(process.execPath, ['--import', './tests/torture/faults/inside.mjs', 'dist/server/main.js'], {
        cwd: ROOT,
        env: { ...process.env, ...environment, FAULTS_CLOCK: String(ahead) },
        // Its log, one line a call, is written and thrown away.
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      server.stderr?.setEncoding('utf8').on('data', (text: string) => {
        told += text;
      });
      await product.ready();
    },
    signal: (signal) => void server?.kill(signal),
    async end(signal) {
      if (!isRunning()) return;
      const exit = once(server as ChildProcess, 'exit');
      server?.kill(signal);
      await exit;
    },
    async ready() {
      for (const end = performance.now() + READY_MS; ; await wait(50)) {
        const answer = await fetch(`${address}/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
        if (answer?.ok) return;
        if (!isRunning()) throw new Error(`the server ended with ${server?.exitCode}: ${product.errors()}`);
        if (performance.now() > end) throw new Error(`the server is not ready: ${await answer?.text()}`);
      }
    },
    errors() {
      const said = told;
      told = '';
      return said;
    },
    async close() {
      await product.end('SIGKILL');
      await cluster?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return product;
}

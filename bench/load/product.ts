import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../scripts/lib/root.mjs';
import { startSession } from '../../server/access/sessions/session';
import type { Database } from '../../server/storage/database';
import { client } from '../../server/storage/schema';
import { openStorage } from '../../server/storage/storage';
import { freePort } from '../../tests/support/freePort';
import { startCluster } from '../../tests/support/postgres/cluster';

/** Somebody who is signed in, at one of the instances. */
export interface Customer {
  address: string;
  token: string;
}

/** The built product at work. */
export interface Product {
  customers: Customer[];
  /** Of PostgreSQL. */
  databaseUrl: string | undefined;
  /** The processes of its instances. */
  processes: number[];
  end: () => Promise<void>;
}

/** Starts the product outside demo mode with customers who have filled in nothing, spread over its instances. */
export async function startProduct({
  connections,
  postgres,
  instances: count = postgres ? 2 : 1,
}: {
  connections: number;
  postgres: boolean;
  instances?: number;
}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ficha-load-'));
  const cluster = postgres ? await startCluster() : undefined;
  const instances: Instance[] = [];
  const end = async () => {
    await Promise.all(instances.map((instance) => instance.end()));
    await cluster?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const tokens = await fill({ databaseUrl: cluster?.url, dataDir }, connections);
    const environment = {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: cluster?.url ?? '',
      DRAFT_KEYS: `load:${randomBytes(32).toString('base64')}`,
      PUBLIC_URL: 'http://localhost',
      // No e-mail is sent in a run.
      SMTP_URL: 'smtp://127.0.0.1:9',
    };
    for (const _ of Array(count)) instances.push(await startInstance(environment));
    const customers = tokens.map((token, index) => ({
      token,
      address: (instances[index % instances.length] as Instance).address,
    }));
    const processes = instances.map(({ process }) => process);
    return { customers, databaseUrl: cluster?.url, processes, end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function fill(place: { databaseUrl: string | undefined; dataDir: string }, count: number): Promise<string[]> {
  const { database, close } = await openStorage(place, join(ROOT, 'server'), async () => {});
  try {
    const tokens: string[] = [];
    for (const index of Array(count).keys()) tokens.push(await signedIn(database, index));
    return tokens;
  } finally {
    await close();
  }
}

async function signedIn(database: Database, index: number): Promise<string> {
  const now = new Date();
  const document = String(10_000_000_000 + index);
  const values = { type: 1, name: `Cliente ${index}`, document, email: `${index}@example.com`, emailConfirmedAt: now };
  const [added] = await database.insert(client).values(values).returning({ id: client.id });
  return startSession(database, (added as { id: string }).id, now);
}

/** A process of the built product. */
export interface Instance {
  address: string;
  /** Its id. */
  process: number;
  end: () => Promise<void>;
}

/** Starts one, with these variables besides those of this process. */
export async function startInstance(environment: Record<string, string>): Promise<Instance> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(ROOT, 'dist/server/main.js')], {
    cwd: ROOT,
    env: { ...process.env, ...environment, PORT: String(port) },
    // Its log, one line a call, is written and thrown away.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`The product ended with ${server.exitCode}.\n${told}`);
    await wait(50);
  }
  return { address, process: server.pid ?? 0, end: () => endOf(server) };
}

/** Asks a process to end, and waits for it. */
export async function endOf(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await exit;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Json } from '../../../engine/core/json';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { setting } from '../../../server/storage/schema';
import { openStorage } from '../../../server/storage/storage';
import { addClient, tokenOf } from '../../server/testServer';
import { freePort } from '../../support/freePort';

/** Somebody who registers. */
export interface Customer {
  document: string;
  /** Of a session of its own, to look past the browser. */
  token: string;
}

/** The built product as a process that can be killed, and come back with what it stored. */
export interface Product {
  address: string;
  customers: Customer[];
  start(): Promise<void>;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** What the API answers a customer. */
  call(customer: Customer, call: string, body?: Json): Promise<Json>;
  end(): Promise<void>;
}

/** Starts the product with customers who have filled in nothing. */
export async function startProduct(documents: readonly string[]): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ficha-drafts-'));
  const customers = await fill(dataDir, documents);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const environment = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DRAFT_KEYS: `torture:${randomBytes(32).toString('base64')}`,
    PUBLIC_URL: address,
    // No e-mail is sent in a run.
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOGINS_PER_MINUTE: '10000',
    OPEN_CALLS_PER_MINUTE: '100000',
  };
  let server: ChildProcess | undefined;
  const product: Product = {
    address,
    customers,
    async start() {
      server = await serve(environment, address);
    },
    async kill() {
      const process = server;
      server = undefined;
      if (!process || process.exitCode !== null) return;
      const exit = once(process, 'exit');
      process.kill('SIGKILL');
      await exit;
    },
    async call({ token }, call, body) {
      const [method = '', path = ''] = call.split(' ');
      const answer = await fetch(`${address}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${call}: ${answer.status} ${text}`);
      return JSON.parse(text).data;
    },
    async end() {
      await product.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await product.start();
  return product;
}

async function fill(dataDir: string, documents: readonly string[]): Promise<Customer[]> {
  const { database, close } = await openStorage(
    { databaseUrl: undefined, dataDir },
    join(ROOT, 'server'),
    async () => {},
  );
  try {
    // All customers are here from the start, and some are not heard of for hours.
    await database.insert(setting).values({ name: 'inatividade', value: '0' });
    const customers: Customer[] = [];
    for (const document of documents) {
      const client = await addClient(database, { document, email: `${document}@example.com` });
      customers.push({ document, token: await tokenOf(database, client) });
    }
    return customers;
  } finally {
    await close();
  }
}

async function serve(environment: Record<string, string>, address: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(ROOT, 'dist/server/main.js')], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    // Its log, one line a call, is written and thrown away.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  while (!(await fetch(address).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`The product ended with ${server.exitCode}.\n${told}`);
    await wait(50);
  }
  return server;
}

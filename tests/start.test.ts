import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findEval } from '../scripts/lib/evalUse.mjs';
import { ROOT } from '../scripts/lib/root.mjs';

/** Installing is not part of it, building may be; a build takes seconds. */
const START_TIMEOUT_MS = 120_000;

let server: ChildProcess;
let address: string;
let printed = '';
const dataDir = mkdtempSync(join(tmpdir(), 'ficha-start-'));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Asks until the server answers; fails at once when it ended instead. */
async function answer(): Promise<void> {
  while (server.exitCode === null) {
    if (await fetch(address).catch(() => undefined)) return;
    await wait(100);
  }
  throw new Error(`npm start ended with ${server.exitCode}:\n${printed}`);
}

beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const { NODE_ENV, VITEST, ...environment } = process.env;
  server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...environment, PORT: String(port), DATA_DIR: dataDir },
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk) => {
      printed += chunk;
    });
  }
  await answer();
}, START_TIMEOUT_MS);

afterAll(() => {
  server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

it('prints the address and logins that work', async () => {
  expect(printed).toContain(`http://localhost:${new URL(address).port}`);
  const [, email = '', password = ''] = /(\S+@\S+)\s+\d+\s+(\S+)/.exec(printed) ?? [];
  const Senha = createHash('sha256').update(password).digest('hex');
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Usuario: email, Senha, TipoCliente: 1 }),
  });
  expect(answer.status).toBe(200);
});

it('serves the portal, with every script in a file of its own', async () => {
  const page = await (await fetch(`${address}/login`)).text();
  const scripts = [...page.matchAll(/<script\b([^>]*)>/g)].map(
    ([, attributes = '']) => /src="([^"]+)"/.exec(attributes)?.[1],
  );
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    const answer = await fetch(new URL(script ?? 'inline script', address));
    expect(answer.headers.get('content-type')).toContain('javascript');
  }
});

it('serves the definitions and the API on the same port', async () => {
  const index = (await (await fetch(`${address}/definitions/index.json`)).json()) as { wizards: { url: string }[] };
  expect(index.wizards.length).toBeGreaterThan(0);
  for (const { url } of index.wizards) expect((await fetch(new URL(url, `${address}/definitions/`))).status).toBe(200);
  const refused = await fetch(`${address}/api/cliente/usuario`);
  expect(refused.status).toBe(401);
});

it('built no script that makes code from text, which the policy of the portal forbids', () => {
  expect(findEval(join(ROOT, 'dist/portal'))).toEqual([]);
  expect(findEval(join(ROOT, 'dist/definitions'))).toEqual([]);
});

it('ends with 0 on SIGTERM', async () => {
  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  expect(code).toBe(0);
  await expect(fetch(address)).rejects.toThrow();
});

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findEval } from '../scripts/lib/evalUse.mjs';
import { ROOT } from '../scripts/lib/root.mjs';
import { type RunningScript, runScript } from './support/runningScript';

let server: RunningScript;

/** It may have to build first. */
beforeAll(async () => {
  server = await runScript('start');
}, 120_000);

afterAll(() => server.kill());

it('prints the address and logins that work', async () => {
  expect(server.printed()).toContain(`http://localhost:${server.port}`);
  const [, email = '', password = ''] = /(\S+@\S+)\s+\d+\s+(\S+)/.exec(server.printed()) ?? [];
  const Senha = createHash('sha256').update(password).digest('hex');
  const answer = await fetch(`${server.address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Usuario: email, Senha, TipoCliente: 1 }),
  });
  expect(answer.status).toBe(200);
});

it('serves the portal, with every script in a file of its own', async () => {
  const page = await (await fetch(`${server.address}/login`)).text();
  const scripts = [...page.matchAll(/<script\b([^>]*)>/g)].map(
    ([, attributes = '']) => /src="([^"]+)"/.exec(attributes)?.[1],
  );
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    const answer = await fetch(new URL(script ?? 'inline script', server.address));
    expect(answer.headers.get('content-type')).toContain('javascript');
  }
});

it('serves the definitions and the API on the same port', async () => {
  const definitions = `${server.address}/definitions/`;
  const index = (await (await fetch(`${definitions}index.json`)).json()) as { wizards: { url: string }[] };
  expect(index.wizards.length).toBeGreaterThan(0);
  for (const { url } of index.wizards) expect((await fetch(new URL(url, definitions))).status).toBe(200);
  expect((await fetch(`${server.address}/api/cliente/usuario`)).status).toBe(401);
});

it('built no script that makes code from text, which the policy of the portal forbids', () => {
  expect(findEval(join(ROOT, 'dist/portal'))).toEqual([]);
  expect(findEval(join(ROOT, 'dist/definitions'))).toEqual([]);
});

it('ends with 0 on SIGTERM, and frees the port', async () => {
  expect(await server.end()).toBe(0);
  await expect(fetch(server.address)).rejects.toThrow();
});

import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findEval } from '../../scripts/lib/evalUse.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { type RunningScript, runScript } from '../support/runningScript';
import { temporaryFolder } from '../support/temporaryFolder';

const DATA_DIR = temporaryFolder();
let server: RunningScript;

/** It may have to build first. */
beforeAll(async () => {
  server = await runScript('start', { DATA_DIR });
}, 240_000);

afterAll(() => server.kill());

/** A sign-in with the first login that a server printed. */
async function loginAt({ printed, address }: RunningScript): Promise<{ status: number; token: string }> {
  const [, email = '', password = ''] = /(\S+@\S+)\s+\d+\s+(\S+)/.exec(printed()) ?? [];
  const Senha = createHash('sha256').update(password).digest('hex');
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Usuario: email, Senha, TipoCliente: 1 }),
  });
  const { data } = (await answer.json()) as { data: { BearerToken?: string } };
  return { status: answer.status, token: data.BearerToken ?? '' };
}

/** What a server answers of the draft of the customer who signs in; with `body` it is told something first. */
async function draftAt(running: RunningScript, body?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${(await loginAt(running)).token}`, 'content-type': 'application/json' };
  const path = `${running.address}/api/cliente/rascunhos/pf`;
  if (body) await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await (await fetch(path, { headers })).json()) as { data: unknown }).data;
}

it('npm start prints the address and logins that work', async () => {
  expect(server.printed()).toContain(`http://localhost:${server.port}`);
  expect(server.printed()).toMatch(/helena@example\.com\s+52998224725\s+Ficha@2026/);
  expect((await loginAt(server)).status).toBe(200);
});

const isScript = async (path: string) =>
  expect((await fetch(new URL(path, server.address))).headers.get('content-type')).toContain('javascript');

it('serves the portal, with every script in a file of its own', async () => {
  const page = await (await fetch(`${server.address}/Dashboard`)).text();
  const scripts = [...page.matchAll(/<script\b([^>]*)>/g)].map(
    ([, attributes = '']) => /src="([^"]+)"/.exec(attributes)?.[1],
  );
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) await isScript(script ?? 'inline script');
});

it('serves a login that names its script for when it is painted', async () => {
  const page = await (await fetch(`${server.address}/login`)).text();
  await isScript(/script\.src = "([^"]+)"/.exec(page)?.[1] ?? 'no script');
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

it('refuses a second one over the same data', async () => {
  await expect(runScript('start', { DATA_DIR })).rejects.toThrow(
    `scripts/start.mjs: ended with 1\nThe data directory ${DATA_DIR} is in use by process ${server.pid}: stop that process, or choose another DATA_DIR.\n`,
  );
});

it('ends with 0 on SIGTERM, frees the port, and keeps its data and its key of drafts for the next one', async () => {
  const draft = await draftAt(server, {
    Aparelho: { Id: 'phone-0001', Nome: 'Chrome no Android' },
    Versao: 'v1',
    Visto: 0,
    Mudancas: [{ Lugar: 'enderecos/Cep', Em: '2026-11-22T12:00:00.000Z', Conteudo: '01310' }],
  });
  expect(draft).toMatchObject({ Revisao: 1, Entradas: [{ Lugar: 'enderecos/Cep', Conteudo: '01310' }] });
  expect(statSync(join(DATA_DIR, 'draft.keys')).mode & 0o777).toBe(0o600);
  expect(await server.end()).toBe(0);
  await expect(fetch(server.address)).rejects.toThrow();
  server = await runScript('start', { DATA_DIR });
  expect((await loginAt(server)).status).toBe(200);
  expect(await draftAt(server)).toEqual(draft);
  expect(await server.end()).toBe(0);
});

it('[O-53] does not serve the customers of the demo to anybody else', async () => {
  const env = { DATA_DIR, SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://ficha.test' };
  await expect(runScript('start', env)).rejects.toThrow(
    'scripts/start.mjs: ended with 1\nDRAFT_KEYS is not set: what customers type and do not save is kept on their devices alone.\nThis database has customers of the demo, whose password everybody knows: choose another DATA_DIR or DATABASE_URL.\n',
  );
});

it.each([
  [{ NODE_ENV: 'Production' }, 'SMTP_URL and PUBLIC_URL must be set outside demo mode (FICHA_MODE=demo).'],
  [{ DEFINITIONS_DIR: '/nowhere' }, 'There are no compiled definitions in /nowhere: run "npm run build" first.'],
  [
    { DRAFT_KEYS: 'a:b' },
    'DRAFT_KEYS must list keys as id:key, separated by commas, each key the base64 of 32 bytes, but entry 1 is none.',
  ],
])('ends with one clear sentence when it cannot start: %o', async (env, sentence) => {
  await expect(runScript('start', env)).rejects.toThrow(`scripts/start.mjs: ended with 1\n${sentence}\n`);
});

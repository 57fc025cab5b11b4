import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningScript, runScript } from '../support/runningScript';

let server: RunningScript;

beforeAll(async () => {
  server = await runScript('dev');
}, 240_000);

afterAll(() => server.kill());

it('npm run dev serves the sources of the portal, the definitions and the API from one process on one port', async () => {
  const page = await (await fetch(`${server.address}/login`)).text();
  expect(page).toContain('src="/src/main.tsx"');
  const definitions = await fetch(`${server.address}/definitions/index.json`);
  expect(definitions.headers.get('content-type')).toContain('application/json');
  expect((await fetch(`${server.address}/api/cliente/usuario`)).status).toBe(401);
});

it('npm run dev puts into the portal what tells why a field is as it is', async () => {
  const page = await (await fetch(`${server.address}/login`)).text();
  const [script] = /\/studio\/portal\/[^"]+/.exec(page) ?? [];
  const served = await fetch(`${server.address}${script}`);
  expect(served.headers.get('content-type')).toContain('javascript');
  const tab = await fetch(`${server.address}/schemas/pf/produtos.json?tab&import`);
  expect(await tab.text()).toContain('"produtos"');
});

it('npm run dev serves the Estúdio to whoever has its address, and to no other site', async () => {
  await expect.poll(server.printed).toMatch(/Estúdio: \S+/);
  const address = /Estúdio: (\S+)/.exec(server.printed())?.[1] as string;
  const home = new URL('/estudio/', address);
  expect((await fetch(home)).status).toBe(403);
  const opened = await fetch(address, { redirect: 'manual' });
  expect(opened.status).toBe(303);
  const cookie = String(opened.headers.get('set-cookie')).split(';')[0] as string;
  expect(await (await fetch(home, { headers: { cookie } })).text()).toContain('<title>Ficha Estúdio</title>');
  const definitions = new URL('/estudio/api/definitions', address);
  expect((await fetch(definitions, { headers: { cookie } })).status).toBe(200);
  expect((await fetch(definitions, { headers: { cookie, origin: 'http://elsewhere.example' } })).status).toBe(403);
});

it('npm run dev ends with 0 on SIGTERM, and frees the port', async () => {
  expect(await server.end()).toBe(0);
  await expect(fetch(server.address)).rejects.toThrow();
});

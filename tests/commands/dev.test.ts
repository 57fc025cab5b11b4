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

it('npm run dev ends with 0 on SIGTERM, and frees the port', async () => {
  expect(await server.end()).toBe(0);
  await expect(fetch(server.address)).rejects.toThrow();
});

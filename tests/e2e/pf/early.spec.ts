import { expect, test } from '../fixtures';
import { field } from './form';

/** What a wizard opens with, each named by the server in its page. */
const CALLS = [
  '/definitions/index.json',
  '/api/cliente/usuario',
  '/api/consulta/configuracao-geral',
  '/api/formularios/pf',
];

test('a wizard has what it opens with asked for while its scripts come, once, and shows it', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await server.addClient());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // No script of the portal comes before the calls were made.
  let release = () => {};
  const scripts = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entry-*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/CadastroPF_Passo_1', { waitUntil: 'commit' });
  await expect.poll(() => CALLS.filter((call) => asked.includes(call))).toEqual(CALLS);
  release();
  await expect(field(page, 'Nome completo')).not.toHaveValue('');
  for (const call of CALLS) expect([call, asked.filter((path) => path === call).length]).toEqual([call, 1]);
});

test('an answer that did not come in time is asked for by the wizard itself', async ({ page, server, signIn }) => {
  await signIn(await server.addClient());
  let calls = 0;
  await page.route('**/api/formularios/pf', (route) => (++calls === 1 ? route.abort() : route.continue()));
  await page.goto('/CadastroPF_Passo_1');
  await expect(field(page, 'Nome completo')).not.toHaveValue('');
  expect(calls).toBe(2);
});

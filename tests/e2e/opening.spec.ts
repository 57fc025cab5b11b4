import type { Page } from '@playwright/test';
import { PASSWORD } from '../server/testServer';
import { expect, test } from './fixtures';
import { watchApi } from './pf/calls';
import { button, field, onTab } from './pf/form';
import { COMPANY } from './pj/stored';

const WIZARDS = [
  { id: 'pf', client: {}, tab: 'Pessoa Física', user: 'E-mail/CPF', first: 'Informações' },
  { id: 'pj', client: COMPANY, tab: 'Pessoa Jurídica', user: 'E-mail/CNPJ', first: 'Dados da Empresa' },
  {
    id: 'fundo',
    client: { type: 3, document: '11222333000181', name: 'Fundo Aurora' },
    tab: 'Fundos',
    user: 'E-mail/CNPJ',
    first: 'Dados Cadastrais',
  },
];

/** The tab stands, and nothing that it needs is on its way. */
async function ready(page: Page, title: string) {
  await onTab(page, title);
  await page.waitForLoadState('networkidle');
}

/** What is asked for under these addresses does not come until it is let go on. */
async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.fallback();
  });
  return goOn;
}

for (const { id, client, tab, user, first } of WIZARDS) {
  test(`at most 6 calls lead from the login to the open form of ${id}, and none of them is made twice`, async ({
    page,
    server,
  }) => {
    const { document = '52998224725' } = client as { document?: string };
    await server.addClient(client);
    await page.goto('/login');
    await page.getByRole('tab', { name: tab }).click();
    await field(page, user).fill(document);
    await field(page, 'Senha').fill(PASSWORD);
    await page.waitForLoadState('networkidle');
    const api = watchApi(page);
    await button(page, 'Entrar').click();
    await ready(page, first);
    const calls = api.names();
    expect(calls).toContain(`GET /formularios/${id}`);
    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(6);
    expect(new Set(calls).size).toBe(calls.length);
    const address = page.url();
    // What the page before asks for once it has nothing else to do is not of the next one.
    await page.goto('about:blank');
    api.forget();
    await page.goto(address);
    await ready(page, first);
    const again = api.names();
    expect(again.length, again.join('\n')).toBeLessThanOrEqual(6);
    expect(new Set(again).size, again.join('\n')).toBe(again.length);
  });
}

test('the definitions of a wizard come as one module, and one by one where that is not to be had', async ({
  page,
  server,
}) => {
  await server.addClient();
  const modules: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/definitions\/([\w.-]+)\.[0-9a-f]{8}\.js$/.exec(request.url()) ?? [];
    if (name) modules.push(name);
  });
  await page.goto('/login');
  await field(page, 'E-mail/CPF').fill('52998224725');
  await field(page, 'Senha').fill(PASSWORD);
  await button(page, 'Entrar').click();
  await ready(page, 'Informações');
  expect(modules).toEqual(['pf.all']);
  await page.route('**/definitions/*.all.*', (route) => route.abort());
  await page.reload();
  await ready(page, 'Informações');
  expect([...new Set(modules)]).toEqual(expect.arrayContaining(['pf', 'informacoes', 'produtos']));
});

test('long lists and the help that came once do not come again', async ({ page, server }) => {
  const session = await page.context().newCDPSession(page);
  const lists: { name: string; isKept: boolean }[] = [];
  session.on('Network.responseReceived', ({ response: { url, fromDiskCache = false } }) => {
    const { search } = new URL(url);
    if (/^\?v=[0-9a-f]{16}$/.test(search)) lists.push({ name: search, isKept: fromDiskCache });
  });
  await session.send('Network.enable');
  // A test before this one may have had the list.
  await session.send('Network.clearBrowserCache');
  await server.addClient();
  await page.goto('/login');
  await field(page, 'E-mail/CPF').fill('52998224725');
  await field(page, 'Senha').fill(PASSWORD);
  await button(page, 'Entrar').click();
  await ready(page, 'Informações');
  // It is asked for when there is nothing else to do, which a busy machine puts off.
  const namesOf = (some: typeof lists) => some.map(({ name, isKept }) => `${name} ${isKept}`).sort();
  const fresh = expect.stringMatching(/ false$/);
  // The occupations, and the help of the sections.
  await expect.poll(() => namesOf(lists), { timeout: 20_000 }).toEqual([fresh, fresh]);
  const kept = namesOf(lists.map((list) => ({ ...list, isKept: true })));
  await page.reload();
  await ready(page, 'Informações');
  await expect.poll(() => namesOf(lists.slice(2)), { timeout: 20_000 }).toEqual(kept);
});

test('whose portal it is stands where nothing is drawn before its script came, and goes with the first page', async ({
  page,
}) => {
  const goOn = await holdBack(page, /\/assets\/entry-[^/]*\.js$/);
  const opening = () => page.evaluate(() => getComputedStyle(document.documentElement, '::before').content);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(opening).toBe('"Andorinha"');
  goOn();
  await expect(button(page, 'Entrar')).toBeVisible();
  expect(await opening()).toBe('none');
});

test('what a page will load comes with the page: no script of a wizard waits for another one', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await server.addClient());
  const text = await (await page.request.get('/CadastroPF_Passo_1')).text();
  const inHead = /<(?:link rel="modulepreload"|script type="module")[^>]* (?:href|src)="([^"]+)"/g;
  // What the first script of the page asks for, while the others come.
  const early = [...text.matchAll(/<meta name="(?:early|later)-files" content="([^"]+)">/g)].join();
  const named = [...text.matchAll(inHead), ...early.matchAll(/&quot;([^&]+)&quot;/g)].map(([, path]) => path);
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(assets|definitions)\/.*\.js$/.test(pathname)) loaded.push(pathname);
  });
  await page.goto('/CadastroPF_Passo_1');
  await ready(page, 'Informações');
  const first = loaded.filter((path) => /^\/(definitions|assets\/(calls|open|entry|pages|models)-)/.test(path));
  expect(first.length).toBeGreaterThan(5);
  expect(first.filter((path) => !named.includes(path))).toEqual([]);
});

test('a wizard is opened before there is anything that could draw it, and none of its calls is made twice', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await server.addClient());
  // Nobody asks ahead of the scripts, and React does not come.
  await page.route(/\/assets\/theme-[^/]*\.js$/, (route) => route.abort());
  const goOn = await holdBack(page, /\/assets\/entry-[^/]*\.js$/);
  const api = watchApi(page);
  await page.goto('/CadastroPF_Passo_1', { waitUntil: 'commit' });
  await expect.poll(() => api.names()).toContain('GET /formularios/pf');
  await expect(page.locator('#portal')).toBeEmpty();
  goOn();
  await ready(page, 'Informações');
  await expect(field(page, 'Nome do pai')).toBeVisible();
  const calls = api.names();
  expect(new Set(calls).size, calls.join('\n')).toBe(calls.length);
});

test('the dashboard has its scripts, its definitions and what stands on it asked for before a script asks', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await server.addClient({ status: 2 }));
  await page.route(/\/assets\/entry-[^/]*\.js$/, (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/[.-][\w-]{8}\.js$/, '')));
  await page.goto('/');
  await expect
    .poll(() => asked)
    .toEqual(
      expect.arrayContaining([
        '/assets/pages',
        '/assets/dashboard',
        '/api/cliente/usuario',
        '/api/cliente/usuario/secoes',
        '/api/suitability',
        '/definitions/pf',
      ]),
    );
  // Nobody is logged in.
  await page.evaluate(() => localStorage.clear());
  asked.length = 0;
  await page.goto('/');
  await expect.poll(() => asked).toContain('/definitions/index.json');
  expect(asked.filter((path) => /pages|dashboard|usuario|suitability|pf/.test(path))).toEqual([]);
});

test('the database of the device is opened while the record of the customer is on its way', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await server.addClient());
  const goOn = await holdBack(page, '**/api/cliente/usuario');
  await page.goto('/CadastroPF_Passo_1');
  const kept = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(kept).toEqual(['shelter']);
  goOn();
  await onTab(page, 'Informações');
});

test('an answer that nobody has asked for when somebody acts is not used any more', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await server.addClient());
  const waiting = () => page.evaluate(() => window.early?.size);
  for (const act of [() => page.keyboard.press('Tab'), () => page.mouse.click(5, 5)]) {
    // What stands on the dashboard, which leads to the wizard here.
    await page.goto('/');
    // Nothing is on its way, those included.
    await ready(page, 'Informações');
    expect(await waiting()).toBe(2);
    await act();
    expect(await waiting()).toBe(0);
  }
});

test('behind the login the first formats of the browser are made on another thread, which ends then', async ({
  page,
  server,
  signIn,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await signIn(await server.addClient());
  const [thread] = await Promise.all([page.waitForEvent('worker'), page.goto('/')]);
  expect(new URL(thread.url()).pathname).toMatch(/^\/assets\/makeFormats-/);
  await expect.poll(() => page.workers()).toEqual([]);
  expect(refused).toEqual([]);
});

test('the letters come after what a page is used with', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const goOn = await holdBack(page, /\/assets\/public-[^/]*\.js$/);
  const letters = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await page.goto('/CadastroInicio', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Comece seu cadastro' })).toBeVisible();
  expect(await letters()).toMatch(/^"Inter Stand-in"/);
  await page.waitForLoadState('domcontentloaded');
  expect(asked.filter((path) => path.endsWith('.woff2'))).toEqual([]);
  goOn();
  await expect(page.getByRole('combobox').or(page.getByRole('textbox')).first()).toBeVisible();
  await expect.poll(letters).toMatch(/^"Inter Variable"/);
  await expect
    .poll(() => asked.findLastIndex((path) => path.endsWith('.woff2')))
    .toBeGreaterThan(asked.findIndex((path) => path.startsWith('/assets/public-')));
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('who comes again has the letters at once', async ({ page }) => {
    await page.addInitScript(() => {
      const watcher = new MutationObserver(() => Object.assign(window, { waited: true }));
      watcher.observe(document, { subtree: true, attributeFilter: ['data-letters'] });
    });
    const waited = () => page.evaluate(() => 'waited' in window);
    await page.goto('/login');
    await expect(button(page, 'Entrar')).toBeVisible();
    await expect.poll(waited).toBe(true);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.reload();
    await expect(button(page, 'Entrar')).toBeVisible();
    expect(await waited()).toBe(false);
  });
});

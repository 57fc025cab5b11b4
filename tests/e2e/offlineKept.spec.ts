import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startDeployed } from './deployed';
import { expect, test } from './fixtures';
import { untilKept } from './kept';
import { button, onTab, openTab } from './pf/form';

test.use({ serviceWorkers: 'allow' });

const DAY_MS = 24 * 60 * 60 * 1000;
const isThere = (page: Page) => page.getByRole('heading', { level: 1, name: 'Informações', exact: true });
const caches = (page: Page) => page.evaluate(() => window.caches.keys());

/** A copy of the built portal whose page and worker are those of another build. */
function anotherBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-build-'));
  // What was compressed would tell of the files as they were.
  cpSync('dist/portal', folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const change = (name: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(join(folder, name), text.replace(from, to));
  };
  change('index.html', '<head>', '<head><meta name="build" content="another">');
  change('worker.js', /portal-/, 'portal-another-');
  return folder;
}

test('what was kept of a client is not shown after a logoff, even with the token of before', async ({
  page,
  context,
  server,
  signIn,
}) => {
  const client = await server.addClient();
  await signIn(client);
  await openTab(page, 'Informações');
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await onTab(page, 'Informações');
  await context.setOffline(false);
  await expect(page.getByText('Você está sem conexão desde')).toBeHidden();
  await page.getByRole('button', { name: /Abrir menu da conta/ }).click();
  await button(page, 'Logoff').click();
  await expect(page).toHaveURL(/\/login$/);
  await context.setOffline(true);
  await page.evaluate((token) => localStorage.setItem('token', token), client.token);
  await page.goto('/CadastroPF_Passo_1');
  await expect(
    page.getByText('Você está sem conexão desde').or(button(page, 'Tentar novamente')).first(),
  ).toBeVisible();
  await expect(isThere(page)).toBeHidden();
  await expect(page.getByText('Ana Maria Souza')).toBeHidden();
});

test('what was kept stands in for six days and not for eight', async ({ page, context, server, signIn }) => {
  await signIn(await server.addClient());
  await openTab(page, 'Informações');
  await untilKept(page);
  const now = Date.now();
  await context.setOffline(true);
  await page.clock.setSystemTime(now + 6 * DAY_MS);
  await page.reload();
  await onTab(page, 'Informações');
  await page.clock.setSystemTime(now + 8 * DAY_MS);
  await page.reload();
  await expect(
    page.getByText('Você está sem conexão desde').or(button(page, 'Tentar novamente')).first(),
  ).toBeVisible();
  await expect(isThere(page)).toBeHidden();
  await expect(page.getByText('Ana Maria Souza')).toBeHidden();
});

test('the page of another institution is its own without a connection too', async ({
  page,
  context,
  server,
  signIn,
}) => {
  const deployed = await startDeployed(server, { tenant: 'ipe' });
  try {
    await signIn(await server.addClient());
    await page.goto(`${deployed.url}/CadastroPF_Passo_1`);
    await onTab(page, 'Informações');
    await untilKept(page);
    // A page of the server that is no screen of the portal is not kept in its place.
    await page.goto(`${deployed.url}/openapi`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await page.goto(`${deployed.url}/CadastroPF_Passo_1`);
    await onTab(page, 'Informações');
    await expect(page.locator('html')).toHaveAttribute('data-tenant', 'ipe');
    await expect(page.getByRole('banner')).toContainText('Ipê Roxo');
  } finally {
    await deployed.close();
  }
});

test('after a deploy the new build is what opens without a connection, and nothing of the old one is left', async ({
  page,
  context,
  server,
  signIn,
}) => {
  test.slow();
  const folder = anotherBuild();
  const deployed = await startDeployed(server, {});
  const build = page.locator('meta[name=build]');
  try {
    await signIn(await server.addClient());
    await page.goto(`${deployed.url}/CadastroPF_Passo_1`);
    await onTab(page, 'Informações');
    await untilKept(page);
    const [before] = (await caches(page)).filter((name) => name.startsWith('portal-'));
    await deployed.deploy({ portalDir: folder });
    // The page comes from the server first: it is never held back by what is kept.
    await page.reload();
    await onTab(page, 'Informações');
    await expect(build).toHaveCount(1);
    await expect
      .poll(() => caches(page), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['definitions', before?.replace('portal-', 'portal-another-')]));
    await expect.poll(() => caches(page)).toHaveLength(2);
    await untilKept(page);
    await context.setOffline(true);
    await page.reload();
    await onTab(page, 'Informações');
    await expect(build).toHaveCount(1);
  } finally {
    await deployed.close();
    rmSync(folder, { recursive: true });
  }
});

import type { Page } from '@playwright/test';
import { findViolations } from './accessibility';
import { expect, test } from './fixtures';
import { watchApi } from './pf/calls';
import { button, field, fill, next, onTab, openTab, storeUpTo } from './pf/form';

test.use({ serviceWorkers: 'allow' });

/** The files are on the device, and the answers too. */
const untilKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const isWhole = async () => {
      const names = await caches.keys();
      const caught = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
      return names.length === 2 && caught.every((count) => count > 2);
    };
    while (!(await isWhole())) await new Promise((resolve) => setTimeout(resolve, 200));
  });

test('[ACC-SESS-02] what the server had been told before is there without a connection too', async ({
  page,
  context,
  server,
  signIn,
}) => {
  test.slow();
  await signIn(await server.addClient());
  await openTab(page, 'Informações');
  await untilKept(page);
  const isTold = page.waitForResponse(/rascunhos\/pf$/);
  await fill(page, 'Nome do pai', 'José Duarte');
  await isTold;
  await expect(page.getByRole('banner').getByText('Tudo salvo', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await onTab(page, 'Informações');
  await expect(field(page, 'Nome do pai')).toHaveValue('José Duarte');
});

test('[ACC-SESS-02] what was typed without a connection goes out as soon as there is one, however long it took', async ({
  page,
  context,
  server,
  signIn,
}) => {
  await signIn(await server.addClient());
  await page.clock.install();
  await openTab(page, 'Informações');
  await context.setOffline(true);
  await fill(page, 'Nome do pai', 'José Duarte');
  const note = page.getByRole('banner').getByText('Sem conexão: guardado neste aparelho', { exact: true });
  await page.clock.runFor(1_000);
  await expect(note).toBeVisible();
  // Another try is far off now, and the clock stands still.
  for (let times = 0; times < 5; times += 1) await page.clock.runFor(20_000);
  await page.clock.pauseAt(Date.now() + 600_000);
  const isTold = page.waitForResponse(/rascunhos\/pf$/);
  await context.setOffline(false);
  await isTold;
  await expect(note).toBeHidden();
});

test('without a connection the page opens, typing goes on and saves wait; then all goes out in order, once', async ({
  page,
  context,
  server,
  signIn,
}) => {
  test.slow();
  const client = await server.addClient();
  await storeUpTo(server, client, 4);
  await signIn(client);
  await openTab(page, 'Endereços');
  await untilKept(page);
  await page
    .getByRole('button', { name: /Informações/ })
    .first()
    .click();
  await onTab(page, 'Informações');

  await context.setOffline(true);
  await expect(page.getByText('Você está sem conexão desde')).toBeVisible();
  await fill(page, 'Nome do pai', 'José Duarte');
  await next(page);
  await onTab(page, 'Procuradores');
  await expect(page.getByRole('status').filter({ hasText: 'A etapa Informações está na fila' })).toBeVisible();
  const queue = page.getByRole('region', { name: 'Na fila para enviar' });
  await expect(queue.getByRole('listitem')).toHaveText([/^InformaçõesSalvo por você às \d\d:\d\dNa fila$/]);
  expect(await findViolations(page)).toEqual([]);
  await next(page);
  await onTab(page, 'Dados Financeiros');
  await expect(page.getByRole('alertdialog')).toBeHidden();

  await page.reload();
  await onTab(page, 'Dados Financeiros');
  await expect(page.getByText(/Você está sem conexão desde .* Dados de /)).toBeVisible();
  await expect(queue.getByRole('listitem')).toHaveCount(1);
  await page
    .getByRole('button', { name: /Informações/ })
    .first()
    .click();
  await expect(field(page, 'Nome do pai')).toHaveValue('José Duarte');

  const api = watchApi(page);
  await context.setOffline(false);
  await expect(queue).toBeHidden();
  await expect(page.getByText('Você está sem conexão desde')).toBeHidden();
  const saved = api.changes().filter(({ call }) => !/rascunhos/.test(call));
  expect(saved).toMatchObject([{ call: 'POST /PessoaFisica/informacaoBasica', body: { NomePai: 'José Duarte' } }]);
  await page.reload();
  await onTab(page, 'Informações');
  await expect(field(page, 'Nome do pai')).toHaveValue('José Duarte');
  await expect(button(page, 'Avançar')).toBeVisible();
});

import { findViolations } from './accessibility';
import { expect, test } from './fixtures';
import { watchApi } from './pf/calls';
import { button, field, fill, next, onTab, openTab, storeUpTo } from './pf/form';

test.use({ serviceWorkers: 'allow' });

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
  // The files are on the device, and the answers too.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const isWhole = async () => {
      const names = await caches.keys();
      const caught = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
      return names.length === 2 && caught.every((count) => count > 2);
    };
    while (!(await isWhole())) await new Promise((resolve) => setTimeout(resolve, 200));
  });
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

import { findViolations } from './accessibility';
import { expect, test } from './fixtures';
import { untilKept } from './kept';
import { callApi, watchApi } from './pf/calls';
import { button, closeDialog, field, fill, fillAll, next, onTab, openTab, storeUpTo } from './pf/form';
import { account, goBack, SAVED } from './pf/lists';
import { addRegistered, onOverview, openTile, tile } from './pf/registered';

test.use({ serviceWorkers: 'allow' });

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

test('several parts and rows of a list go out in order, once, also when an answer is lost in the middle', async ({
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
  await goBack(page, 'Dados Bancários');
  await expect(account(page, 'Conta principal').getByRole('combobox', { name: 'Banco' })).toHaveValue(/ITAÚ/);
  await goBack(page, 'Informações');

  await context.setOffline(true);
  await fill(page, 'Nome do pai', 'José Duarte');
  await next(page);
  await onTab(page, 'Procuradores');
  await next(page);
  await onTab(page, 'Dados Financeiros');
  await fill(page, 'Remuneração mensal', '20.000,00');
  await next(page);
  await onTab(page, 'Dados Bancários');
  for (const [index, number] of ['5550', '5551'].entries()) {
    await button(page, 'Adicionar outra conta').click();
    const row = account(page, `Conta adicional ${index + 1}`);
    await field(row, 'Banco').fill('itau');
    await row.getByRole('listbox').getByRole('option').first().click();
    await fillAll(row, { Agência: '0182', Conta: number, 'Dígito da conta': '1' });
  }
  await next(page);
  await onTab(page, 'Endereços');
  const queue = page.getByRole('region', { name: 'Na fila para enviar' });
  await expect(queue.getByRole('listitem')).toHaveText([/^Informações/, /^Dados Financeiros/, /^Dados Bancários/]);

  // The server does what it is asked, and the connection is lost again before it has said so.
  const isLost = new Promise<void>((resolve) => {
    let isFirst = true;
    void page.route('**/api/PessoaFisica/dadosBancarios', async (route) => {
      if (route.request().method() !== 'POST' || !isFirst) return route.fallback();
      isFirst = false;
      await route.fetch();
      await context.setOffline(true);
      await route.abort();
      resolve();
    });
  });
  const api = watchApi(page);
  await context.setOffline(false);
  await isLost;
  await expect(queue.getByRole('listitem')).toHaveText([/^Dados Bancários/]);
  expect(await callApi(server, client, 'GET /PessoaFisica/dadosBancarios')).toHaveLength(3);
  await context.setOffline(false);
  await expect(queue).toBeHidden();
  const saved = api.changes().map(({ call }) => call);
  expect(saved.slice(0, 3)).toEqual([
    'POST /PessoaFisica/informacaoBasica',
    'POST /PessoaFisica/dadosFinanceiros',
    'POST /PessoaFisica/dadosBancarios',
  ]);
  expect(new Set(saved.slice(3))).toEqual(new Set(['POST /PessoaFisica/dadosBancarios']));
  const numbers = (await callApi(server, client, 'GET /PessoaFisica/dadosBancarios')) as { ContaCorrente: string }[];
  expect(numbers.map(({ ContaCorrente }) => ContaCorrente)).toEqual(['40733', '5550', '5551']);
  expect(await callApi(server, client, 'GET /PessoaFisica/informacaoBasica')).toMatchObject({ NomePai: 'José Duarte' });
  expect(await callApi(server, client, 'GET /PessoaFisica/dadosFinanceiros')).toMatchObject({
    RemuneracaoMensal: 20000,
  });
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await goBack(page, 'Dados Bancários');
  await expect(account(page, 'Conta adicional 2')).toBeVisible();
  await expect(account(page, 'Conta adicional 3')).toBeHidden();
});

test('a section that is opened alone waits with its save, which is told once there is a connection', async ({
  page,
  context,
  server,
  signIn,
}) => {
  const client = await addRegistered(server, { status: 2 });
  await signIn(client);
  await page.goto('/');
  await openTile(page, 4);
  await untilKept(page);
  await context.setOffline(true);
  await page.getByRole('region', { name: 'Endereço residencial' }).getByLabel('Número').fill('2000');
  await button(page, 'Salvar').click();
  const queue = page.getByRole('region', { name: 'Na fila para enviar' });
  await expect(queue.getByRole('listitem')).toHaveText([/^EndereçosSalvo por você às \d\d:\d\dNa fila$/]);
  await expect(page.getByRole('status').filter({ hasText: 'A etapa Endereços está na fila' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
  await context.setOffline(false);
  await closeDialog(page, SAVED);
  await onOverview(page);
  await expect(tile(page, 'Endereço')).toBeFocused();
  expect(await callApi(server, client, 'GET /PessoaFisica/informacaoBasica')).toMatchObject({
    LogradouroNumero: '2000',
  });
});

import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { callApi, watchApi } from './calls';
import { takeReceipt } from './finish';
import { button, closeDialog, expectError, field, fill, OBR, openTab } from './form';
import { logIn, SAVED, scrollsSideways } from './lists';
import { addRegistered, CARDS, onOverview, openTile, tile, userOf } from './registered';

const SENT = {
  title: 'Cadastro enviado para análise!',
  text: 'Em até 48h úteis, a empresa receberá novidades no e-mail informado.',
  button: 'OK',
};

test('[ACC-TILE-01, PF-DSH-04, PF-REN-10, PF-NAV-06, PF-NAV-10] every tile opens its section alone, and Salvar confirms it', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  await signIn(await addRegistered(server, { status: 2 }));
  await page.goto('/');
  await onOverview(page);
  const api = watchApi(page);
  for (const index of CARDS.keys()) {
    await openTile(page, index);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Avançar|Concluir|Salvar e continuar depois)$/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Aprovado' })).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    await button(page, 'Salvar').click();
    await closeDialog(page, SAVED);
    await onOverview(page);
    await expect(tile(page, CARDS[index] as string)).toBeFocused();
  }
  expect(api.changes()).toEqual([]);
});

test('a section begins at its top, however far down its tile stood, also the second time', async ({
  page,
  server,
  signIn,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await signIn(await addRegistered(server, { status: 2 }));
  await page.goto('/');
  await onOverview(page);
  for (const index of [CARDS.length - 1, CARDS.length - 2]) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await openTile(page, index);
    await expect(page.locator('main h1')).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Voltar' }).click();
    await onOverview(page);
  }
});

test('[PF-GER-06, PF-OP-23, PF-OP-29, PF-SAV-10] a section is validated, saved and told; the registration counts as altered', async ({
  page,
  server,
  signIn,
}) => {
  const client = await addRegistered(server, { status: 2 });
  await signIn(client);
  await page.goto('/');
  await openTile(page, 0);
  await field(page, 'Nome do pai').fill('');
  await button(page, 'Salvar').click();
  await closeDialog(page, {
    title: 'Oops...',
    text: 'O campo Nome do pai não foi informado, preencha a informação para avançar.',
  });
  await expectError(field(page, 'Nome do pai'), OBR);
  await fill(page, 'Nome do pai', 'José Duarte');
  const api = watchApi(page);
  await button(page, 'Salvar').click();
  await closeDialog(page, SAVED);
  expect(api.changes().map(({ call }) => call)).toEqual(['POST /PessoaFisica/informacaoBasica']);
  await expect(page.getByRole('region', { name: 'Cadastro Alterado' })).toBeVisible();
  expect(await callApi(server, client, 'GET /PessoaFisica/informacaoBasica')).toMatchObject({
    NomePai: 'José Duarte',
    Cep: '01310100',
  });
  expect(await userOf(server, client)).toMatchObject({ StatusCadastro: 2, CadastroAlterado: true });
});

test('[PF-DSH-08, PF-DSH-01] what was typed outlives the way back, and a reload of the section', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await addRegistered(server, { status: 2 }));
  await page.goto('/');
  await openTile(page, 4);
  const number = page.getByRole('region', { name: 'Endereço residencial' }).getByLabel('Número');
  await number.fill('2000');
  await page.goBack();
  await button(page, 'Sair sem salvar').click();
  await onOverview(page);
  await openTile(page, 4);
  await expect(number).toHaveValue('2000');
  await page.reload();
  await expect(number).toHaveValue('2000');
  await expect(button(page, 'Salvar')).toBeVisible();
  await button(page, 'Voltar').click();
  await button(page, 'Continuar editando').click();
  await expect(number).toHaveValue('2000');
  await button(page, 'Voltar').click();
  await button(page, 'Sair sem salvar').click();
  await onOverview(page);
  await page.goForward();
  await expect(number).toHaveValue('2000');
});

test('[PF-OP-77, PF-STA-04, PF-SUC-11, CF-STA-02] a registration in approval is edited by tiles, sent again, and waits on', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await addRegistered(server, { status: 1, loginInReview: true }));
  await page.goto('/');
  await openTile(page, 2);
  await fill(page, 'Bens móveis', '85000');
  await button(page, 'Salvar').click();
  await closeDialog(page, SAVED);
  const api = watchApi(page);
  await button(page, 'Enviar cadastro atualizado').click();
  await closeDialog(page, {
    title: 'Cadastro Alterado',
    text: 'Deseja enviar o cadastro atualizado para análise?',
    button: 'Enviar',
  });
  await closeDialog(page, SENT);
  await takeReceipt(page, SENT.title);
  expect(api.changes()).toContainEqual({
    call: 'POST /PessoaFisica/ConcluirCadastro',
    body: { RenovacaoCadastral: false },
  });
  await logIn(page);
  await onOverview(page);
  await expect(page.getByRole('heading', { name: 'Em aprovação' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cadastro Alterado' })).toHaveCount(0);
});

test('[O-47] nothing can be changed while it is reviewed', async ({ page, server, signIn }) => {
  await signIn(await addRegistered(server, { status: 4 }));
  await page.goto('/');
  await onOverview(page);
  for (const card of CARDS) await expect(tile(page, card)).toBeDisabled();
  await expect(page.getByText('Edição indisponível no momento.', { exact: false })).toBeVisible();
});

test('[PF-MOD-08, PF-LKP-15] every section has its instructions, in the wizard too', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await server.addClient());
  await openTab(page, 'Informações');
  await button(page, 'Instruções: Dados pessoais').click();
  const dialog = page.getByRole('dialog', { name: 'Seus dados pessoais' });
  await expect(dialog).toContainText('Preencha como está no seu documento de identidade.');
  expect(await findViolations(page)).toEqual([]);
  await button(dialog, 'Entendi').click();
  await expect(button(page, 'Instruções: Dados pessoais')).toBeFocused();
});

test('fits a narrow phone', async ({ page, server, signIn }) => {
  await signIn(await addRegistered(server, { status: 2 }));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  await openTile(page, 0);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await findViolations(page)).toEqual([]);
});

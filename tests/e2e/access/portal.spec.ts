import type { Locator, Page } from '@playwright/test';
import { linkFrom, mailsTo } from '../../server/mailbox';
import { PASSWORD } from '../../server/testServer';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { button, closeDialog, dialog, field } from '../pf/form';
import { logIn, scrollsSideways } from '../pf/lists';
import { startTestServer } from '../server';

const CNPJ = '11222333000181';
const company = { type: 2, document: CNPJ, name: 'Aurora Tecnologia Ltda.', email: 'aurora@example.com' };
const fund = { type: 3, document: 'A1B2C3D4000193', name: 'Cerrado Fundo', email: 'cerrado@example.com' };

const onLogin = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Acesse sua conta' })).toBeVisible();
const tiles = (page: Page) => page.getByRole('region', { name: 'Seções do cadastro' }).getByRole('listitem');

test('[ACC-VER-03, ACC-VER-04, ACC-CALL-20, ACC-GEN-01] a new version is announced, and the page comes anew', async ({
  page,
}) => {
  await page.clock.install();
  let version = '0.3.6';
  await page.route('**/version.json?*', (route) => route.fulfill({ json: { version } }));
  await page.goto('/login');
  const reloaded = page.waitForEvent('load');
  const banner = page.getByText('Uma nova versão está disponível! A página será atualizada.');
  await expect(banner).toBeVisible();
  await page.clock.fastForward(1_500);
  await reloaded;
  // The page came without the new version: it tells so again, and waits for the next look.
  await expect(banner).toBeVisible();
  await onLogin(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  expect(await findViolations(page)).toEqual([]);
  // It stands in front of the page, and covers nothing of it.
  const boxOf = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const logo = page.getByText('Andorinha').first();
  const [above, below] = [await boxOf(page.getByRole('status').filter({ has: banner })), await boxOf(logo)];
  expect(below.top).toBeGreaterThanOrEqual(above.bottom);
  version = '0.3.5';
  await page.reload();
  await onLogin(page);
  await expect(banner).toHaveCount(0);
  await page.unroute('**/version.json?*');
  const answer = await page.request.get('/version.json');
  expect([answer.status(), await answer.json()]).toEqual([200, { version: '0.3.5' }]);
});

test('[ACC-TILE-07, ACC-TILE-09, ACC-STAT-04, ACC-ROLE-03] companies and funds see their own sections', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await server.addClient({ ...company, status: 2 }));
  await page.goto('/');
  await expect(page.getByText('Pessoa Jurídica', { exact: true })).toBeVisible();
  await expect(tiles(page).getByRole('heading')).toHaveText([
    'Dados da Empresa',
    'Procuradores',
    'Representantes',
    'Dados Financeiros',
    'Dados Bancários',
    'Endereço',
    'Documentos',
    'Declarações',
    'Produtos',
  ]);
  await expect(page.getByRole('region', { name: 'Perfil do investidor' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await server.setSetting('ocultarBanco', 'S');
  const { token } = await server.addClient({ ...fund, status: 2 });
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/');
  await expect(page.getByText('Fundo de Investimento', { exact: true })).toBeVisible();
  await expect(tiles(page).getByRole('heading')).toHaveText([
    'Dados Cadastrais',
    'Procuradores',
    'Participantes',
    'Dados Financeiros',
    'Documentos',
    'Declarações',
    'FATCA',
    'Produtos',
  ]);
  await expect(page.getByRole('region', { name: 'Perfil do investidor' })).toHaveCount(0);
});

for (const [id, client, route] of [
  ['ACC-RT-10', company, /\/CadastroPJ_Passo_1\/[a-z-]+$/],
  ['ACC-RT-11', fund, /\/CadastroFI_Passo_1\/[a-z-]+$/],
] as const) {
  test(`[${id}, ACC-STAT-05, CF-STA-01, CF-RT-03] who has not begun lands in the own form: ${client.name}`, async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(await server.addClient(client));
    await page.goto('/');
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('navigation', { name: 'Etapas do cadastro' }).first()).toBeVisible();
  });
}

test('[ACC-LOGIN-34, ACC-LOGIN-39, ACC-ERR-24] an account that was not confirmed gets its e-mail again', async ({
  page,
  server,
}) => {
  await server.addClient({ emailConfirmedAt: null });
  await page.goto('/login');
  await logIn(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Cliente com e-mail não validado!' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await button(page, 'Reenviar e-mail para ativação').click();
  await closeDialog(page, { title: 'E-mail enviado!', button: 'OK' });
  expect(await mailsTo(server.database, 'ana@example.com')).toHaveLength(1);
  expect(await linkFrom(server.database, 'ana@example.com')).toMatch(/^\/ConfirmarConta\/[0-9a-f-]{36}$/);
});

test('[ACC-LOGIN-36, ACC-ERR-26, ACC-CFG-05] a client in approval is told so, in the words of the brand', async ({
  page,
  server,
}) => {
  await server.addClient({ status: 1 });
  await page.goto('/login');
  await logIn(page);
  await closeDialog(page, { title: 'Atenção!', text: 'Usuário está em processo de análise.' });
  await server.setSetting('aprovacaoPersonalizada', 'S');
  await page.goto('/login');
  await logIn(page);
  await dialog(
    page,
    'Cadastro enviado para análise!',
    'Estamos analisando os dados recebidos. Em breve você receberá novidades no e-mail informado.',
  );
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 600 });
  expect(await scrollsSideways(page)).toBe(false);
});

test('[ACC-GEN-07, ACC-HDR-07, ACC-HDR-04] a customer takes the sheet along, changes the password, and comes back with it', async ({
  page,
  server,
}) => {
  await server.addClient({ status: 2 });
  await page.goto('/login');
  await logIn(page);
  const sheet = button(page, 'Baixar ficha cadastral');
  const [download] = await Promise.all([page.waitForEvent('download'), sheet.click()]);
  expect(download.suggestedFilename()).toBe('ficha.pdf');
  await page.getByRole('button', { name: /menu da conta/ }).click();
  await button(page, 'Alterar senha').click();
  const modal = await dialog(page, 'Alterar senha');
  expect(await findViolations(page)).toEqual([]);
  await field(modal, 'Senha atual').fill(PASSWORD);
  await field(modal, 'Nova senha').fill('Outra@456');
  await field(modal, 'Confirmação da nova senha').fill('Outra@456');
  await button(modal, 'Alterar').click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: /menu da conta/ }).click();
  await button(page, 'Logoff').click();
  await onLogin(page);
  await field(page, 'E-mail/CPF').fill('ana@example.com');
  await field(page, 'Senha').fill('Outra@456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
});

test('[ACC-SESS-14, ACC-RT-13] a logoff in one tab of the browser ends the others too', async ({
  page,
  server,
  context,
}) => {
  await server.addClient({ status: 2 });
  await page.goto('/login');
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
  await page.getByRole('button', { name: /menu da conta/ }).click();
  await button(page, 'Logoff').click();
  await onLogin(page);
  await onLogin(other);
  await expect(other.getByRole('alertdialog')).toHaveCount(0);
});

test('[ACC-GEN-08, ACC-GEN-09] two tenants are two servers, each with its logo, its settings and its customers', async ({
  page,
  server,
}) => {
  const ipe = await startTestServer(undefined, undefined, 'ipe');
  try {
    await ipe.setSetting('autenticacao', '2');
    await server.addClient({ status: 2 });
    await ipe.addClient({ status: 2, name: 'Bia Reis', document: '39053344705', email: 'bia@example.com' });
    await page.goto(`${ipe.url}/login`);
    await expect(page.getByRole('banner')).toContainText('Ipê Roxo');
    await expect(page).toHaveTitle(/Ipê Roxo Corretora$/);
    await expect(button(page, 'Avançar')).toBeVisible();
    const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
    const purple = await accent();
    await page.goto('/login');
    await expect(page.getByRole('banner')).toContainText('Andorinha');
    expect(await accent()).not.toBe(purple);
    await field(page, 'E-mail/CPF').fill('39053344705');
    await page.locator('input[name=password]').fill(PASSWORD);
    await button(page, 'Entrar').click();
    await expect(await dialog(page, 'Atenção!')).toContainText('Cliente não encontrado!');
  } finally {
    await ipe.close();
  }
});

import type { Page } from '@playwright/test';
import { copiedFrom, mailsTo } from '../../server/mailbox';
import { PASSWORD } from '../../server/testServer';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { button, closeDialog, dialog, field, watchPosts } from '../pf/form';

const CNPJ = '11222333000181';
const WRONG = 'O Token informado não é válido! Verifique e tente novamente.';

const boxes = (page: Page) => page.getByRole('group', { name: 'Token de 6 dígitos' }).getByRole('textbox');
const digits = (page: Page) => boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
const resend = (page: Page) => page.getByRole('button', { name: /^Reenviar token( \(\d+s\))?$/ });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function paste(page: Page, text: string) {
  await boxes(page)
    .nth(2)
    .evaluate((box, value) => {
      const data = new DataTransfer();
      data.setData('text', value);
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, text);
}

const another = (token: string) => token.slice(0, 5) + ((Number(token[5]) + 1) % 10);

for (const mode of ['3', 'x']) {
  test(`[ACC-LOGIN-20] in mode "${mode}", which there is not, asks for password and token`, async ({
    page,
    server,
  }) => {
    await server.setSetting('autenticacao', mode);
    await server.addClient({ status: 2, email: 'helena.nogueira@gmail.com' });
    await page.goto('/login');
    await field(page, 'E-mail/CPF').fill('helena.nogueira@gmail.com');
    await field(page, 'Senha').fill(PASSWORD);
    await button(page, 'Entrar').click();
    await expect(title(page)).toHaveText('Confirme que é você');
    await paste(page, await copiedFrom(server.database, 'helena.nogueira@gmail.com'));
    await expect(page.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
  });
}

test.describe('a login with password and token', () => {
  test.beforeEach(async ({ server, page }) => {
    await server.setSetting('autenticacao', '1');
    await server.addClient({ status: 2, email: 'helena.nogueira@gmail.com' });
    await page.goto('/login');
    await field(page, 'E-mail/CPF').fill('helena.nogueira@gmail.com');
    await field(page, 'Senha').fill(PASSWORD);
  });

  test('[ACC-LOGIN-20, ACC-TOKEN-01, ACC-TOKEN-03, ACC-TOKEN-10] opens six empty boxes, and goes in with a pasted token', async ({
    page,
    server,
  }) => {
    const posts = watchPosts(page);
    await button(page, 'Entrar').click();
    await expect(title(page)).toHaveText('Confirme que é você');
    await expect(page.getByText('hel•••ra@gmail.com')).toBeVisible();
    expect(await digits(page)).toEqual(['', '', '', '', '', '']);
    await expect(boxes(page).first()).toBeFocused();
    await expect(resend(page)).toHaveText(/^Reenviar token \(\d+s\)$/);
    await expect(resend(page)).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Abrir Gmail' })).toHaveAttribute('href', 'https://mail.google.com');
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const token = await copiedFrom(server.database, 'helena.nogueira@gmail.com');
    await paste(page, ` ${token.slice(0, 3)} ${token.slice(3)}`);
    await expect(page.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    expect(posts.map(({ path }) => path)).toEqual(['/api/Login/VerifyLogin', '/api/login']);
    const body = posts[1]?.body as Record<string, unknown>;
    expect(Object.keys(body).sort()).toEqual(['Apelido', 'HashToken', 'Senha', 'TipoCliente', 'Token', 'Usuario']);
    expect(body).toMatchObject({ Token: token, Apelido: '', TipoCliente: 1 });
  });

  test('[ACC-TOKEN-04, ACC-TOKEN-11, ACC-TOKEN-12, ACC-ERR-07] empties the boxes of a wrong token, and sends another after the wait', async ({
    page,
    server,
  }) => {
    await page.clock.install();
    await button(page, 'Entrar').click();
    await expect(boxes(page).first()).toBeFocused();
    const first = await copiedFrom(server.database, 'helena.nogueira@gmail.com');
    const posts = watchPosts(page);
    await page.keyboard.type(another(first));
    const refused = await dialog(page, 'Atenção!', WRONG);
    expect(posts).toHaveLength(1);
    await button(refused, 'Entendi').click();
    expect(await digits(page)).toEqual(['', '', '', '', '', '']);
    await expect(boxes(page).first()).toBeFocused();
    await expect(page.getByText(WRONG)).toBeVisible();
    await expect(resend(page)).toBeDisabled();
    await page.clock.runFor(30_000);
    await expect(resend(page)).toHaveText('Reenviar token');
    await resend(page).click();
    await closeDialog(page, {
      title: 'Token enviado!',
      text: 'Acesse o e-mail cadastrado para visualizar o e-mail.',
      button: 'OK',
    });
    await expect(resend(page)).toBeDisabled();
    await expect(boxes(page).first()).toBeFocused();
    expect(await mailsTo(server.database, 'helena.nogueira@gmail.com')).toHaveLength(2);
    await page.keyboard.type(await copiedFrom(server.database, 'helena.nogueira@gmail.com'));
    await expect(page.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
  });

  test('[ACC-TOKEN-06, ACC-TOKEN-08] goes back to what was typed, and begins anew', async ({ page }) => {
    await page.clock.install();
    await button(page, 'Entrar').click();
    await expect(boxes(page).first()).toBeFocused();
    await page.keyboard.type('12');
    await page.clock.runFor(30_000);
    await expect(resend(page)).toBeEnabled();
    await button(page, 'Voltar').click();
    await expect(title(page)).toHaveText('Acesse sua conta');
    await expect(title(page)).toBeFocused();
    await expect(field(page, 'E-mail/CPF')).toHaveValue('helena.nogueira@gmail.com');
    await button(page, 'Entrar').click();
    await expect(resend(page)).toBeDisabled();
    expect(await digits(page)).toEqual(['', '', '', '', '', '']);
  });

  test('[ACC-LOGIN-21] stays closed when the password is wrong', async ({ page, server }) => {
    await field(page, 'Senha').fill('Outra@123');
    await page.keyboard.press('Enter');
    await closeDialog(page, { title: 'Atenção!', text: 'Usuário ou senha inválidos!' });
    await expect(title(page)).toHaveText('Acesse sua conta');
    expect(await mailsTo(server.database, 'helena.nogueira@gmail.com')).toEqual([]);
  });
});

test.describe('a login with a token alone', () => {
  test.beforeEach(({ server }) => server.setSetting('autenticacao', '2'));

  test('[ACC-LOGIN-05, ACC-LOGIN-06, ACC-LOGIN-22, ACC-LOGIN-31] asks for no password, and goes in by keyboard alone', async ({
    page,
    server,
  }) => {
    await server.addClient({ status: 4 });
    await page.goto('/login');
    const posts = watchPosts(page);
    await field(page, 'E-mail/CPF').fill('abc');
    await page.keyboard.press('Enter');
    const invalid = 'O CPF/E-mail informado é inválido! Verifique os dados e tente novamente.';
    await expect(page.getByRole('alert').filter({ hasText: invalid })).toBeVisible();
    await expect(page.getByLabel('Senha')).toHaveCount(0);
    expect(posts).toEqual([]);
    await field(page, 'E-mail/CPF').fill('');
    await page.keyboard.type('52998224725');
    await expect(button(page, 'Avançar')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(boxes(page).first()).toBeFocused();
    await expect(page.getByText('enviamos para o e-mail do seu cadastro')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Abrir/ })).toHaveCount(0);
    expect(posts.map(({ path, body }) => [path, body])).toEqual([
      ['/api/login/verifyStatusRegister', { Usuario: '52998224725', Apelido: '', TipoCliente: 1 }],
      ['/api/Login/VerifyLogin', { Usuario: '52998224725', Senha: '', Apelido: '', tipoCliente: 1 }],
    ]);
    await page.keyboard.type(await copiedFrom(server.database, 'ana@example.com'));
    await expect(page.getByRole('heading', { name: 'Em revisão' })).toBeVisible();
    await page.getByRole('button', { name: /menu da conta/ }).click();
    await expect(button(page, 'Logoff')).toBeVisible();
    await expect(button(page, 'Alterar senha')).toHaveCount(0);
  });

  test('[ACC-LOGIN-17, ACC-LOGIN-25, ACC-LOGIN-23, O-05] shows the approved clients of the custom brand its application', async ({
    page,
    server,
    context,
  }) => {
    await server.setSetting('aprovacaoPersonalizada', 'S');
    await server.setSetting('linkAplicativo', 'https://app.example.com/');
    await context.route('https://app.example.com/**', (route) => route.fulfill({ body: 'ok' }));
    await server.addClient({ status: 2 });
    await server.addClient({ document: '39053344705', email: 'bia@example.com' });
    await page.goto('/login');
    await field(page, 'E-mail/CPF').fill('ana@example.com');
    await button(page, 'Avançar').click();
    const text = 'Seu cadastro foi aprovado. Acesse a sua conta pelo nosso aplicativo.';
    const approved = await dialog(page, 'Análise aprovada!', text);
    expect(await findViolations(page)).toEqual([]);
    const [app] = await Promise.all([page.waitForEvent('popup'), button(approved, 'Baixar o aplicativo').click()]);
    await expect(app).toHaveURL('https://app.example.com/');
    await app.close();
    expect(await mailsTo(server.database, 'ana@example.com')).toEqual([]);
    await field(page, 'E-mail/CPF').fill('bia@example.com');
    await button(page, 'Avançar').click();
    await expect(boxes(page).first()).toBeFocused();
  });
});

test.describe('the nicknames', () => {
  test.beforeEach(async ({ server, page }) => {
    await server.setSetting('apelido', 'S');
    const company = { type: 2, document: CNPJ, status: 2, name: 'Aurora Tecnologia' };
    await server.addClient({ ...company, email: 'aurora@example.com', nickname: 'Matriz' });
    await server.addClient({ ...company, email: 'aurora@example.com', nickname: 'Filial' });
    await page.goto('/login');
  });

  test('[ACC-LOGIN-04, ACC-LOGIN-14, ACC-LOGIN-15] come with a whole CNPJ, and one of them signs in', async ({
    page,
  }) => {
    await expect(page.getByLabel(/^Apelido/)).toHaveCount(0);
    await page.getByRole('tab', { name: 'Pessoa Jurídica' }).click();
    await field(page, 'E-mail/CNPJ').click();
    await page.keyboard.type(CNPJ);
    await expect(field(page, 'E-mail/CNPJ')).toHaveValue('11.222.333/0001-81');
    const nickname = field(page, 'Apelido');
    await expect(nickname).toBeFocused();
    await expect(nickname.getByRole('option')).toHaveText(['Selecione', 'Filial', 'Matriz']);
    expect(await findViolations(page)).toEqual([]);
    await nickname.selectOption('Matriz');
    await field(page, 'Senha').fill(PASSWORD);
    const posts = watchPosts(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Olá, Aurora Tecnologia!/ })).toBeVisible();
    expect(posts[0]?.body).toMatchObject({ Usuario: CNPJ, Apelido: 'Matriz', TipoCliente: 2 });
  });

  test('[ACC-LOGIN-30] are asked for after user and password, and nothing is sent', async ({ page }) => {
    const posts = watchPosts(page);
    await page.getByRole('tab', { name: 'Pessoa Jurídica' }).click();
    const error = (text: string) => page.getByRole('alert').filter({ hasText: text });
    await button(page, 'Entrar').click();
    await expect(error('Preencha os dados de E-mail/CNPJ')).toBeVisible();
    await field(page, 'E-mail/CNPJ').fill('aurora@example.com');
    await button(page, 'Entrar').click();
    await expect(error('Preencha a senha.')).toBeVisible();
    await field(page, 'Senha').fill(PASSWORD);
    await button(page, 'Entrar').click();
    await expect(error('Preencha o apelido da conta')).toBeVisible();
    await expect(field(page, 'Apelido')).toBeFocused();
    expect(posts).toEqual([]);
  });
});

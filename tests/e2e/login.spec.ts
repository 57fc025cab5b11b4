import type { Page } from '@playwright/test';
import { PASSWORD } from '../server/testServer';
import { findViolations } from './accessibility';
import { expect, test } from './fixtures';
import { button, closeDialog, dialog, expectError, field, fill, onTab, openTab, watchPosts } from './pf/form';

const HASH = 'a2ca37fe6fdc490b8f7ce841e1701a169d2b1697c6b5b5c63f94abb8f9b6d6dd';

const user = (page: Page) => field(page, 'E-mail/CPF');
const password = (page: Page) => field(page, 'Senha');

async function enter(page: Page, name: string, word: string) {
  await user(page).fill(name);
  await password(page).fill(word);
  await button(page, 'Entrar').click();
}

const onLogin = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Acesse sua conta' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
};

const storage = (page: Page) => page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);

test.describe('the login', () => {
  test('[ACC-LOGIN-28, ACC-LOGIN-29] names what is empty, one at a time, and sends nothing', async ({ page }) => {
    await page.goto('/login');
    const posts = watchPosts(page);
    await button(page, 'Entrar').click();
    await expectError(user(page), 'Preencha os dados de E-mail/CPF');
    await expect(user(page)).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await user(page).fill('ana@example.com');
    await button(page, 'Entrar').click();
    await expectError(password(page), 'Preencha a senha.');
    await expect(password(page)).toBeFocused();
    await page.getByRole('tab', { name: 'Pessoa Jurídica' }).click();
    await field(page, 'E-mail/CNPJ').fill('');
    await button(page, 'Entrar').click();
    await expectError(field(page, 'E-mail/CNPJ'), 'Preencha os dados de E-mail/CNPJ');
    expect(posts).toEqual([]);
  });

  test('[ACC-LOGIN-37, ACC-LOGIN-35] refuses a wrong password and an unknown client, each in its words', async ({
    page,
    server,
  }) => {
    await server.addClient();
    await page.goto('/login');
    await enter(page, '52998224725', 'Senha@124');
    const refused = await dialog(page, 'Atenção!', 'Usuário ou senha inválidos!');
    expect(await findViolations(page)).toEqual([]);
    await button(refused, 'Entendi').click();
    await expect(refused).toBeHidden();
    await onLogin(page);
    await expect(user(page)).toHaveValue('529.982.247-25');
    await enter(page, 'bia@example.com', PASSWORD);
    await expect(await dialog(page, 'Atenção!')).toContainText('Cliente não encontrado!');
    expect(await storage(page)).toEqual([{}, {}]);
  });

  for (const name of ['529.982.247-25', 'ana@example.com']) {
    test(`[ACC-LOGIN-18, ACC-LOGIN-19, ACC-LOGIN-42, ACC-STAT-05] lets ${name} in with one call, the password as a hash, to the form`, async ({
      page,
      server,
    }) => {
      await server.addClient();
      await page.goto('/login');
      const posts = watchPosts(page);
      await enter(page, name, PASSWORD);
      await expect(page).toHaveURL(/\/CadastroPF_Passo_1\/[a-z-]+$/);
      await onTab(page, 'Informações');
      expect(posts).toEqual([
        { path: '/api/login', body: { Usuario: name.replace(/[-.](?=\d)/g, ''), Senha: HASH, TipoCliente: 1 } },
      ]);
    });
  }

  test('[ACC-LOGIN-27, ACC-SESS-02, ACC-ENT-10] leaves the token alone in the storage, and no way back to itself', async ({
    page,
    server,
  }) => {
    await server.addClient({ status: 2 });
    await page.goto('/login');
    const pages = await page.evaluate(() => history.length);
    await enter(page, '52998224725', PASSWORD);
    await expect(page.getByRole('button', { name: /^Olá, Ana Maria Souza!/ })).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
    expect((await storage(page))[0]).toEqual({ token: expect.stringMatching(/^\S{20,}$/) });
    expect(await page.evaluate(() => history.length)).toBe(pages);
  });
});

test.describe('the guard', () => {
  test('[ACC-RT-12, ACC-RT-13, ACC-RT-14] sends every page without a token to the login', async ({ page }) => {
    for (const path of ['/', '/Dashboard', '/CadastroPF_Passo_1', '/CadastroPJ_Passo_1', '/ConfirmarConta/abc', '/x']) {
      await page.goto(path);
      await onLogin(page);
    }
  });

  test('[ACC-RT-09, ACC-RT-16, PF-GER-22] opens the form to an individual, and sends another type home', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(await server.addClient({ status: 2, type: 2, document: '11222333000181' }));
    await page.goto('/CadastroPF_Passo_1');
    await expect(page.getByRole('button', { name: /menu da conta/ })).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
    const { token } = await server.addClient({ email: 'bia@example.com' });
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await openTab(page, 'Informações');
    await expect(page).toHaveURL(/\/CadastroPF_Passo_1\/[a-z-]+$/);
  });
});

test.describe('a session', () => {
  test('[ACC-SESS-04, ACC-SESS-15, ACC-CONST-02] gives its token to the API and to nothing else', async ({
    page,
    server,
    signIn,
  }) => {
    const { token } = await server.addClient();
    await signIn({ token });
    const asked: { path: string; authorization: string | undefined; origin: string }[] = [];
    page.on('request', (request) => {
      const { pathname, origin } = new URL(request.url());
      asked.push({ path: pathname, authorization: request.headers().authorization, origin });
    });
    await openTab(page, 'Informações');
    const [ofApi, others] = [true, false].map((isApi) =>
      asked.filter(({ path }) => path.startsWith('/api/') === isApi),
    );
    expect(ofApi?.length).toBeGreaterThan(2);
    expect(new Set(ofApi?.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${token}`]));
    expect(new Set(others?.map(({ authorization }) => authorization))).toEqual(new Set([undefined]));
    expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([server.url]));
  });

  test('[PF-GER-12, ACC-HDR-08, ACC-SESS-14] ends with the logoff, on the server too', async ({
    page,
    server,
    signIn,
  }) => {
    const { token } = await server.addClient();
    await signIn({ token });
    await openTab(page, 'Informações');
    await fill(page, 'Nome do pai', 'Renato');
    await page.getByRole('button', { name: /^Olá, Ana Maria Souza!/ }).click();
    const posts = watchPosts(page);
    await button(page, 'Logoff').click();
    await onLogin(page);
    expect(posts.map(({ path }) => path.toLowerCase())).toEqual(['/api/login/logoff']);
    expect(await storage(page)).toEqual([{}, {}]);
    const answer = await fetch(`${server.url}/api/cliente/usuario`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
    await page.goto('/CadastroPF_Passo_1');
    await onLogin(page);
  });

  test('[ACC-SESS-07, ACC-SESS-08, ACC-SESS-02] that has run out says so once, and a new login brings the typing back', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    await fill(page, 'Nome do pai', 'Renato Nogueira');
    server.setTime(new Date(Date.now() + 400 * 24 * 60 * 60_000));
    await button(page, 'Salvar e continuar depois').click();
    await closeDialog(page, { title: 'Sessão expirada', text: 'Faça o login novamente.' });
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await onLogin(page);
    expect(Object.keys((await storage(page))[0] ?? {})).toEqual(['device']);
    await enter(page, '52998224725', PASSWORD);
    await onTab(page, 'Informações');
    await expect(page.getByText('Recuperamos o que você digitou')).toBeVisible();
    await expect(field(page, 'Nome do pai')).toHaveValue('Renato Nogueira');
  });

  test('that begins in one tab of the browser takes the others from the login', async ({ page, context, server }) => {
    await server.addClient();
    await page.goto('/login');
    const other = await context.newPage();
    await other.goto('/login');
    await enter(other, '52998224725', PASSWORD);
    await onTab(other, 'Informações');
    await onTab(page, 'Informações');
    await expect(page).toHaveURL(/\/CadastroPF_Passo_1\/[a-z-]+$/);
  });
});

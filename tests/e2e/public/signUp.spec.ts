import type { Page } from '@playwright/test';
import { copiedFrom, linkFrom, mailsTo } from '../../server/mailbox';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { button, closeDialog, dialog, expectError, expectNoError, fillAll, onTab, watchPosts } from '../pf/form';
import { byLabel, heading, open, PF, reply } from './form';

const finish = async (page: Page, password: string, confirmation = password) => {
  await byLabel(page, 'Senha').fill(password);
  await byLabel(page, 'Confirmar senha').fill(confirmation);
  await button(page, 'Criar conta').click();
};

test.describe('a sign-up with a password', () => {
  test('[ACC-SUP-07, ACC-SUF-06, ACC-SUF-07, ACC-CONF-04] of an individual leads by the e-mail to the wizard', async ({
    page,
    server,
  }) => {
    await open(page, '/CadastroInicio', 'Comece seu cadastro');
    expect(await findViolations(page)).toEqual([]);
    await fillAll(page, PF);
    await button(page, 'Avançar').click();
    await heading(page, 'Crie sua senha');
    await expect(page).toHaveURL(/\/CadastroFinalizacao$/);
    expect(await findViolations(page)).toEqual([]);
    const posts = watchPosts(page);
    await finish(page, 'Abcdef1!');
    await dialog(page, 'Cadastro realizado!', 'Acesse o e-mail cadastrado para confirmar seu acesso.');
    expect(await findViolations(page)).toEqual([]);
    await closeDialog(page, { title: 'Cadastro realizado!', button: 'OK' });
    await expect(page).toHaveURL(/\/login$/);
    expect(posts).toEqual([
      {
        path: '/api/register',
        body: {
          TipoCadastro: 1,
          NomeRazaoSocial: 'Ana Maria Souza',
          CpfCnpj: '52998224725',
          Email: 'ana@example.com',
          Apelido: '',
          DataConstituicao: '',
          Password: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      },
    ]);
    await expect.poll(() => page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }))).toEqual([]);

    await page.goto(await linkFrom(server.database, 'ana@example.com'));
    await button(page, 'Confirmar conta').click();
    await closeDialog(page, {
      title: 'E-mail validado com sucesso! Faça o login para utilizar sua conta.',
      button: 'OK',
    });
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('combobox', { name: 'E-mail/CPF' }).fill('ana@example.com');
    await byLabel(page, 'Senha').fill('Abcdef1!');
    await button(page, 'Entrar').click();
    await expect(page).toHaveURL(/\/CadastroPF_Passo_1\/[a-z-]+$/);
    await onTab(page, 'Informações');
  });

  test('[ACC-SUF-01, ACC-SUF-02, ACC-SUF-03, ACC-SUF-04, ACC-PWD-05, ACC-PWD-06] tells of the password one thing at a time, and goes back to an empty form', async ({
    page,
  }) => {
    await open(page, '/CadastroInicio', 'Comece seu cadastro');
    await fillAll(page, { ...PF, 'E-mail': 'ana1@example.com' });
    await button(page, 'Avançar').click();
    await heading(page, 'Crie sua senha');
    const posts = watchPosts(page);
    await button(page, 'Criar conta').click();
    await expect(byLabel(page, 'Senha')).toBeFocused();
    await expect(byLabel(page, 'Senha')).toHaveAccessibleDescription(/Necessário preencher a senha/);
    await finish(page, 'abc');
    await expect(byLabel(page, 'Senha')).toHaveAccessibleDescription(/Senha informada não atende aos critérios\./);
    await expect(page.getByText('1 de 5 critérios atendidos')).toBeVisible();
    await finish(page, 'P@ssw0rd');
    await expect(byLabel(page, 'Senha')).toHaveAccessibleDescription(/Esta senha está entre as mais usadas/);
    await expect(byLabel(page, 'Senha')).toBeFocused();
    await finish(page, 'Ana1@Example.Com');
    await expect(byLabel(page, 'Senha')).toHaveAccessibleDescription(/A senha não pode ser o seu CPF, CNPJ, e-mail/);
    await finish(page, 'Abcdef1!', 'Abcdef1');
    await expectError(byLabel(page, 'Confirmar senha'), 'Senha e confirmação de senha precisam ser iguais');
    await expect(byLabel(page, 'Confirmar senha')).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    expect(posts).toEqual([]);
    await button(page, 'Voltar').click();
    await heading(page, 'Comece seu cadastro');
    await expect(byLabel(page, 'Tipo de cadastro')).toHaveValue('');
    await expect(byLabel(page, 'E-mail')).toHaveValue('');
    await expect(page.getByText('Recuperamos o que você digitou')).toBeHidden();
  });

  test('[ACC-SUP-10] is taken up where it was left by the way back of the browser', async ({ page }) => {
    await open(page, '/CadastroInicio', 'Comece seu cadastro');
    await fillAll(page, PF);
    await button(page, 'Avançar').click();
    await heading(page, 'Crie sua senha');
    await page.goBack();
    await heading(page, 'Comece seu cadastro');
    await expect(byLabel(page, 'CPF')).toHaveValue('529.982.247-25');
    await expect(byLabel(page, 'E-mail')).toHaveValue('ana@example.com');
    await page.goForward();
    await heading(page, 'Crie sua senha');
    await page.goBack();
    await byLabel(page, 'E-mail').fill('outra@example.com');
    await page.goForward();
    await heading(page, 'Comece seu cadastro');
    await expect(byLabel(page, 'E-mail')).toHaveValue('outra@example.com');
  });

  test('[ACC-SUF-08, ACC-ERR-16] that was refused says why and keeps what was typed', async ({ page, server }) => {
    await server.addClient();
    await open(page, '/CadastroInicio', 'Comece seu cadastro');
    await fillAll(page, { ...PF, 'E-mail': 'bia@example.com' });
    await button(page, 'Avançar').click();
    await finish(page, 'Abcdef1!');
    await closeDialog(page, {
      title: 'Falha na criação da conta',
      text: 'Já existe um cadastro para o documento informado.',
    });
    await expect(byLabel(page, 'Senha')).toHaveValue('Abcdef1!');
    await page.route('**/api/register', (route) => route.abort());
    await button(page, 'Criar conta').click();
    await closeDialog(page, { title: 'Falha na criação da conta', text: 'Dados inválidos' });
  });

  test('[ACC-RT-03, ACC-RT-04, ACC-SESS-02] brings its beginning back after a reload, its password never', async ({
    page,
  }) => {
    await page.goto('/CadastroFinalizacao');
    await heading(page, 'Comece seu cadastro');
    await expect(page).toHaveURL(/\/CadastroInicio$/);
    await fillAll(page, PF);
    await button(page, 'Avançar').click();
    await byLabel(page, 'Senha').fill('Abcdef1!');
    expect(JSON.stringify(await page.evaluate(() => ({ ...sessionStorage, ...localStorage })))).not.toContain(
      'Abcdef1!',
    );
    await page.reload();
    await heading(page, 'Comece seu cadastro');
    await expect(page.getByText('Recuperamos o que você digitou')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await expect(byLabel(page, 'CPF')).toHaveValue('529.982.247-25');
    await page.getByRole('link', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });

  test('[ACC-CONST-08, ACC-ERR-15] goes by keys alone, on 320 px without a sideways scroll', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/CadastroInicio', 'Comece seu cadastro');
    const { keyboard } = page;
    await byLabel(page, 'Tipo de cadastro').focus();
    await keyboard.press('p');
    await keyboard.press('Tab');
    await keyboard.type('52998224725');
    await keyboard.press('Tab');
    await keyboard.type('Ana Maria Souza');
    await keyboard.press('Tab');
    await keyboard.type('ana@example.com');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await keyboard.press('Enter');
    await heading(page, 'Crie sua senha');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(byLabel(page, 'Senha')).toBeVisible();
    await keyboard.press('Tab');
    await expect(byLabel(page, 'Senha')).toBeFocused();
    await keyboard.type('Abcdef1!');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.type('Abcdef1!');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await keyboard.press('Enter');
    await dialog(page, 'Cadastro realizado!', 'Acesse o e-mail cadastrado para confirmar seu acesso.');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
  });
});

test.describe('a sign-up of a company', () => {
  test('[ACC-SUP-11, ACC-SUP-17, ACC-NICK-01, ACC-NICK-02] takes name and date from the CNPJ', async ({
    page,
    server,
  }) => {
    await server.setSetting('apelido', 'S');
    await open(page, '/CadastroInicio', 'Comece seu cadastro');
    await fillAll(page, { 'Tipo de cadastro': 'Pessoa Jurídica', 'E-mail': 'bia@example.com' });
    const cnpj = byLabel(page, 'CNPJ');
    await cnpj.pressSequentially('00000000000191');
    await expect(byLabel(page, 'Razão Social')).toHaveValue('BANCO DO BRASIL S.A.');
    await expect(byLabel(page, 'Razão Social')).toHaveAttribute('readonly');
    await expect(byLabel(page, 'Data de Constituição')).toHaveValue('30/12/1905');
    await expect(page.getByText('CNPJ encontrado')).toBeVisible();
    await byLabel(page, 'Apelido').pressSequentially('a-b');
    await expect(byLabel(page, 'Apelido')).toHaveValue('ab');
    await button(page, 'Avançar').click();
    await expect(byLabel(page, 'Apelido')).toHaveAccessibleDescription(
      /O campo apelido deve ter no mínimo três caracteres\.$/,
    );
    expect(await findViolations(page)).toEqual([]);

    await byLabel(page, 'Apelido').pressSequentially('ção'.repeat(8));
    await expect(byLabel(page, 'Apelido')).toHaveValue(`ab${'cao'.repeat(6)}`);

    await cnpj.fill('11222333000181');
    await closeDialog(page, {
      title: 'Falha na requisição.',
      text: 'A consulta falhou ao localizar CNPJ, tente novamente.',
    });
    await expect(byLabel(page, 'Razão Social')).toHaveValue('');
    await expect(cnpj).toHaveValue('11.222.333/0001-81');
    await reply(page, '/api/register/verifyCNPJ', 200, { data: null });
    await cnpj.fill('12ABC34501DE35');
    await closeDialog(page, {
      title: 'Não encontramos um registro correspondente ao e-mail ou documento inserido.',
      text: 'Verifique se digitou corretamente e tente novamente.',
    });
    await expect(cnpj).toHaveValue('');
    await expect(byLabel(page, 'E-mail')).toHaveValue('');
    await expect(byLabel(page, 'Tipo de cadastro')).toHaveValue('2');
  });

  test('[ACC-SUP-23, ACC-SUP-01, ACC-SUP-05, ACC-NAME-01] follows the settings: fewer types, shorter names, another way in', async ({
    page,
    server,
  }) => {
    await server.setSetting('removerTipos', '2, 3');
    await server.setSetting('onboardingExterno', '/RecuperarSenha');
    await server.setSetting('limiteNome', '20');
    await open(page, '/CadastroInicio', 'Comece seu cadastro');
    await expect(byLabel(page, 'Tipo de cadastro').locator('option')).toHaveText(['Selecione', 'Pessoa Física']);
    await expect(button(page, 'Avançar')).toBeVisible();
    await byLabel(page, 'Tipo de cadastro').selectOption({ label: 'Pessoa Física' });
    await byLabel(page, 'Nome completo').pressSequentially('Ana Maria de Souza Lima');
    await expect(byLabel(page, 'Nome completo')).toHaveValue('Ana Maria de Souza L');
    await server.setSetting('autenticacao', '2');
    await page.reload();
    await expect(button(page, 'Receber Código de acesso')).toBeVisible();
    await page.getByRole('link', { name: 'Entrar', exact: true }).click();
    await heading(page, 'Recuperar senha');
    await server.setSetting('removerTipos', '1;2;3');
    await page.goto('/CadastroInicio');
    await expect(page.getByText('Nenhum tipo de cadastro disponível no momento.')).toBeVisible();
  });
});

test.describe('a sign-up by token', () => {
  test('[ACC-SUP-06, ACC-SUP-08, ACC-SUP-09, ACC-SUP-16] asks a fund for the key of the e-mail and signs in', async ({
    page,
    server,
  }) => {
    await server.setSetting('autenticacao', '2');
    await open(page, '/CadastroInicio', 'Comece seu cadastro');
    await fillAll(page, { 'Tipo de cadastro': 'Fundo de Investimento', 'E-mail': 'ana@example.com' });
    await byLabel(page, 'CNPJ').pressSequentially('00000000000191');
    await expect(byLabel(page, 'Razão Social')).toHaveValue('BANCO DO BRASIL S.A.');
    await expect(button(page, 'Avançar')).toHaveCount(0);
    await button(page, 'Receber Código de acesso').click();
    await heading(page, 'Confirme o seu e-mail');
    const boxes = page.getByRole('group', { name: 'Chave de acesso' }).getByRole('textbox');
    await expect(boxes.first()).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await page.goBack();
    await heading(page, 'Comece seu cadastro');
    await button(page, 'Receber Código de acesso').click();
    await heading(page, 'Confirme o seu e-mail');
    const posts = watchPosts(page);
    await button(page, 'Concluir').click();
    await expect(page.getByRole('alert')).toHaveText('Token informado é inválido.');
    expect(posts).toEqual([]);

    const token = await copiedFrom(server.database, 'ana@example.com');
    await boxes.first().focus();
    await page.keyboard.type(token === '000000' ? '111111' : '000000');
    await expectNoError(boxes.first());
    await button(page, 'Concluir').click();
    await closeDialog(page, { title: 'Falha na criação da conta', text: 'Token informado é inválido.' });
    await expect(boxes.first()).toHaveValue('');
    await boxes.first().focus();
    await page.keyboard.type(token);
    await button(page, 'Concluir').click();
    await expect(page).toHaveURL(/\/CadastroFI_Passo_1\/[a-z-]+$/);
    await expect(page.getByRole('navigation', { name: 'Etapas do cadastro' }).first()).toBeVisible();
    expect(Object.keys(posts[1]?.body as object).sort()).toEqual([
      'Apelido',
      'CpfCnpj',
      'DataConstituicao',
      'Email',
      'HashToken',
      'NomeRazaoSocial',
      'TipoCadastro',
      'Token',
    ]);
    expect((await mailsTo(server.database, 'ana@example.com')).map(({ kind }) => kind)).toEqual([
      'signUpToken',
      'signUpToken',
    ]);
  });

  for (const [said, title] of [
    ['Cliente nao validado o e-mail!', 'Falha na autenticação. Confirme seu endereço de e-mail.'],
    ['Outra coisa', 'Falha na autenticação. Entre em contato com o suporte.'],
  ] as const) {
    test(`[ACC-SUP-21, ACC-SUP-22, ACC-ERR-17, ACC-SUP-10] says "${title}" when the sign-in after it fails`, async ({
      page,
      server,
    }) => {
      await server.setSetting('autenticacao', '2');
      await reply(page, '/api/login', 400, { data: { erros: [said] } });
      await open(page, '/CadastroInicio', 'Comece seu cadastro');
      await fillAll(page, PF);
      await button(page, 'Receber Código de acesso').click();
      await heading(page, 'Confirme o seu e-mail');
      await button(page, 'Voltar').click();
      await expect(byLabel(page, 'E-mail')).toHaveValue('');
      await fillAll(page, PF);
      await button(page, 'Receber Código de acesso').click();
      await heading(page, 'Confirme o seu e-mail');
      await expect(page.getByRole('textbox', { name: 'Dígito 1 de 6' })).toBeFocused();
      await page.keyboard.type(await copiedFrom(server.database, 'ana@example.com'));
      await button(page, 'Concluir').click();
      await closeDialog(page, { title });
      await expect(page).toHaveURL(/\/login$/);
    });
  }
});

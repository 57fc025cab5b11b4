import { copiedFrom, mailsTo } from '../../server/mailbox';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { button, closeDialog, watchPosts } from '../pf/form';
import { byLabel, heading, open } from './form';

test.describe('the recovery of a password', () => {
  test('[ACC-REC-01, ACC-REC-05, ACC-RT-02] names what lacks, one thing at a time', async ({ page, server }) => {
    await server.setSetting('apelido', 'S');
    await open(page, '/RecuperarSenha', 'Recuperar senha');
    expect(await findViolations(page)).toEqual([]);
    const posts = watchPosts(page);
    await button(page, 'Recuperar senha').click();
    await expect(page.getByRole('alert')).toHaveText('Necessário preencher o campo Tipo de cadastro');
    await byLabel(page, 'Tipo de cadastro').selectOption({ label: 'Pessoa Jurídica' });
    await button(page, 'Recuperar senha').click();
    await expect(page.getByRole('alert')).toHaveText('Necessário preencher o campo E-mail');
    await expect(byLabel(page, 'E-mail')).toBeFocused();
    await byLabel(page, 'E-mail').fill('caio@example.com');
    await expect(byLabel(page, 'Apelido')).not.toHaveAttribute('aria-busy');
    await button(page, 'Recuperar senha').click();
    await expect(page.getByRole('alert')).toHaveText('Necessário preencher o campo Apelido');
    expect(posts).toEqual([]);
  });

  test('[ACC-REC-03] offers the types that the tenant has not removed', async ({ page, server }) => {
    const types = byLabel(page, 'Tipo de cadastro').locator('option');
    for (const [removed, left] of [
      ['', ['Pessoa Física', 'Pessoa Jurídica', 'Fundo de Investimento']],
      ['1; 3', ['Pessoa Jurídica']],
    ] as const) {
      await server.setSetting('removerTipos', removed);
      await open(page, '/RecuperarSenha', 'Recuperar senha');
      await expect(types).toHaveText(['Selecione', ...left]);
    }
    await server.setSetting('removerTipos', '1;2;3');
    await page.reload();
    await expect(page.getByText('Nenhum tipo de cadastro disponível no momento.')).toBeVisible();
  });

  test('[ACC-REC-07, ACC-REC-08, ACC-ERR-10, ACC-ERR-11] knows no unknown account, and sends a password to another', async ({
    page,
    server,
  }) => {
    await server.setSetting('apelido', 'S');
    await server.addClient({ type: 2, document: '11222333000181', email: 'bia@example.com', nickname: 'Matriz' });
    await open(page, '/RecuperarSenha', 'Recuperar senha');
    const posts = watchPosts(page);
    await byLabel(page, 'E-mail').fill('caio@example.com');
    await byLabel(page, 'Tipo de cadastro').selectOption({ label: 'Pessoa Física' });
    await button(page, 'Recuperar senha').click();
    await closeDialog(page, {
      title: 'Conta não localizada',
      text: 'Nenhuma conta com endereço de e-mail informado foi localizado',
    });
    await expect(byLabel(page, 'E-mail')).toHaveValue('caio@example.com');
    await byLabel(page, 'Tipo de cadastro').selectOption({ label: 'Pessoa Jurídica' });
    await byLabel(page, 'E-mail').fill('bia@example.com');
    await expect(byLabel(page, 'Apelido')).toHaveValue('Matriz');
    await button(page, 'Recuperar senha').click();
    await closeDialog(page, {
      title: 'E-mail enviado!',
      text: 'Acesse o e-mail para visualizar sua senha de acesso.',
      button: 'OK',
    });
    expect(await findViolations(page)).toEqual([]);
    expect(posts.at(-1)?.body).toEqual({ Email: 'bia@example.com', TipoCliente: 2, Apelido: 'Matriz' });
    await page.getByRole('link', { name: 'Entrar', exact: true }).click();
    await heading(page, 'Acesse sua conta');
    await page.getByRole('tab', { name: 'Pessoa Jurídica' }).click();
    await page.getByRole('combobox', { name: 'E-mail/CNPJ' }).fill('bia@example.com');
    await byLabel(page, 'Senha').fill(await copiedFrom(server.database, 'bia@example.com'));
    await expect(byLabel(page, 'Apelido')).toHaveValue('Matriz');
    await button(page, 'Entrar').click();
    await expect(page).toHaveURL(/\/CadastroPJ_Passo_1\/[a-z-]+$/);
  });

  test('sends an e-mail that a phone of 320 px shows whole', async ({ page, server }) => {
    await server.addClient({ email: 'bia@example.com' });
    const data = { Email: 'bia@example.com', TipoCliente: 1, Apelido: '' };
    expect((await page.request.post('/api/register/restaurar-senha', { data })).status()).toBe(200);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.setContent((await mailsTo(server.database, 'bia@example.com'))[0]?.html ?? '');
    await expect(page.getByRole('heading', { name: 'Sua senha de acesso' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

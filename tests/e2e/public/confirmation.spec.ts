import { linkFrom } from '../../server/mailbox';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { button, closeDialog, watchPosts } from '../pf/form';
import { heading, reply } from './form';

const UNKNOWN = '11111111-2222-4333-8444-555555555555';

test.describe('the confirmation of an account', () => {
  test('[ACC-CONF-01, ACC-CONF-02, ACC-CONF-03, ACC-ERR-18] happens by the press alone, and says when the link is none', async ({
    page,
    server,
  }) => {
    const sign = await fetch(`${server.url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        TipoCadastro: 1,
        NomeRazaoSocial: 'Ana Maria Souza',
        CpfCnpj: '52998224725',
        Email: 'ana@example.com',
        Password: 'a2ca37fe6fdc490b8f7ce841e1701a169d2b1697c6b5b5c63f94abb8f9b6d6dd',
        Apelido: '',
        DataConstituicao: '',
      }),
    });
    expect(sign.status).toBe(200);
    const path = await linkFrom(server.database, 'ana@example.com');
    for (const method of ['HEAD', 'GET', 'GET']) await fetch(server.url + path, { method });
    const posts = watchPosts(page);
    await page.goto(path.toUpperCase().replace('/CONFIRMARCONTA', '/ConfirmarConta'));
    await expect(page.getByText('Clique abaixo para confirmar sua conta')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(posts).toEqual([]);
    await button(page, 'Confirmar conta').click();
    await closeDialog(page, {
      title: 'E-mail validado com sucesso! Faça o login para utilizar sua conta.',
      button: 'OK',
    });
    await expect(page).toHaveURL(/\/login$/);
  });

  test('[ACC-CONF-05, ACC-CONF-06, ACC-ERR-19, ACC-RT-05] stays on the page when it fails, with the way on', async ({
    page,
  }) => {
    await page.goto(`/ConfirmarConta/${UNKNOWN}`);
    await button(page, 'Confirmar conta').click();
    await closeDialog(page, { title: 'Falha na validação da conta' });
    await expect(page.getByText('Este link não confirma nenhuma conta.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await reply(page, '/api/register/ativar-conta', 400, { data: ['X'], descricao: 'O link expirou.' });
    await button(page, 'Confirmar conta').click();
    await closeDialog(page, { title: 'Falha na validação da conta', text: 'O link expirou.' });
    await expect(page.getByText('O link expirou.')).toBeVisible();
    await page.route('**/api/register/ativar-conta', (route) => route.abort());
    await button(page, 'Confirmar conta').click();
    await closeDialog(page, { title: 'Falha na validação da conta' });
    await expect(page.getByText('A confirmação não chegou ao servidor.')).toBeVisible();
    await expect(page.getByText('Este link não confirma nenhuma conta.')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/ConfirmarConta/${UNKNOWN}$`));
    await page.getByRole('link', { name: 'Entrar', exact: true }).click();
    await heading(page, 'Acesse sua conta');
  });
});

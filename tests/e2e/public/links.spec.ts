import { invalidateSignatures } from '../../../server/declarations/invalidate';
import { requestSignatures } from '../../../server/declarations/sign';
import { currentTemplates } from '../../../server/declarations/templates';
import { copiedFrom, linkFrom, mailsTo } from '../../server/mailbox';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { button, closeDialog, dialog, watchPosts } from '../pf/form';
import type { TestServer } from '../server';
import { byLabel, heading, open, reply } from './form';

const UNKNOWN = '11111111-2222-4333-8444-555555555555';
const IP = { data: { ip: '203.0.113.9' } };

/** A document that waits for the signature of Marina, and the path of her link. */
async function askMarina(server: TestServer) {
  const values = { type: 2, document: '12ABC34501DE35', name: 'Aurora Ltda.' };
  const client = { ...values, ...(await server.addClient(values)) };
  const [template] = await currentTemplates(server.database, ['Pessoa Jurídica']);
  const [asked] = await requestSignatures(server.database, {
    client: client as never,
    template: template as never,
    signers: [{ name: 'Marina Lobo', email: 'marina@example.com' }],
    now: new Date(),
  });
  return { client, name: template?.name ?? '', path: `/RealizarAssinaturaDeclaracao/${asked?.linkId}` };
}

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
    await expect(page).toHaveURL(/\/CadastroPJ_Passo_1$/);
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

test.describe('signing by a link', () => {
  test.describe('[CF-LNK-05, CF-LNK-06] a mark and a yes', () => {
    test('[ACC-SIGN-04, ACC-SIGN-08, ACC-SIGN-09, ACC-SIGN-10] asks for the mark and a yes', async ({
      page,
      server,
    }) => {
      const { name, path } = await askMarina(server);
      const posts = watchPosts(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { name })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await button(page, 'Confirmar assinatura').click();
      await expect(page.getByRole('alert')).toHaveText(
        'Você precisa aceitar os termos antes de confirmar a assinatura.',
      );
      const box = page.getByRole('checkbox', { name: 'Declaro que li e aceito os termos do documento.' });
      await expect(box).toBeFocused();
      await page.keyboard.press('Space');
      await button(page, 'Confirmar assinatura').click();
      await dialog(page, 'Confirmação de assinatura', 'Você confirma que leu e aceita os termos?');
      expect(await findViolations(page)).toEqual([]);
      await button(page, 'Cancelar').click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(posts).toEqual([]);
    });
  });

  test.describe('[CF-LNK-07, CF-LNK-08, CF-ERR-32, CF-SUC-09] a signature', () => {
    test('[ACC-SIGN-02, ACC-SIGN-12, ACC-SIGN-13, ACC-ERR-20] shows the document as signed', async ({
      page,
      server,
    }) => {
      const { name, path } = await askMarina(server);
      await reply(page, '/api/ip', 200, IP);
      const posts = watchPosts(page);
      await page.goto(path);
      await heading(page, 'Olá!');
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await page.getByText('Declaro que li e aceito os termos do documento.').click();
      await button(page, 'Confirmar assinatura').click();
      await button(page, 'Sim, assinar').click();
      await closeDialog(page, {
        title: 'Documento assinado!',
        text: 'O assinatura foi realizada com sucesso!',
        button: 'OK',
      });
      expect(posts).toEqual([
        { path: '/api/declaracao/assinar', body: { Guid: path.split('/').at(-1), Ip: '203.0.113.9' } },
      ]);
      const card = page.getByRole('region', { name: 'Documento já foi assinado' });
      await expect(card).toContainText(name);
      await expect(card).toContainText('Marina Lobo');
      await expect(card).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}/);
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      expect(await findViolations(page)).toEqual([]);
    });
  });

  test.describe('[CF-LNK-03, CF-LNK-04, CF-LNK-10, CF-ERR-34] no address, and another state', () => {
    test('[ACC-SIGN-16, ACC-SIGN-17, ACC-ERR-21, ACC-SIGN-06] goes on without an address, and shows nothing of what is unavailable', async ({
      page,
      server,
    }) => {
      const { client, name, path } = await askMarina(server);
      await reply(page, '/api/ip', 400, { data: ['x'] });
      await page.goto(path);
      await page.getByText('Declaro que li e aceito os termos do documento.').click();
      await button(page, 'Confirmar assinatura').click();
      await button(page, 'Sim, assinar').click();
      await closeDialog(page, { title: 'Falha na validação da assinatura' });
      await closeDialog(page, { title: 'Documento assinado!', button: 'OK' });
      await expect(page.getByRole('heading', { name: 'Documento já foi assinado' })).toBeVisible();
      await invalidateSignatures(server.database, { client: client as never, seenIp: '127.0.0.1', now: new Date() });
      await page.reload();
      await expect(page.getByText('Documento está indisponível para assinatura')).toBeVisible();
      await expect(page.getByText(name)).toHaveCount(0);
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      expect(await findViolations(page)).toEqual([]);
    });
  });

  test.describe('[CF-LNK-09, CF-ERR-33] a refusal', () => {
    test('[ACC-RT-06, ACC-SIGN-03, ACC-SIGN-14, ACC-SIGN-15] tells a link that is none, and a signature that was not taken', async ({
      page,
      server,
      signIn,
    }) => {
      await page.goto(`/RealizarAssinaturaDeclaracao/${UNKNOWN}`);
      await expect(page.getByText('Documento está indisponível para assinatura')).toBeVisible();
      await expect(page.getByText(/Documento não encontrado\./)).toBeVisible();
      const { path } = await askMarina(server);
      await signIn(await server.addClient({ name: 'Marina Lobo' }));
      await reply(page, '/api/ip', 200, IP);
      await reply(page, '/api/declaracao/assinar', 200, { data: false });
      await page.goto(path);
      await heading(page, 'Olá, Marina Lobo!');
      await page.getByText('Declaro que li e aceito os termos do documento.').click();
      await button(page, 'Confirmar assinatura').click();
      await button(page, 'Sim, assinar').click();
      await closeDialog(page, { title: 'Falha na validação da assinatura' });
      await reply(page, '/api/declaracao/assinar', 400, { data: ['X'], descricao: 'Não foi agora.' });
      await button(page, 'Confirmar assinatura').click();
      await button(page, 'Sim, assinar').click();
      await closeDialog(page, { title: 'Falha na validação da assinatura', text: 'Não foi agora.' });
      await expect(button(page, 'Confirmar assinatura')).toBeVisible();
      await reply(page, '/api/declaracao/assinaturas/consultarDeclaracaoParaAssinatura', 200, {
        data: {
          Status: 'Pendente',
          DataAssinatura: null,
          NomeAssinante: 'Marina Lobo',
          NomeDocumento: 'Termo',
          Conteudo: '<p>Conforme a <a href="https://exemplo.com.br/regra">regra</a>.</p>',
        },
      });
      await page.reload();
      await expect(page.getByRole('link', { name: 'regra' })).toHaveAttribute('target', '_blank');
    });
  });
});

import type { Page } from '@playwright/test';
import { invalidateSignatures } from '../../../server/blocks/declarations/invalidate';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { button, closeDialog, dialog, watchPosts } from '../pf/form';
import { scrollsSideways } from '../pf/lists';
import { askMarina, askThree } from './asked';
import { heading, reply } from './form';

const UNKNOWN = '11111111-2222-4333-8444-555555555555';
const SIGN = '/api/declaracao/assinar';
const IP = { data: { ip: '203.0.113.9' } };
const UNAVAILABLE = 'Documento está indisponível para assinatura';
const SIGNED = {
  title: 'Documento assinado!',
  text: 'O assinatura foi realizada com sucesso!',
  button: 'OK',
};

/** Sets the mark, and says yes. */
async function sign(page: Page) {
  await page.getByText('Declaro que li e aceito os termos do documento.').click();
  await confirm(page);
}

async function confirm(page: Page) {
  await button(page, 'Confirmar assinatura').click();
  await button(page, 'Sim, assinar').click();
}

test.describe('a document to sign', () => {
  test('[ACC-SIGN-04, ACC-SIGN-08, ACC-SIGN-17, CF-LNK-05] asks for the mark', async ({ page, server }) => {
    const { name, path } = await askMarina(server);
    const posts = watchPosts(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await button(page, 'Confirmar assinatura').click();
    await expect(page.getByRole('alert')).toHaveText('Você precisa aceitar os termos antes de confirmar a assinatura.');
    await expect(page.getByRole('checkbox', { name: 'Declaro que li e aceito os termos do documento.' })).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(posts).toEqual([]);
  });

  test('[ACC-SIGN-09, ACC-SIGN-10, CF-LNK-06] asks for a yes, and sends nothing after a no', async ({
    page,
    server,
  }) => {
    const { path } = await askMarina(server);
    const posts = watchPosts(page);
    await page.goto(path);
    await page.getByRole('checkbox', { name: 'Declaro que li e aceito os termos do documento.' }).focus();
    await page.keyboard.press('Space');
    await button(page, 'Confirmar assinatura').click();
    const question = await dialog(page, 'Confirmação de assinatura', 'Você confirma que leu e aceita os termos?');
    await expect(button(question, 'Sim, assinar')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await button(question, 'Cancelar').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(posts).toEqual([]);
  });

  test('[ACC-SIGN-02, ACC-SIGN-03] greets the client who is signed in, and opens links in a new tab', async ({
    page,
    server,
    signIn,
  }) => {
    const { path } = await askMarina(server);
    await signIn(await server.addClient({ name: 'Marina Lobo' }));
    await reply(page, '/api/declaracao/assinaturas/consultarDeclaracaoParaAssinatura', 200, {
      data: {
        Status: 'Pendente',
        DataAssinatura: null,
        NomeAssinante: 'Marina Lobo',
        NomeDocumento: 'Termo',
        Conteudo: '<p>Conforme a <a href="https://exemplo.com.br/regra">regra</a>.</p>',
      },
    });
    await page.goto(path);
    await heading(page, 'Olá, Marina Lobo!');
    await expect(page.getByRole('heading', { name: 'Termo', exact: true })).toBeVisible();
    await expect(page.getByText('Conforme a regra.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'regra' })).toHaveAttribute('target', '_blank');
  });
});

test.describe('a signature', () => {
  test('[ACC-SIGN-12, ACC-ERR-20, CF-LNK-08, CF-ERR-32] is told', async ({ page, server }) => {
    const { path } = await askMarina(server);
    await reply(page, '/api/ip', 200, IP);
    await page.goto(path);
    await sign(page);
    await closeDialog(page, SIGNED);
  });

  test('[ACC-SIGN-02, ACC-SIGN-13, CF-LNK-04, CF-LNK-07] goes out with the address, and the document is read again', async ({
    page,
    server,
  }) => {
    const { name, link, path } = await askMarina(server);
    await reply(page, '/api/ip', 200, IP);
    const posts = watchPosts(page);
    await page.goto(path);
    await heading(page, 'Olá, Marina Lobo!');
    await expect(page.getByText(`Aurora Ltda. pediu a sua assinatura em “${name}”.`)).toBeVisible();
    await expect(page.getByText('marina@example.com')).toBeVisible();
    await expect(page.getByText('CNPJ 12.ABC.345/01DE-35')).toBeVisible();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await sign(page);
    await closeDialog(page, SIGNED);
    expect(posts).toEqual([{ path: SIGN, body: { Guid: link, Ip: '203.0.113.9' } }]);
    const card = page.getByRole('region', { name: 'Documento já foi assinado' });
    await expect(card).toContainText(name);
    await expect(card).toContainText('Marina Lobo');
    await expect(card).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}/);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
  });

  test('[ACC-SIGN-16, ACC-ERR-21, CF-LNK-10, CF-SUC-09] goes on without an address', async ({ page, server }) => {
    const { link, path } = await askMarina(server);
    await reply(page, '/api/ip', 400, { data: ['x'] });
    const posts = watchPosts(page);
    await page.goto(path);
    await sign(page);
    await closeDialog(page, { title: 'Falha na validação da assinatura' });
    await closeDialog(page, SIGNED);
    expect(posts).toEqual([{ path: SIGN, body: { Guid: link, Ip: null } }]);
    await expect(page.getByRole('heading', { name: 'Documento já foi assinado' })).toBeVisible();
  });

  test('[ACC-SIGN-14, ACC-SIGN-15, CF-LNK-09, CF-ERR-33] that was not taken is told, with the reason', async ({
    page,
    server,
  }) => {
    const { path } = await askMarina(server);
    await reply(page, '/api/ip', 200, IP);
    await reply(page, SIGN, 200, { data: false });
    await page.goto(path);
    await sign(page);
    await closeDialog(page, { title: 'Falha na validação da assinatura' });
    await reply(page, SIGN, 400, { data: ['X'], descricao: 'Não foi agora.' });
    await confirm(page);
    await closeDialog(page, { title: 'Falha na validação da assinatura', text: 'Não foi agora.' });
    await expect(button(page, 'Confirmar assinatura')).toBeVisible();
  });
});

test.describe('[ACC-SIGN-18] all documents of a person', () => {
  const read = (page: Page, name = '') => page.getByRole('button', { name: `Ler e assinar: ${name}` });

  test('are listed by one link, and each is read, accepted, confirmed and posted by itself', async ({
    page,
    server,
  }) => {
    const { links, names, path } = await askThree(server);
    await reply(page, '/api/ip', 200, IP);
    const posts = watchPosts(page);
    await page.goto(path);
    await heading(page, 'Olá, Marina Lobo!');
    await expect(page.getByText('Aurora Ltda. pediu a sua assinatura em 3 documentos.')).toBeVisible();
    await expect(page.getByText('0 de 3 assinados')).toBeVisible();
    await expect(page.getByText('CNPJ 12.ABC.345/01DE-35')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await read(page, names[0]).click();
    await expect(page.getByRole('heading', { name: names[0] })).toBeVisible();
    await expect(page.getByText('Documento 1 de 3')).toBeVisible();
    await sign(page);
    await closeDialog(page, SIGNED);
    await button(page, `Próximo: ${names[1]}`).click();
    await expect(page.getByRole('heading', { name: names[1] })).toBeVisible();
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    expect(await findViolations(page)).toEqual([]);
    await button(page, 'Todos os documentos').click();
    await expect(page.getByText('1 de 3 assinados')).toBeVisible();
    await expect(page.getByRole('button', { name: `Ver documento: ${names[0]}` })).toBeVisible();
    await read(page, names[2]).click();
    await sign(page);
    await closeDialog(page, SIGNED);
    await button(page, `Próximo: ${names[1]}`).click();
    await sign(page);
    await closeDialog(page, SIGNED);
    await expect(page.getByText('Todos os seus documentos estão assinados. Obrigado!')).toBeVisible();
    await button(page, 'Todos os documentos').click();
    await expect(page.getByText('3 de 3 assinados')).toBeVisible();
    await expect(page.getByText(/^Obrigado! Tudo o que Aurora Ltda\. pediu está assinado\./)).toBeVisible();
    await expect(read(page)).toHaveCount(0);
    const ip = '203.0.113.9';
    expect(posts).toEqual([links[0], links[2], links[1]].map((Guid) => ({ path: SIGN, body: { Guid, Ip: ip } })));
    await page.goBack();
    await expect(page.getByRole('heading', { name: names[1] })).toBeVisible();
  });

  test('are no more once the link has expired', async ({ page, server }) => {
    const { client, path } = await askThree(server);
    await invalidateSignatures(server.database, {
      client: client as never,
      seenIp: '127.0.0.1',
      now: new Date(),
      stamp: { definition: 1, revisions: null },
    });
    await page.goto(path);
    await expect(page.getByText(UNAVAILABLE)).toBeVisible();
    await expect(page.getByText('Este link expirou.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.goto(`/RealizarAssinaturas/${UNKNOWN}`);
    await expect(page.getByText(/Documento não encontrado\./)).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 320, height: 700 } });

    test('fit the screen', async ({ page, server }) => {
      const { names, path } = await askThree(server);
      await page.goto(path);
      await expect(read(page, names[0])).toBeVisible();
      expect(await scrollsSideways(page)).toBe(false);
      expect(await findViolations(page)).toEqual([]);
      await read(page, names[0]).click();
      await expect(page.getByText('Documento 1 de 3')).toBeVisible();
      expect(await scrollsSideways(page)).toBe(false);
    });
  });
});

test('[ACC-RT-06, ACC-SIGN-06, CF-LNK-03, CF-ERR-34] a link that is none, and a document that is no more, show nothing to sign', async ({
  page,
  server,
}) => {
  await page.goto(`/RealizarAssinaturaDeclaracao/${UNKNOWN}`);
  await expect(page.getByText(UNAVAILABLE)).toBeVisible();
  await expect(page.getByText(/Documento não encontrado\./)).toBeVisible();
  const { client, link, name, path } = await askMarina(server);
  expect((await page.request.post(SIGN, { data: { Guid: link, Ip: null } })).status()).toBe(200);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Documento já foi assinado' })).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
  await invalidateSignatures(server.database, {
    client: client as never,
    seenIp: '127.0.0.1',
    now: new Date(),
    stamp: { definition: 1, revisions: null },
  });
  await page.reload();
  await expect(page.getByText(UNAVAILABLE)).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(button(page, 'Confirmar assinatura')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
});

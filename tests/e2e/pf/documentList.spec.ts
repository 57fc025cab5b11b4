import { eq } from 'drizzle-orm';
import type { JsonObject } from '../../../engine/core/json';
import { client as clients } from '../../../server/storage/schema';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { callApi, intercept, watchApi } from './calls';
import {
  attach,
  DELETE,
  IDENTITY,
  INCOME,
  KEPT,
  kindField,
  LIST,
  MISSING,
  openDocuments,
  pdf,
  RESIDENCE,
  rowOf,
  TITLE,
} from './documentFiles';
import { button, closeDialog, next, onTab } from './form';
import { SAVED, saveLater, scrollsSideways } from './lists';

let client: { id: string; token: string };

test.beforeEach(async ({ page, server, signIn }) => {
  client = await openDocuments(page, server, signIn);
});

test('[PF-DOC-10, PF-SUC-04, PF-OP-73] a sent file goes after a question, one that waits at once', async ({
  page,
  server,
}) => {
  await attach(page, IDENTITY, pdf('rg.pdf'));
  await saveLater(page);
  await closeDialog(page, SAVED);
  await attach(page, RESIDENCE, pdf('luz.pdf'));
  await expect(rowOf(page, 'luz.pdf')).toContainText(KEPT);
  const api = watchApi(page);
  await button(page, 'Excluir luz.pdf').click();
  await expect(rowOf(page, 'luz.pdf')).toBeHidden();
  await expect.poll(api.own).toEqual([expect.stringMatching(/^POST \/cliente\/arquivos\/[\da-f-]{36}\/excluir$/)]);
  api.forget();

  await button(page, 'Excluir rg.pdf').click();
  await closeDialog(page, { title: 'Confirma a exclusão?', button: 'Cancelar' });
  expect(api.own()).toEqual([]);
  await button(page, 'Excluir rg.pdf').click();
  await closeDialog(page, { title: 'Confirma a exclusão?', button: 'Excluir' });
  await closeDialog(page, { title: 'Exclusão realizada com sucesso!', text: 'Arquivo informado foi excluído.' });
  await expect(rowOf(page, 'rg.pdf')).toBeHidden();
  expect(api.own()).toEqual([`POST ${DELETE}`, `GET ${LIST}`]);
  expect(await callApi(server, client, `GET ${LIST}`)).toEqual([]);
});

test('[PF-DOC-11, PF-ERR-06, PF-ERR-07] a deletion that fails says so, and the file stays', async ({ page }) => {
  await attach(page, IDENTITY, pdf('rg.pdf'));
  await saveLater(page);
  await closeDialog(page, SAVED);
  await intercept(page, `POST ${DELETE}`, { status: 400, body: { data: ['Em uso'] } });
  await button(page, 'Excluir rg.pdf').click();
  await closeDialog(page, { title: 'Confirma a exclusão?', button: 'Excluir' });
  await closeDialog(page, { title: 'Erro', text: 'Falha ao realizar exclusão do arquivo.' });
  await intercept(page, `POST ${DELETE}`, 'gone');
  await button(page, 'Excluir rg.pdf').click();
  await closeDialog(page, { title: 'Confirma a exclusão?', button: 'Excluir' });
  await closeDialog(page, {
    title: 'Falha ao realizar exclusão do arquivo.',
    text: 'O servidor não retornou a requisição. Tente novamente.',
  });
  await expect(rowOf(page, 'rg.pdf')).toBeVisible();
});

test('[PF-DOC-12, PF-ERR-21] a file that is no document, empty or too large is refused, each with its reason', async ({
  page,
  server,
}) => {
  await server.setSetting('tamanhoArquivo', '1');
  await page.reload();
  await onTab(page, TITLE);
  const refused: [ReturnType<typeof pdf>, string][] = [
    [
      { ...pdf('planilha.pdf'), buffer: Buffer.from('PK\u0003\u0004') },
      'planilha.pdf não é uma foto (JPG, PNG, WEBP ou HEIC) nem um PDF. Escolha outro arquivo.',
    ],
    [{ ...pdf('vazio.pdf'), buffer: Buffer.alloc(0) }, 'vazio.pdf está vazio. Escolha outro arquivo.'],
    [pdf('grande.pdf', 3_000_000), 'grande.pdf tem 2,9 MB, e o limite é de 1 MB por arquivo.'],
  ];
  const api = watchApi(page);
  for (const [file, reason] of refused) {
    await attach(page, IDENTITY, file);
    await closeDialog(page, {
      title: 'Erro no processamento',
      text: 'Não foi possível processar o arquivo selecionado.',
    });
    await expect(button(page, 'Anexar arquivo')).toBeFocused();
    await expect(button(page, 'Anexar arquivo')).toHaveAccessibleDescription(new RegExp(`${literally(reason)}$`));
    await expect(page.getByRole('row')).toHaveCount(0);
  }
  await saveLater(page);
  await closeDialog(page, SAVED);
  expect(api.own()).toEqual([]);
});

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('[PF-OP-65] lists that did not load are told in their place, not in a dialog, and loaded again before anything is said to be missing', async ({
  page,
}) => {
  await intercept(page, `GET ${LIST}`, { status: 500 }, 2);
  await page.reload();
  await onTab(page, TITLE);
  await expect(page.getByText('Os documentos não carregaram. Confira a sua conexão.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await next(page);
  await closeDialog(page, { title: 'Ação não realizada' });
  await button(page, 'Tentar novamente').click();
  await expect(kindField(page)).toBeVisible();
  await next(page);
  await closeDialog(page, MISSING(IDENTITY));
});

test('on a phone everything has room, also at 320 px, and the name of a file is never cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const name = `${'comprovante-'.repeat(11)}luz.pdf`;
  await attach(page, RESIDENCE, pdf(name));
  await expect(rowOf(page, name)).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await findViolations(page)).toEqual([]);
  for (const target of await page.getByRole('group', { name: 'Anexar documento' }).getByRole('button').all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test('[PF-DOC-04, PF-REN-10, PF-NAV-11] an edit hides deletion; a new file is sent by Salvar', async ({
  page,
  server,
}) => {
  await attach(page, IDENTITY, pdf('rg.pdf'));
  await attach(page, RESIDENCE, pdf('luz.pdf'));
  await saveLater(page);
  await closeDialog(page, SAVED);
  await server.database.update(clients).set({ status: 2, expiresOn: '2999-12-31' }).where(eq(clients.id, client.id));
  await page.goto('/');
  await button(page, 'Editar dados: Documentos').click();
  await expect(rowOf(page, 'rg.pdf')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Tipo de documento', 'Nome do arquivo', 'Data/Hora']);
  await expect(page.getByRole('button', { name: /^Excluir/ })).toHaveCount(0);
  await attach(page, INCOME, pdf('irpf.pdf'));
  await button(page, 'Não enviar irpf.pdf').click();
  await expect(rowOf(page, 'irpf.pdf')).toBeHidden();
  await attach(page, INCOME, pdf('holerite.pdf'));
  await button(page, 'Salvar').click();
  await closeDialog(page, SAVED);
  const files = (await callApi(server, client, `GET ${LIST}`)) as JsonObject[];
  expect(files.map(({ FileName }) => FileName)).toEqual(['rg.pdf', 'luz.pdf', 'holerite.pdf']);
});

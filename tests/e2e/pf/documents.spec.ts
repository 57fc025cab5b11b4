import type { JsonObject } from '../../../engine/core/json';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { stored } from '../stored';
import { callApi, intercept, watchApi } from './calls';
import {
  attach,
  EARLY,
  IDENTITY,
  INCOME,
  KEPT,
  kindField,
  LIST,
  MISSING,
  openDocuments,
  pdf,
  png,
  RESIDENCE,
  rowOf,
  TITLE,
  UPLOAD,
} from './documentFiles';
import { button, closeDialog, next, onTab, openTab } from './form';
import { goBack, SAVED, saveLater } from './lists';

let client: { id: string; token: string };

test.beforeEach(async ({ page, server, signIn }) => {
  client = await openDocuments(page, server, signIn);
});

/** The calls that save files. */
const savesIn = (api: ReturnType<typeof watchApi>) => api.changes().filter(({ call }) => call === `POST ${UPLOAD}`);

/** The names of the files that a call carried. */
const namesIn = ({ body }: { body?: unknown }) =>
  (body as { documentos: JsonObject[] }).documentos.map(({ FileName }) => FileName);

const REFERENCE = expect.stringMatching(/^arquivo:[\da-f-]{36}$/);

test('[PF-DOC-01, PF-DOC-02, PF-DOC-05, PF-DOC-09] files are picked one by one, sent as they are picked, and saved one by one when the customer goes on', async ({
  page,
  server,
}) => {
  await expect(kindField(page).getByRole('option')).toContainText(['Selecione', `${IDENTITY} - Obrigatório`]);
  await expect(button(page, 'Anexar arquivo')).toBeHidden();
  const api = watchApi(page);
  await attach(page, IDENTITY, png('cnh.png'));
  await expect(rowOf(page, 'cnh.png')).toContainText(KEPT);
  await expect(rowOf(page, 'cnh.png').locator('img')).toBeVisible();
  await expect(kindField(page)).toBeFocused();
  await attach(page, RESIDENCE, pdf('conta de luz.pdf'));
  await expect(rowOf(page, 'conta de luz.pdf')).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}/);
  await expect(rowOf(page, 'conta de luz.pdf')).toContainText(KEPT);
  await expect(page.getByText('2 arquivos serão confirmados quando você avançar ou salvar.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const base64 = ({ buffer }: { buffer: Buffer }) => buffer.toString('base64');
  expect(api.changes()).toEqual([
    { call: `POST ${EARLY}`, body: { FileName: 'cnh.png', FileDataString64: base64(png('')) } },
    { call: `POST ${EARLY}`, body: { FileName: 'conta de luz.pdf', FileDataString64: base64(pdf('')) } },
  ]);
  expect(await callApi(server, client, `GET ${LIST}`)).toEqual([]);

  api.forget();
  await next(page);
  await onTab(page, 'Declarações');
  const uploads = api.changes();
  expect(uploads.map(({ call }) => call)).toEqual([`POST ${UPLOAD}`, `POST ${UPLOAD}`]);
  expect(uploads.map(namesIn)).toEqual([['cnh.png'], ['conta de luz.pdf']]);
  expect(uploads[0]?.body).toMatchObject({ documentos: [{ TipoDocumentoId: 1, FileDataString64: REFERENCE }] });
  expect(await callApi(server, client, `GET ${LIST}`)).toMatchObject([
    { FileName: 'cnh.png', Descricao: IDENTITY, UsuarioInsert: 'Helena Duarte Nogueira' },
    { FileName: 'conta de luz.pdf', Descricao: RESIDENCE },
  ]);

  await goBack(page, TITLE);
  await expect(rowOf(page, 'cnh.png').getByText('Enviado', { exact: true })).toBeVisible();
  await expect(rowOf(page, 'cnh.png').locator('img')).toBeVisible();
  api.forget();
  await next(page);
  await onTab(page, 'Declarações');
  expect(api.changes()).toEqual([]);
});

test('[PF-DOC-08] every required type needs a file; the first one missing is named', async ({ page }) => {
  const api = watchApi(page);
  await next(page);
  await closeDialog(page, MISSING(IDENTITY));
  await onTab(page, TITLE);
  const block = page.getByRole('group', { name: 'Anexar documento' });
  await expect(block).toBeFocused();
  await expect(block).toHaveAccessibleDescription(MISSING(IDENTITY).text);
  expect(await findViolations(page)).toEqual([]);
  await attach(page, IDENTITY, pdf('rg.pdf'));
  await next(page);
  await closeDialog(page, MISSING(RESIDENCE));
  expect(savesIn(api)).toEqual([]);
});

test('[PF-E2E-19] a proof of address that is missing stops Avançar; picked, it is sent as base64 and saved, and a deletion is told', async ({
  page,
}) => {
  const file = pdf('conta de luz.pdf');
  await attach(page, IDENTITY, pdf('rg.pdf'));
  await next(page);
  await closeDialog(page, {
    title: 'Oops...',
    text: 'O documento Comprovante de residência é obrigatório e não foi enviado, envie o documento para avançar',
  });
  const api = watchApi(page);
  await attach(page, RESIDENCE, file);
  await next(page);
  await onTab(page, 'Declarações');
  const base64 = file.buffer.toString('base64');
  expect(api.changes().find(({ call }) => call === `POST ${EARLY}`)?.body).toMatchObject({ FileDataString64: base64 });
  expect(savesIn(api)).toMatchObject([
    { body: { documentos: [{ TipoDocumentoId: 1, FileDataString64: REFERENCE }] } },
    { body: { documentos: [{ TipoDocumentoId: 2, FileDataString64: REFERENCE }] } },
  ]);
  await goBack(page, TITLE);
  await button(page, 'Excluir conta de luz.pdf').click();
  await closeDialog(page, { title: 'Confirma a exclusão?', button: 'Excluir' });
  await closeDialog(page, { title: 'Exclusão realizada com sucesso!', text: 'Arquivo informado foi excluído.' });
});

test('[PF-ERR-16, PF-SAV-04] a failure in the middle of three files stops there; another try sends only the rest', async ({
  page,
  server,
}) => {
  await attach(page, IDENTITY, pdf('um.pdf'));
  await attach(page, RESIDENCE, pdf('dois.pdf'));
  await attach(page, INCOME, pdf('tres.pdf'));
  await expect(rowOf(page, 'tres.pdf')).toContainText(KEPT);
  const api = watchApi(page);
  await page.route(`**/api${UPLOAD}`, (route) =>
    route.request().postData()?.includes('dois.pdf')
      ? route.fulfill({ status: 400, json: { data: ['Arquivo recusado'] } })
      : route.fallback(),
  );
  await next(page);
  await closeDialog(page, { title: 'Falha ao realizar upload de documentos', text: 'Arquivo recusado' });
  await onTab(page, TITLE);
  await expect(rowOf(page, 'um.pdf').getByText('Enviado', { exact: true })).toBeVisible();
  await expect(rowOf(page, 'dois.pdf')).toContainText('Não enviado');
  await expect(rowOf(page, 'tres.pdf')).toContainText(KEPT);
  expect(api.changes().map(namesIn)).toEqual([['um.pdf'], ['dois.pdf']]);
  expect(await findViolations(page)).toEqual([]);

  await page.unroute(`**/api${UPLOAD}`);
  api.forget();
  await button(page, 'Tentar novamente: dois.pdf').click();
  for (const name of ['um.pdf', 'dois.pdf', 'tres.pdf']) {
    await expect(rowOf(page, name).getByText('Enviado', { exact: true })).toBeVisible();
  }
  expect(api.changes().map(namesIn)).toEqual([['dois.pdf'], ['tres.pdf']]);
  expect(await callApi(server, client, `GET ${LIST}`)).toHaveLength(3);
});

test('[PF-ERR-16] a network that is gone leaves the file here, and it arrives once when the network is back', async ({
  page,
  server,
}) => {
  await attach(page, IDENTITY, pdf('rg.pdf'));
  await intercept(page, `POST ${UPLOAD}`, 'gone');
  await saveLater(page);
  await closeDialog(page, {
    title: 'Sem resposta do servidor',
    text: 'Confira a sua conexão e tente novamente. O que você digitou continua aqui.',
  });
  await expect(rowOf(page, 'rg.pdf')).toContainText('Não enviado');
  await saveLater(page);
  await closeDialog(page, SAVED);
  await expect(rowOf(page, 'rg.pdf').getByText('Enviado', { exact: true })).toBeVisible();
  expect(await callApi(server, client, `GET ${LIST}`)).toHaveLength(1);
});

test('[PF-OP-40] a picked file is there after a reload, with its word and its likeness, and the save goes', async ({
  page,
  server,
}) => {
  await attach(page, IDENTITY, png('rg.png'));
  await attach(page, RESIDENCE, pdf('conta-de-luz.pdf'));
  await expect(rowOf(page, 'rg.png')).toContainText(KEPT);
  await expect(rowOf(page, 'conta-de-luz.pdf')).toContainText(KEPT);
  await page.reload();
  await onTab(page, TITLE);
  await expect(rowOf(page, 'rg.png')).toContainText(KEPT);
  await expect(rowOf(page, 'rg.png').locator('img')).toBeVisible();
  await expect(rowOf(page, 'conta-de-luz.pdf')).toContainText(KEPT);
  await expect(page.getByText('Escolha de novo')).toBeHidden();
  await next(page);
  await onTab(page, 'Declarações');
  expect(await callApi(server, client, `GET ${LIST}`)).toMatchObject([
    { FileName: 'rg.png', Descricao: IDENTITY },
    { FileName: 'conta-de-luz.pdf', Descricao: RESIDENCE },
  ]);
  await goBack(page, TITLE);
  await expect(rowOf(page, 'rg.png').getByText('Enviado', { exact: true })).toBeVisible();
});

test('[PF-OP-40] a file that was picked on one device is on another one, which saves it once for both', async ({
  page,
  server,
  browser,
  baseURL,
}) => {
  await attach(page, IDENTITY, png('rg.png'));
  await expect(rowOf(page, 'rg.png')).toContainText(KEPT);
  await attach(page, RESIDENCE, pdf('luz.pdf'));
  await expect(rowOf(page, 'luz.pdf')).toContainText(KEPT);
  const draft = async () => JSON.stringify(await callApi(server, client, 'GET /cliente/rascunhos/pf'));
  await expect.poll(async () => (await draft()).match(/arquivo:/g)).toHaveLength(2);

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' });
  const phone = await context.newPage();
  await phone.addInitScript((token) => {
    if (location.protocol !== 'about:') localStorage.setItem('token', token);
  }, client.token);
  await openTab(phone, TITLE);
  await expect(rowOf(phone, 'rg.png')).toContainText(KEPT);
  // Likenesses are made of what is in sight.
  await rowOf(phone, 'rg.png').scrollIntoViewIfNeeded();
  await expect(rowOf(phone, 'rg.png').locator('img')).toBeVisible();
  await expect(rowOf(phone, 'luz.pdf')).toContainText(KEPT);
  await next(phone);
  await onTab(phone, 'Declarações');
  await context.close();

  await next(page);
  await onTab(page, 'Declarações');
  expect(await callApi(server, client, `GET ${LIST}`)).toMatchObject([
    { FileName: 'rg.png', Descricao: IDENTITY },
    { FileName: 'luz.pdf', Descricao: RESIDENCE },
  ]);
  expect(await callApi(server, client, `GET ${LIST}`)).toHaveLength(2);
});

test('[PF-OP-40] a file whose save was not answered is there once, as saved, after a reload', async ({
  page,
  server,
}) => {
  await attach(page, IDENTITY, pdf('rg.pdf'));
  await expect(rowOf(page, 'rg.pdf')).toContainText(KEPT);
  await page.route(`**/api${UPLOAD}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await saveLater(page);
  await closeDialog(page, {
    title: 'Sem resposta do servidor',
    text: 'Confira a sua conexão e tente novamente. O que você digitou continua aqui.',
  });
  await page.reload();
  await onTab(page, TITLE);
  await expect(rowOf(page, 'rg.pdf').getByText('Enviado', { exact: true })).toBeVisible();
  await expect(rowOf(page, 'rg.pdf')).toHaveCount(1);
  expect(await callApi(server, client, `GET ${LIST}`)).toHaveLength(1);
});

test('[PF-OP-40] a picked file that did not arrive is sent once the network is back', async ({ page }) => {
  await intercept(page, `POST ${EARLY}`, 'gone');
  await attach(page, IDENTITY, pdf('rg.pdf'));
  await expect(rowOf(page, 'rg.pdf')).toContainText('Ainda não enviado');
  const note = (words: string) => page.getByRole('banner').getByText(words, { exact: true });
  await expect(note('Há arquivo ainda não enviado')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(rowOf(page, 'rg.pdf')).toContainText(KEPT);
  await expect(note('Tudo salvo')).toBeVisible();
});

test('a picked file that the server refuses says why, and can be taken off', async ({ page }) => {
  const said = 'A imagem está danificada ou incompleta. Envie outro arquivo.';
  const { buffer, ...rest } = png('rg.png');
  await attach(page, IDENTITY, { ...rest, buffer: buffer.subarray(0, -8) });
  await expect(rowOf(page, 'rg.png')).toContainText(`Não enviado`);
  await expect(rowOf(page, 'rg.png')).toContainText(said);
  expect(await findViolations(page)).toEqual([]);
  await button(page, 'Excluir rg.png').click();
  await expect(rowOf(page, 'rg.png')).toBeHidden();
});

test('[PF-OP-40] after a reload what was sent is there, and what could not be sent is named to be picked again', async ({
  page,
}) => {
  await attach(page, IDENTITY, pdf('rg.pdf'));
  await saveLater(page);
  await closeDialog(page, SAVED);
  await intercept(page, `POST ${EARLY}`, 'gone', 9);
  const { entries } = await stored(page);
  await attach(page, RESIDENCE, pdf('conta-de-luz.pdf'));
  await expect(rowOf(page, 'conta-de-luz.pdf')).toContainText('Ainda não enviado');
  await expect.poll(async () => (await stored(page)).entries).toBe(entries + 1);
  await page.reload();
  await onTab(page, TITLE);
  await expect(rowOf(page, 'rg.pdf')).toContainText('Enviado');
  await expect(rowOf(page, 'conta-de-luz.pdf')).toBeHidden();
  const notice = page.getByRole('status').filter({ hasText: 'Escolha de novo este arquivo' });
  await expect(notice).toContainText(`${RESIDENCE}: conta-de-luz.pdf`);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('JVBERi');
  await next(page);
  await closeDialog(page, MISSING(RESIDENCE));
  await attach(page, RESIDENCE, pdf('conta-de-luz.pdf'));
  await expect(notice).toBeHidden();
  await next(page);
  await onTab(page, 'Declarações');
});

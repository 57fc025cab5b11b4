import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { callApi, intercept, watchApi } from '../pf/calls';
import { attach, DELETE, kindField, LIST, pdf, rowOf, TITLE, UPLOAD } from '../pf/documentFiles';
import { button, closeDialog, next, onTab } from '../pf/form';
import { addBeforeDocuments, openTab } from './stored';

const CONTRACT = 'Contrato ou estatuto social';
const NEEDED = [
  CONTRACT,
  'Cartão do CNPJ',
  'Documento de identidade dos sócios e administradores',
  'Comprovante de endereço da sede',
];
const missing = (name = '') => ({
  title: 'Oops...',
  text: `O documento ${name} é obrigatório e não foi enviado, envie o documento para avançar`,
});

let client: { id: string; token: string };

test.beforeEach(async ({ page, server, signIn }) => {
  client = await addBeforeDocuments(server);
  await signIn(client);
  await openTab(page, TITLE);
  await expect(kindField(page)).toBeVisible();
});

test('[CF-AC-22, CF-UPL-06, CF-UPL-07, CF-UPL-10] a file is sent as it is picked, and the needed kinds let the wizard go on', async ({
  page,
  server,
}) => {
  await next(page);
  await closeDialog(page, missing(CONTRACT));
  await expect(kindField(page).getByRole('option')).toContainText(['Selecione', `${CONTRACT} - Obrigatório`]);
  await expect(button(page, 'Anexar arquivo')).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
  const api = watchApi(page);
  await attach(page, CONTRACT, pdf('contrato.pdf'));
  await expect(rowOf(page, 'contrato.pdf')).toContainText('Enviado');
  await expect(kindField(page)).toHaveValue('');
  expect(api.changes()).toMatchObject([
    { call: `POST ${UPLOAD}`, body: { documentos: [{ TipoDocumentoId: 20, FileName: 'contrato.pdf' }] } },
  ]);
  expect(api.count(`GET ${LIST}`)).toBe(1);
  for (const kind of NEEDED.slice(1)) {
    await attach(page, kind, pdf('contrato.pdf'));
    await expect(rowOf(page, 'contrato.pdf').filter({ hasText: kind })).toContainText('Enviado');
  }
  expect(await callApi(server, client, `GET ${LIST}`)).toHaveLength(4);
  api.forget();
  await next(page);
  await onTab(page, 'Declarações');
  expect(api.changes().filter(({ call }) => call.includes('documentos'))).toEqual([]);
});

test('[CF-UPL-11, CF-UPL-13, CF-UPL-14] an upload that fails can be tried again; a sent file is deleted after a question', async ({
  page,
}) => {
  await intercept(page, `POST ${UPLOAD}`, { status: 400, body: { data: ['O arquivo tem vírus.'] } });
  await attach(page, CONTRACT, pdf('contrato.pdf'));
  await closeDialog(page, { title: 'Falha ao realizar upload de documentos', text: 'O arquivo tem vírus.' });
  await expect(rowOf(page, 'contrato.pdf')).toContainText('Não enviado');
  await button(page, 'Tentar novamente: contrato.pdf').click();
  await expect(rowOf(page, 'contrato.pdf').getByText('Enviado', { exact: true })).toBeVisible();
  const remove = () => button(page, 'Excluir contrato.pdf').click();
  await intercept(page, `POST ${DELETE}`, { status: 400, body: { data: ['Não.'] } });
  await remove();
  await closeDialog(page, { title: 'Confirma a exclusão?', button: 'Excluir' });
  await closeDialog(page, { title: 'Erro', text: 'Falha ao realizar exclusão do arquivo.' });
  await remove();
  await closeDialog(page, { title: 'Confirma a exclusão?', button: 'Excluir' });
  await closeDialog(page, { title: 'Exclusão realizada com sucesso!', text: 'Arquivo informado foi excluído.' });
  await expect(rowOf(page, 'contrato.pdf')).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { copiedFrom } from '../../server/mailbox';
import { expect, test } from '../fixtures';
import { callApi, intercept, watchApi } from '../pf/calls';
import { button, choose, closeDialog, field, fill, fillAll, next, onTab, option, section } from '../pf/form';
import { confirmDeletion, DELETED, goBack, steps } from '../pf/lists';
import { addBeforeDocuments, openTab } from './stored';

const PATH = '/PessoaJuridica';
const EXISTS = 'GET /declaracao/existeDeclaracaoAssinaturaCliente';
const UPDATED = { title: 'Alteração realizada com sucesso!' };
const CREATED = { title: 'Inclusão realizada com sucesso!' };
const modal = (page: Page) => page.getByRole('dialog', { name: 'Representante', exact: true });

/** Changes fields of Marina in her modal, and presses Atualizar. */
async function change(page: Page, filling: Record<string, string>) {
  await button(page, 'Editar Marina Sampaio Leal').click();
  await fillAll(modal(page), filling);
  await button(modal(page), 'Atualizar').click();
}

test('[CF-AC-08, CF-AC-09, CF-AC-11] a changed representative is checked for signatures, and one alone answers for the login', async ({
  page,
  server,
  signIn,
}) => {
  await server.setSetting('responsavelLogin', 'S');
  const client = await addBeforeDocuments(server);
  await signIn(client);
  await openTab(page, 'Representantes');
  const api = watchApi(page);
  await change(page, { Telefone: '11912345678' });
  await closeDialog(page, UPDATED);
  expect(api.count(EXISTS)).toBe(0);
  await change(page, { 'E-mail': 'marina@aurora.com.br' });
  await closeDialog(page, UPDATED);
  expect(api.count(EXISTS)).toBe(1);

  api.forget();
  await page.route('**/api/declaracao/existeDeclaracaoAssinaturaCliente', () => {}, { times: 1 });
  await page.clock.install();
  await change(page, { Nome: 'Marina Sampaio' });
  await expect.poll(() => api.count(EXISTS)).toBe(1);
  await page.clock.fastForward(15_000);
  await closeDialog(page, { title: 'Erro na verificação', text: 'Falha ao verificar documentos ativos.' });
  await expect(field(modal(page), 'Nome')).toHaveValue('Marina Sampaio');
  expect(api.changes()).toEqual([]);

  await fill(modal(page), 'Nome', 'Marina Sampaio Leal');
  await choose(modal(page), 'Responsável pelo login', 'Sim');
  await button(modal(page), 'Atualizar').click();
  await closeDialog(page, UPDATED);
  const login = modal(page).getByRole('radiogroup', { name: 'Responsável pelo login' });
  await button(page, 'Adicionar representante').click();
  await expect(field(modal(page), 'Responsável pelo login')).toHaveValue('Não');
  await expect(login).toHaveCount(0);
  await button(modal(page), 'Cancelar').click();
  await button(page, 'Editar Marina Sampaio Leal').click();
  await expect(login.getByRole('radio', { name: 'Sim' })).toBeChecked();
  await button(modal(page), 'Cancelar').click();
  await confirmDeletion(page, button(page, 'Excluir Marina Sampaio Leal'));
  await closeDialog(page, DELETED);
  await button(page, 'Adicionar representante').click();
  await choose(modal(page), 'Responsável pelo login', 'Sim');
});

test('[CF-AC-13, CF-TOK-02, CF-TOK-03, CF-TOK-05] where the access is by token, a company’s attorney who signs comes and goes with one', async ({
  page,
  server,
  signIn,
}) => {
  await server.setSetting('autenticacao', '2');
  const client = await addBeforeDocuments(server);
  await signIn(client);
  await openTab(page, 'Upload de Documentos');
  await goBack(page, 'Procuradores');
  await page.getByRole('button', { name: /menu da conta/ }).click();
  await expect(button(page, 'Logoff')).toBeVisible();
  await expect(button(page, 'Alterar senha')).toBeHidden();
  await page.keyboard.press('Escape');

  const token = page.getByRole('dialog', { name: 'Confirme com o token', exact: true });
  const type = async (isRight: boolean) => {
    await expect(token.getByRole('textbox').first()).toBeFocused();
    const sent = await copiedFrom(server.database, 'ana@example.com');
    await page.keyboard.type(isRight ? sent : sent.replace(/./g, (digit) => String(9 - Number(digit))));
  };
  const form = section(page, 'Dados do procurador');
  const add = async (Nome: string, CPF: string, Assinatura: string) => {
    await fillAll(form, { Nome, CPF, 'E-mail': 'caio@x.com', Telefone: '11987654321', CEP: '01310-100' });
    await expect(field(form, 'Cidade')).toHaveValue('São Paulo');
    await fillAll(form, { Número: '10', Assinatura });
    await button(form, 'Adicionar').click();
  };
  const api = watchApi(page);
  const saves = () => api.changes().filter(({ call }) => call.includes('representante'));
  await add('Caio Prado', '111.444.777-35', 'Assina isoladamente');
  await type(false);
  await expect(token.getByText('O Token informado não é válido! Verifique e tente novamente.')).toBeVisible();
  expect(saves()).toEqual([]);
  await type(true);
  await closeDialog(page, CREATED);
  await expect(page.getByRole('row', { name: /Caio Prado/ })).toBeVisible();
  await add('Clara Teixeira', '153.509.460-56', 'Não assina pela empresa');
  await closeDialog(page, CREATED);
  expect(api.count('POST /cliente/token/enviar')).toBe(1);
  expect(saves()).toHaveLength(2);
  await confirmDeletion(page, button(page, 'Excluir Clara Teixeira'));
  await type(true);
  await closeDialog(page, DELETED);
  await expect(page.getByRole('row', { name: /Clara/ })).toHaveCount(0);
});

test('[CF-AC-18, CF-AC-19, PJ-BAN-07, CF-NAV-13] a refused account stops the save, and a hidden tab is passed over', async ({
  page,
  server,
  signIn,
}) => {
  const client = await addBeforeDocuments(server);
  await signIn(client);
  await openTab(page, 'Upload de Documentos');
  await goBack(page, 'Dados Bancários');
  const api = watchApi(page);
  await fill(section(page, 'Conta principal'), 'Agência', '3428');
  const additional = section(page, 'Conta adicional');
  await field(additional, 'Banco').fill('341');
  await option(page, 'ITAÚ UNIBANCO S.A.')
    .or(page.getByRole('option', { name: /341/ }))
    .first()
    .click();
  await fillAll(additional, { Agência: '1', 'Conta corrente': '2', 'Dígito da conta': '3' });
  await intercept(page, `POST ${PATH}/dadosBancarios`, { status: 400, body: { data: ['Conta inexistente'] } });
  await next(page);
  await closeDialog(page, {
    title: 'Dados informados inválidos na aba Dados Bancários',
    text: 'Conta inexistente',
  });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await onTab(page, 'Dados Bancários');
  expect(api.changes()).toMatchObject([{ body: { Principal: true } }]);
  api.forget();
  await next(page);
  await onTab(page, 'Endereço');
  expect(api.changes()).toMatchObject([{ body: { Principal: true } }, { body: { Principal: false } }]);

  await server.setSetting('ocultarBanco', 'S');
  api.forget();
  // By its address: without one the wizard opens where it was left.
  await page.goto('/CadastroPJ_Passo_1/documentos');
  await onTab(page, 'Upload de Documentos');
  await expect(steps(page).getByRole('button', { name: /Dados Bancários/ })).toHaveCount(0);
  await goBack(page, 'Dados Financeiros');
  await fill(page, 'Capital social', '600000');
  await next(page);
  await onTab(page, 'Endereço');
  expect(api.changes()).toMatchObject([{ call: `POST ${PATH}/dadosFinanceiros` }]);
  expect(api.names().filter((name) => name.includes('dadosBancarios'))).toEqual([]);
  expect(await callApi(server, client, `GET ${PATH}/dadosFinanceiros`)).toMatchObject({ CapitalSocial: 600000 });
});

import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { callApi, watchApi } from '../pf/calls';
import { button, closeDialog, dialog, field, fill } from '../pf/form';
import { SAVED } from '../pf/lists';
import { tile, userOf } from '../pf/registered';
import { addRegistered } from './stored';

const CARDS: [card: string, title: string][] = [
  ['Dados da Empresa', 'Dados da Empresa'],
  ['Procuradores', 'Procuradores'],
  ['Representantes', 'Representantes'],
  ['Dados Financeiros', 'Dados Financeiros'],
  ['Endereço', 'Endereço'],
  ['Documentos', 'Upload de Documentos'],
  ['Declarações', 'Declarações'],
  ['Produtos', 'Produtos'],
];

/** Opens a section from its tile. */
async function open(page: Page, [card, title]: [string, string], label?: string) {
  await tile(page, card, label).click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(button(page, 'Salvar')).toBeVisible();
}

test('[CF-SIG-02, CF-SIG-07, CF-REN-05, CF-NAV-17] a signer’s new e-mail in a tile asks first, and costs the signatures', async ({
  page,
  server,
  signIn,
}) => {
  const client = await addRegistered(server, 2);
  await signIn(client);
  await page.goto('/');
  await open(page, ['Dados da Empresa', 'Dados da Empresa']);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Avançar|Salvar e continuar depois)$/ })).toHaveCount(0);
  const api = watchApi(page);
  await field(page, 'E-mail principal').fill('');
  await button(page, 'Salvar').click();
  await closeDialog(page, {
    title: 'Oops...',
    text: 'O campo E-mail principal não foi informado, preencha a informação para avançar.',
  });
  expect(api.changes()).toEqual([]);
  await fill(page, 'E-mail principal', 'novo@aurora.com.br');
  await button(page, 'Salvar').click();
  await closeDialog(page, SAVED);
  expect(api.changes().map(({ call }) => call)).toEqual(['POST /PessoaJuridica/informacaoBasica']);

  await open(page, ['Representantes', 'Representantes']);
  await button(page, 'Editar Marina Sampaio Leal').click();
  const modal = page.getByRole('dialog', { name: 'Representante', exact: true });
  await fill(modal, 'E-mail', 'marina@aurora.com.br');
  await button(modal, 'Atualizar').click();
  const question = await dialog(page, 'Atenção!');
  await expect(question).toContainText('invalidam as assinaturas já coletadas das declarações');
  await button(question, 'Cancelar').click();
  await expect(field(modal, 'E-mail')).toHaveValue('marina@aurora.com.br');
  expect(await callApi(server, client, 'GET /declaracao/cliente')).not.toEqual([]);
  await button(modal, 'Atualizar').click();
  await button(question, 'Sim, continuar').click();
  await closeDialog(page, { title: 'Alteração realizada com sucesso!' });
  expect(await callApi(server, client, 'GET /declaracao/cliente')).toEqual([]);
  await button(page, 'Salvar').click();
  await closeDialog(page, SAVED);
  await expect(page.getByRole('region', { name: 'Cadastro Alterado' })).toBeVisible();
});

test('[CF-AC-30, CF-REN-01, CF-REN-04, CF-STA-08] an expired company reviews every visible section, and is sent for review', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  await server.setSetting('ocultarBanco', 'S');
  const client = await addRegistered(server, 3);
  await signIn(client);
  await page.goto('/');
  await closeDialog(page, { title: 'Atenção: Atualize o seu cadastro!' });
  await button(page, 'Cancelar').click();
  await closeDialog(page, { title: 'Deseja realmente sair?', button: 'Sim, sair' });
  await expect(page.getByText('0 de 8 seções revisadas')).toBeVisible();
  await expect(tile(page, 'Dados Bancários', 'Atualizar dados')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  const api = watchApi(page);
  for (const card of CARDS) {
    await open(page, card, 'Atualizar dados');
    if (card[0] === 'Documentos') await expect(page.getByRole('button', { name: /^Excluir/ })).toHaveCount(0);
    if (card[0] === 'Produtos')
      await expect(page.getByRole('button', { name: /^(Preencher|Refazer|Atualizar) questionário$/ })).toHaveCount(0);
    await button(page, 'Salvar').click();
    await closeDialog(page, SAVED);
    await expect(tile(page, card[0], 'Dados Atualizados')).toBeVisible();
  }
  await button(page, 'Enviar cadastro atualizado').click();
  await closeDialog(page, {
    title: 'Cadastro revisado',
    text: 'Deseja enviar o cadastro atualizado para análise?',
    button: 'Enviar',
  });
  await closeDialog(page, {
    title: 'Cadastro atualizado',
    text: 'As informações serão revisadas pela equipe responsável e você poderá acompanhar essa revisão pelo status.',
    button: 'OK',
  });
  expect(api.changes().filter(({ call }) => call.includes('ConcluirCadastro'))).toEqual([
    { call: 'POST /PessoaJuridica/ConcluirCadastro', body: { RenovacaoCadastral: true } },
  ]);
  expect(await userOf(server, client)).toMatchObject({ StatusCadastro: 4, SecoesRenovadas: [] });
});

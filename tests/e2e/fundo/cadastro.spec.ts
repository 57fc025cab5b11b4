import { expect, test } from '../fixtures';
import { callApi, watchApi } from '../pf/calls';
import { button, choose, closeDialog, dialog, field, fill, fillAll, next, onTab, section } from '../pf/form';
import { goBack } from '../pf/lists';
import { ATTORNEY, missing, rowOf } from '../pf/people';
import { tile } from '../pf/registered';
import { addFund, addRegistered, BEFORE_FIGURES, bodyOf, openFund } from './stored';

test('[CF-AC-28, FI-EMP-05, FI-EMP-06, FI-EMP-08] the other address is asked for by its CEP, and goes with the choice', async ({
  page,
  server,
  signIn,
}) => {
  const client = await addFund(server, []);
  const other = { LogradouroOutro: '', LogradouroNumeroOutro: '', BairroOutro: '', CidadeOutro: '' };
  const body = { ...bodyOf('informacaoBasica'), ...other, UfOutro: null, PaisOutro: null, CepOutro: '99999999' };
  await callApi(server, client, 'POST /Fundo/informacaoBasica', body);
  await signIn(client);
  const api = watchApi(page);
  await openFund(page, 'Dados Cadastrais');
  await next(page);
  await closeDialog(page, missing('Logradouro (endereço de correspondência)'));
  await expect(field(section(page, 'Endereço de correspondência'), 'Logradouro')).toBeFocused();
  await choose(page, 'O endereço de correspondência é o mesmo?', 'Sim');
  await expect(section(page, 'Endereço de correspondência')).toBeHidden();
  await next(page);
  await onTab(page, 'Procuradores');
  expect(api.changes()).toMatchObject([
    { call: 'POST /Fundo/informacaoBasica', body: { EnderecoCorrespondencia: 1, CepOutro: '', ...other } },
  ]);
});

test('[CF-AC-14, CF-AC-15, CF-CEP-05] an attorney is added, and opened for a change with its CEP', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await addFund(server, BEFORE_FIGURES));
  await openFund(page, 'Dados Financeiros');
  await goBack(page, 'Procuradores');
  const form = section(page, 'Dados do procurador');
  const { 'CPF/CNPJ': cpf, ...known } = ATTORNEY;
  await button(form, 'Adicionar').click();
  await closeDialog(page, missing('Nome'));
  await fillAll(form, { ...known, CPF: cpf, Telefone: '118765', CEP: '01310100' });
  await expect(field(form, 'Logradouro')).toHaveValue('Avenida Paulista');
  await fillAll(form, { Número: '1578', Assinatura: 'Não assina pela empresa' });
  await button(form, 'Adicionar').click();
  await closeDialog(page, {
    title: 'Oops...',
    text: 'O campo Telefone foi informado, mas não foi preenchido corretamente. Preencha a informação para avançar.',
  });
  await fill(form, 'Telefone', '21998123340');
  const api = watchApi(page);
  await button(form, 'Adicionar').click();
  await closeDialog(page, { title: 'Inclusão realizada com sucesso!' });
  expect(api.changes()).toMatchObject([
    { call: 'POST /Fundo/procurador', body: { Cpf: '11144477735', Tipo: 'Procurador', Assinatura: 1 } },
  ]);
  await rowOf(page, known.Nome)
    .getByRole('button', { name: /^Editar/ })
    .click();
  expect(api.count('GET /Fundo/procurador')).toBe(1);
  await expect(button(form, 'Atualizar')).toBeVisible();
  await expect(field(form, 'Nome')).toHaveValue(known.Nome);
  await expect(field(form, 'Número')).toHaveValue('1578');
  await expect(field(form, 'Cidade')).toHaveAttribute('readonly');
  await button(form, 'Cancelar').click();
  await expect(button(form, 'Adicionar')).toBeVisible();
  await expect(field(form, 'Nome')).toHaveValue('');
  await expect(rowOf(page, known.Nome)).toBeVisible();
});

test('[CF-REN-05, CF-REN-08, CF-STA-08, CF-MOD-10] an approved fund changes a section and sends the update', async ({
  page,
  server,
  signIn,
}) => {
  const client = await addRegistered(server, { status: 2, expiresOn: '2099-12-31' });
  await signIn(client);
  const api = watchApi(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Editar dados: / })).toHaveCount(9);
  await tile(page, 'FATCA').click();
  await expect(page.getByRole('heading', { level: 1, name: 'FATCA', exact: true })).toBeVisible();
  await expect(button(page, 'Avançar')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Etapas do cadastro' })).toHaveCount(0);
  await choose(page, 'Possui sede ou filial nos EUA?', 'Sim');
  await button(page, 'Salvar').click();
  await closeDialog(page, {
    title: 'Alterações realizadas com sucesso!',
    text: 'Dados informados foram salvos com sucesso.',
    button: 'OK',
  });
  await button(page, 'Enviar cadastro atualizado').click();
  await button(await dialog(page, 'Cadastro Alterado'), 'Enviar').click();
  await closeDialog(page, {
    title: 'Cadastro atualizado',
    text: 'As informações serão revisadas pela equipe responsável e você poderá acompanhar essa revisão pelo status.',
    button: 'OK',
  });
  expect(api.changes()).toMatchObject([
    { call: 'POST /Fundo/declaracoes', body: { SedeEua: true, VinculoCorretora: 'sim-outra' } },
    { call: 'POST /Fundo/ConcluirCadastro', body: { RenovacaoCadastral: false } },
  ]);
});

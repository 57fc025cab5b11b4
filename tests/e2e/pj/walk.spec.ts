import type { Page } from '@playwright/test';
import type { JsonObject } from '../../../engine/core/json';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { callApi, watchApi } from '../pf/calls';
import {
  button,
  choose,
  closeDialog,
  expectError,
  field,
  fill,
  fillAll,
  next,
  onTab,
  option,
  section,
} from '../pf/form';
import { openRow, steps } from '../pf/lists';

const OOPS = 'Oops...';
const missing = (name: string) => ({
  title: OOPS,
  text: `O campo ${name} não foi informado, preencha a informação para avançar.`,
});
const LOGIN =
  'Para continuar, é obrigatório informar um representante responsável pelo login. Preencha os dados para prosseguir com o cadastro.';
const PATH = '/PessoaJuridica';
const ADDRESS: JsonObject = {
  Cep: '01310100',
  Logradouro: 'Avenida Paulista',
  Bairro: 'Bela Vista',
  Cidade: 'São Paulo',
  Uf: 'SP',
  Pais: 'BRA',
};
const BASIC: JsonObject = {
  AtividadePrincipal: '6201501',
  TipoInvestidorId: 3,
  TipoClientePJId: 2062,
  FormaConstituicao: 3,
  Telefone: '+5511987654321',
  Email: 'a@x.com',
};
const partner = (Nome: string, Percentual: number): JsonObject => ({
  Nome,
  TipoDocumento: 'CPF',
  CpfCnpj: '52998224725',
  Telefone: '+5511987654321',
  Email: 'socio@x.com',
  Percentual,
  ...ADDRESS,
  LogradouroNumero: '1578',
  Assinatura: 2,
  RendaMensal: 6,
  PatrimonioTotal: 7,
});
let client: { id: string; token: string };

test.beforeEach(async ({ server, signIn }) => {
  client = await server.addClient({ type: 2, name: 'Aurora Ltda.', document: '12ABC34501DE35', email: 'aurora@x.com' });
  await signIn(client);
});

/** Opens the wizard, which stands on the first tab that is not complete. */
async function openWizard(page: Page, title: string) {
  await page.goto('/CadastroPJ_Passo_1');
  await onTab(page, title);
}

test('[CF-NIC-05] the words under the nickname name no minimum where the tenant wants none', async ({
  page,
  server,
}) => {
  await server.setSetting('apelido', 'S');
  await openWizard(page, 'Dados da Empresa');
  await expect(field(page, 'Apelido')).toHaveAccessibleDescription('De 3 a 20 caracteres, somente letras e números.');
  await server.setSetting('apelidoSemMinimo', 'S');
  await page.reload();
  await expect(field(page, 'Apelido')).toHaveAccessibleDescription('Até 20 caracteres, somente letras e números.');
});

test('[CF-AC-03, CF-AC-04, CF-AC-05, CF-AC-06] the first tab', async ({ page, server }) => {
  await server.setSetting('apelido', 'S');
  await callApi(server, client, `POST ${PATH}/socios`, {
    socios: [partner('Marina Leal', 60), partner('Ana Sá', 40)],
  });
  await openWizard(page, 'Dados da Empresa');
  await expect(field(page, 'E-mail principal')).toHaveValue('aurora@x.com');
  await field(page, 'Apelido').pressSequentially('ab!');
  await expect(field(page, 'Apelido')).toHaveValue('ab');
  await field(page, 'Atividade principal').fill('sob encomenda');
  await option(page, 'Desenvolvimento de programas de computador sob encomenda').click();
  await fill(
    page,
    'Tipo de investidor',
    'Investidor em geral: empresa que não é investidor profissional nem qualificado',
  );
  await fill(page, 'Tipo de cliente', 'Sociedade Empresária Limitada');
  await fillAll(page, { 'Forma de constituição': 'Limitada', 'Telefone celular': '11987654321' });
  const api = watchApi(page);
  await next(page);
  await closeDialog(page, { title: OOPS, text: 'O campo apelido deve ter no mínimo três caracteres.' });
  await field(page, 'Apelido').fill('');
  await field(page, 'Apelido').pressSequentially('a'.repeat(25));
  await expect(field(page, 'Apelido')).toHaveValue('a'.repeat(20));

  await fill(page, 'E-mail principal', 'a@x.com');
  await fill(page, 'E-mail secundário', 'A@x.com');
  await next(page);
  await closeDialog(page, { title: OOPS, text: 'O e-mail secundário não pode ser igual ao e-mail principal.' });
  await fill(page, 'E-mail secundário', 'b@x.com');

  const second = page.getByRole('group', { name: /^Sócio 2\b/ });
  await openRow(second);
  await fill(second, 'Percentual', '40,01');
  await next(page);
  const sum = 'A soma dos percentuais pertencentes aos sócios ultrapassa 100%.';
  await closeDialog(page, { title: 'Dados inválidos', text: sum });
  await expect(second.getByRole('heading')).toContainText('1 erro');
  await openRow(second);
  await expectError(field(second, 'Percentual'), 'A soma dos sócios passa de 100%.');
  const summary = page.getByRole('region', { name: '2 campos precisam da sua atenção' });
  await expect(summary.getByRole('link')).toHaveText([/sócio 1.*A soma/, /sócio 2.*A soma/]);
  await expect(steps(page).getByText('2 erros')).toBeVisible();
  await expect(page.getByText('ultrapassa 100%')).toHaveCount(0);
  expect(api.changes()).toEqual([]);
  await fill(second, 'Percentual', '40,00');

  await fill(second, 'Tipo de documento', 'CNPJ');
  await expect(field(second, 'CNPJ')).toHaveValue('');
  await field(second, 'CNPJ').pressSequentially('12abc34501de36');
  await field(second, 'CNPJ').blur();
  await expectError(field(second, 'CNPJ'), 'CNPJ inválido (dígitos verificadores incorretos)');
  await field(second, 'CNPJ').fill('');
  await field(second, 'CNPJ').pressSequentially('12abc34501de35');
  await expect(field(second, 'CNPJ')).toHaveValue('12.ABC.345/01DE-35');
  expect(await findViolations(page)).toEqual([]);
  await next(page);
  await onTab(page, 'Procuradores');
  expect(api.changes().map(({ call }) => call)).toEqual([`POST ${PATH}/informacaoBasica`, `POST ${PATH}/socios`]);
});

test('[CF-AC-10, CF-AC-12, CF-AC-14, CF-AC-15] attorneys and representatives', async ({ page, server }) => {
  for (const name of ['responsavelLogin', 'emissorOrdem']) await server.setSetting(name, 'S');
  await callApi(server, client, `POST ${PATH}/informacaoBasica`, BASIC);
  await openWizard(page, 'Representantes');
  await steps(page)
    .getByRole('button', { name: /Procuradores/ })
    .click();
  await onTab(page, 'Procuradores');
  const form = section(page, 'Dados do procurador');
  await button(form, 'Adicionar').click();
  await closeDialog(page, missing('Nome'));
  await fillAll(form, { Nome: 'Caio Prado', CPF: '111.444.777-35', 'E-mail': 'caio@x.com', Telefone: '118765' });
  await button(form, 'Adicionar').click();
  await closeDialog(page, {
    title: OOPS,
    text: 'O campo Telefone foi informado, mas não foi preenchido corretamente. Preencha a informação para avançar.',
  });
  await fillAll(form, { Telefone: '11987654321', CEP: '01310-100' });
  await expect(field(form, 'Cidade')).toHaveValue('São Paulo');
  await fillAll(form, { Número: '10', Assinatura: 'Não assina pela empresa' });
  const api = watchApi(page);
  await button(form, 'Adicionar').click();
  await closeDialog(page, { title: 'Inclusão realizada com sucesso!' });
  expect(api.changes()).toMatchObject([
    { call: `POST ${PATH}/representante/salvar`, body: { Tipo: 'Procurador', CpfCnpj: '11144477735', Assinatura: 1 } },
  ]);
  await page.getByRole('button', { name: /^Editar Caio/ }).click();
  await expect(field(form, 'Nome')).toHaveValue('Caio Prado');
  await expect(button(form, 'Atualizar')).toBeVisible();
  await expect(field(form, 'Cidade')).not.toBeEditable();
  await button(form, 'Cancelar').click();
  await expect(field(form, 'Nome')).toHaveValue('');
  await expect(button(form, 'Adicionar')).toBeVisible();
  await next(page);

  await onTab(page, 'Representantes');
  await next(page);
  await closeDialog(page, { title: 'Oops.', text: LOGIN });
  await button(page, 'Adicionar representante').click();
  const modal = page.getByRole('dialog', { name: 'Representante', exact: true });
  const person = { Cargo: 'Diretora', CPF: '529.982.247-25', 'E-mail': 'marina@x.com', Telefone: '11987654321' };
  await fillAll(modal, { Tipo: 'Representante', Nome: 'Marina Leal', ...person, Assinatura: 'Assina isoladamente' });
  await choose(modal, 'Responsável pelo login', 'Sim');
  await fill(modal, 'Tipo', 'Pessoa autorizada emitir ordem');
  await expect(field(modal, 'Assinatura')).not.toBeEditable();
  await expect(field(modal, 'Responsável pelo login')).toHaveValue('Não');
  await expect(field(modal, 'Responsável pelo login')).not.toBeEditable();
  await button(modal, 'Adicionar').click();
  await closeDialog(page, { title: 'Inclusão realizada com sucesso!' });
  expect(api.changes().at(-1)).toMatchObject({ body: { Assinatura: 1, ResponsavelLogin: false } });
  await next(page);
  await closeDialog(page, { title: 'Oops.', text: LOGIN });
});

test('[CF-AC-16, CF-AC-17, CF-AC-20, CF-AC-21] figures, accounts and address', async ({ page, server }) => {
  await callApi(server, client, `POST ${PATH}/informacaoBasica`, BASIC);
  await openWizard(page, 'Dados Financeiros');
  const api = watchApi(page);
  await next(page);
  await closeDialog(page, {
    title: OOPS,
    text: 'O campo Faturamento médio mensal não foi informado corretamente. Use um valor numérico (pode ser 0).',
  });
  await fillAll(page, { 'Faturamento médio mensal': '0', 'Capital social': '0', 'Patrimônio líquido': '0' });
  await next(page);
  await closeDialog(page, { title: 'Confirma os valores?', button: 'Não, voltar' });
  expect(api.changes()).toEqual([]);
  await next(page);
  await closeDialog(page, { title: 'Confirma os valores?', button: 'Sim, continuar' });

  await onTab(page, 'Dados Bancários');
  const main = section(page, 'Conta principal');
  await field(main, 'Banco').fill('341');
  await page.getByRole('option', { name: /341/ }).first().click();
  await fillAll(main, { Agência: '0182', 'Conta corrente': '40733', 'Dígito da conta': '6' });
  await next(page);
  await onTab(page, 'Endereço');
  expect(api.changes().map(({ call, body }) => [call, (body as JsonObject).Principal])).toEqual([
    [`POST ${PATH}/dadosFinanceiros`, undefined],
    [`POST ${PATH}/dadosBancarios`, true],
  ]);

  await fill(page, 'CEP', '01310-100');
  await expect(field(page, 'Logradouro')).toHaveValue('Avenida Paulista');
  await expect(field(page, 'Logradouro')).not.toBeEditable();
  await fill(page, 'Número', '1578');
  await fill(page, 'CEP', '23970-000');
  await expect(field(page, 'Cidade')).toHaveValue('Paraty');
  await expect(field(page, 'Logradouro')).toBeEditable();
  await expect(field(page, 'Número')).toHaveValue('');
  await fillAll(page, { Logradouro: 'Rua Rui Barbosa', Número: '7', Bairro: 'Centro' });
  await next(page);
  await onTab(page, 'Upload de Documentos');

  await steps(page)
    .getByRole('button', { name: /Dados Bancários/ })
    .click();
  await onTab(page, 'Dados Bancários');
  const additional = section(page, 'Conta adicional');
  await field(additional, 'Banco').fill('001');
  await page.getByRole('option', { name: /001/ }).first().click();
  await next(page);
  await closeDialog(page, missing('Agência da conta adicional'));
  await fillAll(additional, { Agência: '1', 'Conta corrente': '2', 'Dígito da conta': '3' });
  await next(page);
  await onTab(page, 'Endereço');
  expect(api.changes().at(-1)).toMatchObject({
    call: `POST ${PATH}/dadosBancarios`,
    body: { Principal: false, NomeBanco: '001' },
  });
  await steps(page)
    .getByRole('button', { name: /Upload de Documentos/ })
    .click();
  await onTab(page, 'Upload de Documentos');
  await expect(steps(page).getByRole('button', { name: /Declarações/ })).toHaveCount(0);
});

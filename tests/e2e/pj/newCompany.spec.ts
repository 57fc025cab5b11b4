import { expect, test } from '../fixtures';
import { watchApi } from '../pf/calls';
import { attachAll, conclude, fillMainAccount } from '../pf/finish';
import { button, closeDialog, field, fill, fillAll, next, onTab, section } from '../pf/form';
import { account } from '../pf/lists';
import { answerAll, FILLED, openQuestionnaire } from '../pf/products';
import { ask, COMPANY, openTab, signAllOf, signersOf } from './stored';

const PATH = 'POST /PessoaJuridica';
const REQUIRED_FILES = [
  'Contrato ou estatuto social',
  'Cartão do CNPJ',
  'Documento de identidade dos sócios e administradores',
  'Comprovante de endereço da sede',
];
const PERSON = { CPF: '52998224725', Telefone: '11987654321', 'E-mail': 'marina@example.com' };

test('[CF-AC-01, CF-AC-24, CF-NAV-13] a new company fills its nine tabs in their order and concludes', async ({
  page,
  server,
  signIn,
  setTime,
}) => {
  test.slow();
  await setTime('2026-11-21T12:00:00Z');
  await server.setSetting('declaracaoProposito', 'S');
  const client = await server.addClient(COMPANY);
  await signIn(client);
  const api = watchApi(page);
  await openTab(page, 'Dados da Empresa');
  await expect(field(page, 'Data de Constituição')).not.toBeEditable();
  await fillAll(page, {
    'Atividade principal': 'Desenvolvimento de programas de computador sob encomenda',
    'Tipo de investidor': 'Investidor em geral: empresa que não é investidor profissional nem qualificado',
    'Tipo de cliente': 'Sociedade Empresária Limitada',
    'Forma de constituição': 'Limitada',
    'Telefone celular': '11987654321',
    'E-mail principal': 'financeiro@aurora.com.br',
  });
  await button(page, 'Adicionar sócio').click();
  const partner = account(page, 'Sócio 1');
  await fillAll(partner, { Nome: 'Marina Sampaio Leal', ...PERSON, Percentual: '100', CEP: '01310-100' });
  await expect(field(partner, 'Logradouro')).toHaveValue('Avenida Paulista');
  await fillAll(partner, { Número: '1578', Assinatura: 'Assina isoladamente' });
  await fillAll(partner, { 'Renda mensal': 'Nenhum', 'Patrimônio total': 'Acima de R$ 100.001' });
  await next(page);

  await onTab(page, 'Procuradores');
  await next(page);

  await onTab(page, 'Representantes');
  await button(page, 'Adicionar representante').click();
  const modal = page.getByRole('dialog', { name: 'Representante', exact: true });
  await fillAll(modal, { Tipo: 'Representante', Nome: 'Marina Sampaio Leal', Cargo: 'Diretora', ...PERSON });
  await fill(modal, 'Assinatura', 'Assina isoladamente');
  await button(modal, 'Adicionar').click();
  await closeDialog(page, { title: 'Inclusão realizada com sucesso!' });
  await next(page);

  await onTab(page, 'Dados Financeiros');
  await fillAll(page, { 'Faturamento médio mensal': '0', 'Capital social': '500000', 'Patrimônio líquido': '0' });
  await next(page);

  await onTab(page, 'Dados Bancários');
  await fillMainAccount(page);
  await next(page);

  await onTab(page, 'Endereço');
  await fill(page, 'CEP', '01310-100');
  await expect(field(page, 'Logradouro')).toHaveValue('Avenida Paulista');
  await fill(page, 'Número', '1578');
  await next(page);

  await onTab(page, 'Upload de Documentos');
  await attachAll(page, REQUIRED_FILES);
  await next(page);

  await onTab(page, 'Declarações');
  await ask(server, client, (await signersOf(server, client)).slice(0, 1));
  await signAllOf(server, 'marina@example.com');
  await page.clock.runFor(10_000);
  await expect(page.getByText('4 de 4 obrigatórios assinados, 1 de 1 opcional')).toBeVisible();
  await next(page);
  await closeDialog(page, {
    title: 'Oops...',
    text: "Pelo menos uma das opções disponíveis deve ser selecionada para o preenchimento do campo 'Declaração de Propósitos'.",
  });
  const purposes = section(page, 'Declaração de Propósitos');
  await purposes.getByText('Outros', { exact: true }).click();
  await fill(purposes, 'Especificar', '   ');
  await next(page);
  await closeDialog(page, {
    title: 'Oops...',
    text: 'O campo Especificar não foi informado, preencha a informação para avançar.',
  });
  await fill(purposes, 'Especificar', 'Custódia');
  await purposes.getByText('Outros', { exact: true }).click();
  await expect(field(purposes, 'Especificar')).toHaveValue('');
  await expect(field(purposes, 'Especificar')).not.toBeEditable();
  await purposes.getByText('Câmbio', { exact: true }).click();
  await next(page);

  await onTab(page, 'Produtos');
  await openQuestionnaire(page);
  await answerAll(page);
  await closeDialog(page, FILLED);
  await next(page);
  await conclude(page);
  expect(api.changes().map(({ call }) => call)).toEqual([
    ...[`${PATH}/informacaoBasica`, `${PATH}/socios`, `${PATH}/representante/salvar`],
    ...[`${PATH}/dadosFinanceiros`, `${PATH}/dadosBancarios`, `${PATH}/endereco`],
    ...REQUIRED_FILES.map(() => 'POST /cliente/documentos'),
    ...[`${PATH}/declaracoes`, 'POST /suitability/preview', 'POST /suitability', `${PATH}/ConcluirCadastro`],
    'POST /Login/logoff',
  ]);
  expect(api.changes().at(-2)).toEqual({ call: `${PATH}/ConcluirCadastro`, body: { RenovacaoCadastral: false } });
});

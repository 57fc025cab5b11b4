import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { callApi, watchApi } from '../pf/calls';
import { attachAll, conclude, fillMainAccount } from '../pf/finish';
import { choose, closeDialog, field, fill, fillAll, next, onTab, section } from '../pf/form';
import { account } from '../pf/lists';
import { addFund, bodyOf, openFund, signAll } from './stored';

const REQUIRED_FILES = [
  'Regulamento do fundo',
  'Comprovante de registro na CVM',
  'Cartão do CNPJ do fundo',
  'Estatuto ou contrato social do administrador',
];

test('[CF-AC-02, CF-NAV-02, CF-CCL-04, CF-RT-02] a new fund fills its nine tabs in their order and concludes @postgres', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  const client = await addFund(server, []);
  await signIn(client);
  const api = watchApi(page);
  await openFund(page, 'Dados Cadastrais');
  const company = section(page, 'Dados da empresa');
  await expect(field(company, 'CNPJ')).toHaveValue('70.931.582/0001-05');
  await fill(company, 'Ramo de atividade', 'Fundos de investimento, exceto previdenciários e imobiliários');
  await fillAll(company, { Telefone: '1134567890', 'E-mail': 'contato@serraazul.com.br' });
  await fill(section(page, 'Endereço'), 'CEP', '01310-100');
  await expect(field(section(page, 'Endereço'), 'Logradouro')).toHaveValue('Avenida Paulista');
  await fill(section(page, 'Endereço'), 'Número', '1578');
  await choose(page, 'O endereço de correspondência é o mesmo?', 'Sim');
  await next(page);
  await closeDialog(page, {
    title: 'Atenção: pergunta obrigatória não informada.',
    text: 'Deseja receber extrato em papel?',
  });
  await choose(page, 'Deseja receber extrato em papel?', 'Não');
  await next(page);

  await onTab(page, 'Procuradores');
  await next(page);

  await onTab(page, 'Participantes');
  expect(await findViolations(page)).toEqual([]);
  const houses = bodyOf('participante');
  await fillAll(page, {
    Administrador: String(houses.Administrador),
    'CNPJ do administrador': '20406080000197',
    Gestor: String(houses.Gestor),
    'CNPJ do gestor': '12abc34501de35',
    Custodiante: String(houses.Custodiante),
    'CNPJ do custodiante': '30123456000100',
  });
  const signer = { Assinatura: 'Assina isoladamente' };
  await fillAll(account(page, 'Representante 1', 0), {
    ...{ Nome: 'Marina Lobo Teles', 'CPF/CNPJ': '52998224725', 'E-mail': 'marina@example.com', ...signer },
  });
  await fillAll(account(page, 'Representante 1', 1), {
    Nome: 'Edson Farias Brito',
    'CPF/CNPJ': '11144477735',
    Assinatura: 'Não assina pela empresa',
  });
  await fillAll(account(page, 'Emissor 1'), {
    Nome: 'Paula Nery Soares',
    'CPF/CNPJ': '15350946056',
    Telefone: '1134567890',
    'E-mail': 'paula@example.com',
  });
  await next(page);

  await onTab(page, 'Dados Financeiros');
  await fillAll(page, {
    'Faturamento médio mensal': '1250000',
    'Patrimônio líquido': '9840000010',
    'Capital social': '0',
  });
  await next(page);

  await onTab(page, 'Dados Bancários');
  await fillMainAccount(page);
  await next(page);

  await onTab(page, 'Upload de Documentos');
  await next(page);
  await closeDialog(page, {
    title: 'Oops...',
    text: 'O documento Regulamento do fundo é obrigatório e não foi enviado, envie o documento para avançar',
  });
  await attachAll(page, REQUIRED_FILES);
  await next(page);

  await onTab(page, 'Declarações');
  await choose(page, 'Vínculo com corretora de valores mobiliários', 'Não');
  await choose(page, 'Vínculo com pessoa pública relevante', 'Não');
  await signAll(server, client);
  await page.getByRole('button', { name: /^Atualizar/ }).click();
  await expect(page.getByText('2 de 2 obrigatórios assinados, 1 de 1 opcional')).toBeVisible();
  await next(page);

  await onTab(page, 'FATCA');
  await next(page);

  await onTab(page, 'Produtos');
  await callApi(server, client, 'POST /suitability', bodyOf('suitability'));
  await page.reload();
  await onTab(page, 'Produtos');
  await next(page);
  await conclude(page);
  expect(api.changes().filter(({ call }) => call.endsWith('ConcluirCadastro'))).toEqual([
    { call: 'POST /Fundo/ConcluirCadastro', body: { RenovacaoCadastral: false } },
  ]);
  const paths = api.changes().map(({ call }) => call.split('/').at(-1));
  const inOrder = ['informacaoBasica', 'participante', 'representante', 'pessoaAutorizadaEmitirOrdem'];
  expect(paths.filter((path) => !['documentos', 'logoff'].includes(String(path)))).toEqual([
    ...inOrder.slice(0, 3),
    ...inOrder.slice(2),
    ...['dadosFinanceiros', 'dadosBancarios', 'declaracoes', 'ConcluirCadastro'],
  ]);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { addFund, bodyOf, signAll } from '../fundo/stored';
import { OBR, onTab } from '../pf/form';
import type { TestServer } from '../server';
import { type Reader, startReader } from './reader';
import { answerQuestionnaire, attachFile, fillAddress, left, send } from './steps';
import { PHONE, startThumb } from './thumb';

const FILES = [
  ['Regulamento do fundo', 'regulamento.pdf'],
  ['Comprovante de registro na CVM', 'cvm.pdf'],
  ['Cartão do CNPJ do fundo', 'cnpj.pdf'],
  ['Estatuto ou contrato social do administrador', 'estatuto.pdf'],
] as const;

test('[CF-AC-02] the whole registration of a fund by keys alone, as a screen reader tells it', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  const client = await addFund(server, []);
  await signIn(client);
  await register({ page, me: await startReader(page), server, client });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('[CF-AC-02] the whole registration of a fund by touch, as a screen reader tells it', async ({
    page,
    server,
    signIn,
  }) => {
    test.slow();
    const client = await addFund(server, []);
    await signIn(client);
    await register({ page, me: await startThumb(page), server, client });
  });
});

/** Who walks, and whose registration it is. */
interface Walk {
  page: Page;
  me: Reader;
  server: TestServer;
  client: { id: string; token: string };
}

/** Fills in and sends a whole registration. */
async function register({ page, me, server, client }: Walk) {
  await page.goto('/CadastroFI_Passo_1');
  await onTab(page, 'Dados Cadastrais');
  await me.at('Dados Cadastrais', 'heading');

  await me.to('Telefone');
  await me.press('Enter');
  expect(await me.dialog('Oops...', 'Entendi')).toBe(
    'O campo Ramo de atividade não foi informado ou é inválido, preencha a informação para avançar.',
  );
  const wrong = await me.at('Ramo de atividade', 'combobox');
  expect([wrong.description, wrong.states.invalid, wrong.states.required]).toEqual([OBR, 'true', true]);
  await me.take('fundos de investimento, exceto');
  await me.fill('Telefone', '1134567890');
  await me.fill('E-mail', 'contato@serraazul.com.br');
  expect(await me.settled()).toEqual([]);
  await fillAddress(me);
  for (const [question, answer] of [
    ['Deseja receber extrato em papel?', 'Não'],
    ['O endereço de correspondência é o mesmo?', 'Sim'],
  ] as const) {
    await me.answer(question, answer);
  }
  await me.advance('Procuradores');
  expect(await me.settled()).toEqual(left('Dados Cadastrais'));

  await me.advance('Participantes');
  expect(await me.settled()).toEqual([]);
  const houses = bodyOf('participante');
  const person = async (name: string, document: string, signs: string) => {
    await me.fill('Nome', name);
    await me.fill('CPF/CNPJ', document);
    await me.fill('E-mail', 'contato@example.com');
    await me.choose('Assinatura', signs);
  };
  await me.fill('Administrador', String(houses.Administrador));
  await me.fill('CNPJ do administrador', '20406080000197');
  await person('Marina Lobo Teles', '52998224725', 'Assina isoladamente');
  await me.fill('Gestor', String(houses.Gestor));
  await me.fill('CNPJ do gestor', '12abc34501de35');
  await person('Edson Farias Brito', '11144477735', 'Não assina');
  await me.fill('Nome', 'Paula Nery Soares');
  await me.fill('CPF/CNPJ', '15350946056');
  await me.fill('Telefone', '1134567890');
  await me.fill('E-mail', 'paula@example.com');
  await me.fill('Custodiante', String(houses.Custodiante));
  await me.fill('CNPJ do custodiante', '30123456000100');
  expect(await me.settled()).toEqual([]);

  // A list with a form of its own: what is added is told by a dialog, and the focus goes to the list.
  await me.to('Adicionar participante', 'button');
  await me.press('Enter');
  await me.at('Tipo', 'combobox');
  await me.type('Diretor');
  await person('Otávio Lima', '86288366757', 'Não assina');
  await me.to('Adicionar', 'button');
  await me.press('Enter');
  await me.dialog('Inclusão realizada com sucesso!', 'Entendi');
  await me.at('Outros participantes', 'group');
  // Deleted after a question whose no is offered first; what is left is the list.
  await me.to('Excluir Otávio Lima', 'button');
  await me.press('Enter');
  await me.dialog('Confirma a exclusão?', 'Cancelar');
  await me.at('Excluir Otávio Lima', 'button');
  await me.press('Enter');
  await me.dialog('Confirma a exclusão?', 'Cancelar', 'Excluir');
  await me.dialog('Exclusão realizada com sucesso!', 'Entendi');
  await me.at('Outros participantes', 'group');
  expect(await me.settled()).toEqual([]);
  await me.advance('Dados Financeiros');
  expect(await me.settled()).toEqual(left('Participantes'));

  await me.fill('Faturamento médio mensal', '1250000');
  await me.fill('Patrimônio líquido', '9840000010');
  await me.fill('Capital social', '100');
  await me.advance('Dados Bancários');
  expect(await me.settled()).toEqual(left('Dados Financeiros'));

  await me.search('Banco', '341');
  await me.fill('Agência', '0182');
  await me.fill('Conta corrente', '40733');
  await me.fill('Dígito da conta', '6');
  await me.advance('Upload de Documentos');
  expect(await me.settled()).toEqual(left('Dados Bancários'));

  await me.to('Tipo de documento', 'combobox');
  for (const [kind, name] of FILES) await attachFile(page, me, { kind, name, sending: 'atOnce' });
  await me.advance('Declarações');
  expect(await me.settled()).toEqual([]);

  await me.answer('Vínculo com corretora de valores mobiliários', 'Não');
  await me.answer('Vínculo com pessoa pública relevante', 'Não');
  await signAll(server, client);
  await me.to(/^Atualizar/, 'button');
  await me.press('Enter');
  await expect(page.getByText('2 de 2 obrigatórios assinados, 1 de 1 opcional')).toBeVisible();
  expect(await me.settled()).toEqual(['2 de 2 obrigatórios assinados, 1 de 1 opcional']);
  await me.advance('FATCA');
  expect(await me.settled()).toEqual(left('Declarações'));

  await me.advance('Produtos');
  expect(await me.settled()).toEqual([]);
  await answerQuestionnaire(page, me);
  await me.advance('Confira antes de enviar');
  expect(await me.settled()).toEqual(left('Produtos'));
  await send(me);
}

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { OBR, onTab } from '../pf/form';
import { ask, COMPANY, signAllOf, signersOf } from '../pj/stored';
import type { TestServer } from '../server';
import { type Reader, startReader } from './reader';
import { answerQuestionnaire, attachFile, fillAddress, left, send } from './steps';
import { PHONE, startThumb } from './thumb';

const FILES = [
  ['Contrato ou estatuto social', 'contrato.pdf'],
  ['Cartão do CNPJ', 'cnpj.pdf'],
  ['Documento de identidade dos sócios e administradores', 'rg.pdf'],
  ['Comprovante de endereço da sede', 'luz.pdf'],
] as const;

test('[CF-AC-01] the whole registration of a company by keys alone, as a screen reader tells it', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  const client = await server.addClient(COMPANY);
  await signIn(client);
  await register({ page, me: await startReader(page), server, client });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('[CF-AC-01] the whole registration of a company by touch, as a screen reader tells it', async ({
    page,
    server,
    signIn,
  }) => {
    test.slow();
    const client = await server.addClient(COMPANY);
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
  await page.goto('/CadastroPJ_Passo_1');
  await onTab(page, 'Dados da Empresa');
  await me.at('Dados da Empresa', 'heading');

  // Sent too early: one dialog says the first error, and the field says it when the focus comes to it.
  await me.to('E-mail principal');
  await me.press('Enter');
  expect(await me.dialog('Oops...', 'Entendi')).toBe(
    'O campo Atividade principal não foi informado, preencha a informação para avançar.',
  );
  const wrong = await me.at('Atividade principal', 'combobox');
  expect([wrong.description, wrong.states.invalid, wrong.states.required]).toEqual([OBR, 'true', true]);
  await me.take('desenvolvimento de programas de computador sob');
  await me.choose('Tipo de investidor', 'Investidor em geral');
  await me.choose('Tipo de cliente', 'Sociedade Empresária Limitada');
  await me.fill('Forma de constituição', 'Lim');
  await me.fill('Telefone celular', '11987654321');
  await me.fill('E-mail principal', 'financeiro@aurora.com.br');

  // Lists that are edited in place: a new row begins at its first field; one that goes is told, and gives the focus on.
  await me.to('Adicionar empresa', 'button');
  await me.press('Enter');
  await me.at('Razão Social', 'textbox');
  await me.to('Remover: Empresa 1', 'button');
  await me.press('Enter');
  expect(await me.settled()).toEqual(['Empresa 1 saiu da lista.']);
  await me.to('Adicionar sócio', 'button');
  await me.press('Enter');
  await me.at('Nome', 'textbox');
  await me.type('Marina Sampaio Leal');
  await me.fill('CPF', '52998224725');
  await me.fill('Telefone', '11987654321');
  await me.fill('E-mail', 'marina@example.com');
  await me.fill('Percentual', '100');
  await me.hears('100% informados. Não falta nada para 100%.');
  await fillAddress(me);
  await me.choose('Assinatura', 'Assina isoladamente');
  await me.choose('Renda mensal', 'Nenhum');
  await me.choose('Patrimônio total', 'Acima');
  expect(await me.settled()).toEqual([]);
  await me.advance('Procuradores');
  expect(await me.settled()).toEqual(left('Dados da Empresa (1 de 2)', 'Dados da Empresa (2 de 2)'));

  await me.advance('Representantes');
  expect(await me.settled()).toEqual([]);
  await me.to('Adicionar representante', 'button');
  await me.press('Enter');
  await me.at('Tipo', 'combobox');
  await me.type('Repr');
  await me.fill('Nome', 'Marina Sampaio Leal');
  await me.fill('Cargo', 'Diretora');
  await me.fill('CPF', '52998224725');
  await me.fill('E-mail', 'marina@example.com');
  await me.fill('Telefone', '11987654321');
  await me.choose('Assinatura', 'Assina isoladamente');
  await me.to('Adicionar', 'button');
  await me.press('Enter');
  await me.dialog('Inclusão realizada com sucesso!', 'Entendi');
  await me.at('Pessoas adicionadas', 'group');
  expect(await me.settled()).toEqual([]);
  await me.advance('Dados Financeiros');

  await me.fill('Faturamento médio mensal', '1250000');
  await me.fill('Capital social', '500000');
  await me.fill('Patrimônio líquido', '2480000');
  await me.advance('Dados Bancários');
  expect(await me.settled()).toEqual(left('Dados Financeiros'));

  await me.search('Banco', '341');
  await me.fill('Agência', '0182');
  await me.fill('Conta corrente', '40733');
  await me.fill('Dígito da conta', '6');
  await me.advance('Endereço');
  expect(await me.settled()).toEqual(left('Dados Bancários'));

  await fillAddress(me);
  await me.advance('Upload de Documentos');
  expect(await me.settled()).toEqual(left('Endereço'));

  await me.to('Tipo de documento', 'combobox');
  for (const [kind, name] of FILES) await attachFile(page, me, { kind, name, sending: 'atOnce' });
  await me.advance('Declarações');
  expect(await me.settled()).toEqual([]);

  // The documents are signed by others, by mail, while this page is open.
  await ask(server, client, (await signersOf(server, client)).slice(0, 1));
  await signAllOf(server, 'marina@example.com');
  await expect(page.getByText('4 de 4 obrigatórios assinados, 1 de 1 opcional')).toBeVisible({ timeout: 30_000 });
  await me.to('Câmbio', 'checkbox');
  await me.press('Space');
  expect(await me.settled()).toEqual(['4 de 4 obrigatórios assinados, 1 de 1 opcional']);
  await me.advance('Produtos');
  expect(await me.settled()).toEqual(left('Declarações'));

  await answerQuestionnaire(page, me);
  await me.advance('Confira antes de enviar');
  expect(await me.settled()).toEqual(left('Produtos'));
  await send(me);
}

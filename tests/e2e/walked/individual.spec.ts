import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { REQUIRED } from '../pf/declarations';
import { IDENTITY, RESIDENCE } from '../pf/documentFiles';
import { OBR, onTab } from '../pf/form';
import { type Reader, startReader } from './reader';
import { answerQuestionnaire, attachFile, fillAddress, left, send } from './steps';
import { PHONE, startThumb } from './thumb';

test('[PF-E2E-01] the whole registration of an individual by keys alone, as a screen reader tells it', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  await signIn(await server.addClient());
  await register(page, await startReader(page));
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('[PF-E2E-01] the whole registration of an individual by touch, as a screen reader tells it', async ({
    page,
    server,
    signIn,
  }) => {
    test.slow();
    await signIn(await server.addClient());
    await register(page, await startThumb(page));
  });
});

/** Fills in and sends a whole registration. */
async function register(page: Page, me: Reader) {
  await page.goto('/CadastroPF_Passo_1');
  await onTab(page, 'Informações');
  await me.at('Informações', 'heading');

  // Sent too early: one dialog says the first error, and the field says it when the focus comes to it. No region repeats it.
  await me.to('Nome do pai');
  await me.press('Enter');
  expect(await me.dialog('Oops...', 'Entendi')).toBe(
    'O campo Data de nascimento não foi informado, preencha a informação para avançar.',
  );
  const wrong = await me.at('Data de nascimento', 'textbox');
  expect([wrong.description, wrong.states.invalid, wrong.states.required]).toEqual([OBR, 'true', true]);
  await me.type('22091988');
  await me.fill('Sexo', 'F');
  await me.fill('Telefone celular', '11987654321');
  await me.fill('Nome do pai', 'Renato Nogueira');
  await me.fill('Nome da mãe', 'Lúcia Duarte');
  await me.fill('Tipo de documento', 'RG');
  await me.fill('Número do documento', '24.678.131-4');
  await me.fill('Data de emissão', '03112015');
  await me.fill('UF do documento', 'SP');
  await me.fill('Órgão emissor', 'SSP');
  await me.fill('Nacionalidade', 'B');
  await me.fill('Naturalidade (UF)', 'SP');
  await me.search('Cidade de nascimento', 'campinas');
  await me.fill('Estado civil', 'So');
  await me.search('Formação profissional', 'administração');
  await me.search('Ocupação', '252105');
  // As often as the typing was kept: it is no news.
  expect(await me.settled()).toEqual([]);
  await me.advance('Procuradores');
  expect(await me.settled()).toEqual(left('Informações'));

  // An empty form is refused by one dialog: its eleven fields say nothing besides, and it may be left as it is.
  await me.to('Adicionar', 'button');
  await me.press('Enter');
  expect(await me.dialog('Oops...', 'Entendi')).toBe(
    'O campo Nome não foi informado ou é inválido, preencha a informação para avançar.',
  );
  const empty = await me.at('Nome', 'textbox');
  expect([empty.description, empty.states.invalid]).toEqual([OBR, 'true']);
  expect(await me.settled()).toEqual([]);
  await me.advance('Dados Financeiros');
  await me.fill('Bens imóveis', '640000');
  await me.fill('Bens móveis', '92000');
  await me.fill('Patrimônio líquido', '185300,75');
  expect(await me.settled()).toEqual([]);
  await me.advance('Dados Bancários');
  expect(await me.settled()).toEqual(left('Dados Financeiros'));

  await me.search('Banco', '341');
  await me.fill('Agência', '0182');
  await me.fill('Conta', '40733');
  await me.fill('Dígito da conta', '6');
  await me.to('Adicionar outra conta', 'button');
  await me.press('Enter');
  await me.at('Banco', 'combobox');
  await me.to('Remover: Conta adicional 1', 'button');
  await me.press('Enter');
  await me.at(/^Conta principal 341 - ITAÚ UNIBANCO S\.A\.$/, 'group');
  expect(await me.settled()).toEqual(['Conta adicional 1 saiu da lista.']);
  await me.advance('Endereços');
  expect(await me.settled()).toEqual(left('Dados Bancários'));

  for (const _block of ['Endereço residencial', 'Endereço comercial']) await fillAddress(me);
  await me.advance('Upload de Documentos');
  expect(await me.settled()).toEqual(left('Endereços'));

  await me.to('Tipo de documento', 'combobox');
  await attachFile(page, me, { kind: IDENTITY, name: 'rg.pdf', sending: 'later' });
  await attachFile(page, me, { kind: RESIDENCE, name: 'luz.pdf', sending: 'later' });
  await me.advance('Declarações');
  expect(await me.settled()).toEqual([
    'Enviando Upload de Documentos',
    'Enviando rg.pdf...',
    'Enviando luz.pdf...',
    'Tudo salvo',
  ]);

  await me.to('Conta própria', 'radio');
  await me.press('Space');
  for (const [index, name] of REQUIRED.entries()) {
    const read = await me.to('Ler o termo', 'button');
    expect(read.description).toBe(name);
    await me.press('Enter');
    await me.at(`Texto: ${name}`, 'region');
    await me.to(/^Li e aceito/, 'checkbox');
    await me.press('Space');
    await me.to('Confirmar', 'button');
    await me.press('Enter');
    await me.dialog('Termos aceitos com sucesso', 'Entendi');
    expect((await me.at('Ver termo', 'button')).description).toBe(name);
    expect(await me.settled()).toEqual([`${index + 1} de 4 obrigatórios assinados, 0 de 2 opcionais`]);
  }
  await me.advance('Produtos');
  expect(await me.settled()).toEqual(left('Declarações'));

  await answerQuestionnaire(page, me);
  await me.advance('Confira antes de enviar');
  expect(await me.settled()).toEqual(left('Produtos'));
  await send(me);
}

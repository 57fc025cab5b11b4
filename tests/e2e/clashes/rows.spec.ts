import { callApi } from '../pf/calls';
import {
  BANCARIOS,
  button,
  CONTAS,
  closeDialog,
  field,
  fill,
  fillAll,
  next,
  onTab,
  store,
  storeUpTo,
} from '../pf/form';
import { account, confirmDeletion, DELETED, goBack, openRow, SAVED, sent } from '../pf/lists';
import { attorney, CREATED, fillAttorney, form, rowOf, SAVE, storePeople, UPDATED } from '../pf/people';
import type { TestServer } from '../server';
import {
  card,
  choose,
  comeBack,
  expect,
  type Fixtures,
  PLACES,
  saveLater,
  TAG,
  type TwoPlaces,
  test,
} from './twoPlaces';

const CAIO = 'Caio Prado Meireles';
const GONE = /Este registro foi excluído em outra janela ou em outro aparelho/;
const ACCOUNT = { Banco: '341 - ITAÚ UNIBANCO S.A.', Agência: '0555', Conta: '40733', 'Dígito da conta': '6' };

for (const kind of PLACES) {
  test.describe(`two ${kind}`, { tag: TAG }, () => {
    /** Both at the attorneys, of whom one has begun a new one here. */
    const beginRow = async (server: TestServer, openBoth: Fixtures['openBoth']): Promise<TwoPlaces> => {
      const client = await server.addClient();
      await storeUpTo(server, client, 1);
      const places = await openBoth(kind, client, 'Dados Financeiros');
      for (const page of [places.here, places.there]) await goBack(page, 'Procuradores');
      await sent(places.here, () => fill(form(places.here), 'Nome', 'Bruna Reis'));
      return places;
    };

    test('of which one adds a row and the other deletes the one that is edited here: it is there as it was typed, if the customer says so', async ({
      server,
      openBoth,
    }) => {
      const client = await server.addClient();
      await storeUpTo(server, client, 1);
      await storePeople(server, client, attorney());
      const { here, there } = await openBoth(kind, client, 'Dados Financeiros');
      for (const page of [here, there]) await goBack(page, 'Procuradores');
      await button(here, `Editar ${CAIO}`).click();
      await sent(here, () => fill(form(here), 'Número', '1600'));
      await confirmDeletion(there, button(there, `Excluir ${CAIO}`));
      await closeDialog(there, DELETED);
      await fillAttorney(there, { Nome: 'Bruna Reis Prado', 'CPF/CNPJ': '39053344705' });
      await button(form(there), 'Adicionar').click();
      // What was typed into the form goes from the server with its row, while the message is still there to be read.
      const drafts = async () =>
        ((await callApi(server, client, 'GET /cliente/rascunhos/pf')) as { Entradas: unknown[] }).Entradas.length;
      await expect.poll(drafts).toBe(1);
      await closeDialog(there, CREATED);

      await comeBack(here, 'Procuradores');
      await expect(rowOf(here, 'Bruna Reis Prado')).toBeVisible();
      await expect(form(here).getByRole('alert').filter({ hasText: GONE })).toBeVisible();
      await expect(field(form(here), 'Número')).toHaveValue('1600');
      await button(form(here), 'Adicionar').click();
      await closeDialog(here, CREATED);
      expect(await callApi(server, client, `GET ${SAVE}`)).toMatchObject([
        { Nome: 'Bruna Reis Prado', Numero: '1578' },
        { Nome: CAIO, Numero: '1600' },
      ]);
    });

    test('of which one saves the row that stands in an open form here: both values are in the form, and the chosen one at once', async ({
      server,
      openBoth,
    }) => {
      const client = await server.addClient();
      await storeUpTo(server, client, 1);
      await storePeople(server, client, attorney());
      const { here, there } = await openBoth(kind, client, 'Dados Financeiros');
      for (const page of [here, there]) {
        await goBack(page, 'Procuradores');
        await button(page, `Editar ${CAIO}`).click();
      }
      await fill(form(there), 'Número', '1700');
      await fill(form(there), 'E-mail', 'caio@novo.adv.br');
      await button(form(there), 'Atualizar').click();
      await closeDialog(there, UPDATED);
      await fill(form(here), 'Número', '1600');
      await button(form(here), 'Atualizar').click();
      const name = 'Dados procurador: Número';
      await expect(card(form(here), name)).toBeVisible();
      await expect(field(form(here), 'Número')).toHaveValue('1600');
      await expect(field(form(here), 'E-mail')).toHaveValue('caio@novo.adv.br');
      await choose(form(here), name, /1700/);
      await expect(field(form(here), 'Número')).toHaveValue('1700');
      await expect(field(form(here), 'Número')).toBeFocused();
      await fill(form(here), 'Complemento', 'Sala 3');
      await button(form(here), 'Atualizar').click();
      await closeDialog(here, UPDATED);
      expect(await callApi(server, client, `GET ${SAVE}`)).toMatchObject([
        { Numero: '1700', Email: 'caio@novo.adv.br', Complemento: 'Sala 3' },
      ]);
    });

    test('of which one types into the form of a row as the other does: it shows both values, and the chosen one at once', async ({
      server,
      openBoth,
    }) => {
      const { here, there } = await beginRow(server, openBoth);
      // In one call: what was seen by then is no choice.
      await sent(there, async () => {
        await fill(form(there), 'Nome', 'Bruna Prado');
        await fill(form(there), 'E-mail', 'bruna@reis.adv.br');
      });
      await expect(card(form(there), 'Dados procurador: Nome')).toBeVisible();
      await fill(form(here), 'Cargo', 'Sócia');
      const name = 'Dados procurador: Nome';
      await expect(card(form(here), name)).toBeVisible();
      await expect(field(form(here), 'Cargo')).toBeFocused();
      await expect(field(form(here), 'E-mail')).toHaveValue('bruna@reis.adv.br');
      await choose(form(here), name, /Bruna Prado/);
      await expect(field(form(here), 'Nome')).toHaveValue('Bruna Prado');
      await expect(field(form(here), 'Cargo')).toHaveValue('Sócia');
    });

    test('of which one goes on with what the other typed into a new row: the other has it, and says where it was typed', async ({
      server,
      openBoth,
    }) => {
      const { here, there } = await beginRow(server, openBoth);
      await sent(there, () => fill(form(there), 'E-mail', 'bruna@reis.adv.br'));
      await expect(field(form(there), 'Nome')).toHaveValue('Bruna Reis');
      await sent(there, () => fill(form(there), 'Nome', 'Bruna Reis Prado'));
      await fill(form(here), 'Cargo', 'Sócia');
      await expect(field(form(here), 'Nome')).toHaveValue('Bruna Reis Prado');
      await expect(field(form(here), 'E-mail')).toHaveValue('bruna@reis.adv.br');
      await expect(field(form(here), 'Cargo')).toHaveValue('Sócia');
      await expect(here.getByText('qual vale?')).toBeHidden();
      await expect(here.getByText('Recuperamos o que você digitou')).toBeVisible();
    });

    test('of which one saves a part while the other types into it and into the form of a row: all of it is there', async ({
      server,
      openBoth,
    }) => {
      const client = await server.addClient();
      await storeUpTo(server, client, 1);
      const { here, there } = await openBoth(kind, client, 'Dados Financeiros');
      await fill(there, 'Bens móveis', '92000');
      await saveLater(there);
      await closeDialog(there, SAVED);
      await fill(here, 'Bens imóveis', '640000');
      await goBack(here, 'Procuradores');
      await sent(here, () => fill(form(here), 'Nome', 'Bruna Reis'));
      await next(here);
      await onTab(here, 'Dados Financeiros');
      await saveLater(here);
      await closeDialog(here, SAVED);
      expect(await callApi(server, client, 'GET /PessoaFisica/dadosFinanceiros')).toMatchObject({
        BensImoveis: 640_000,
        BensMoveis: 92_000,
      });
      await comeBack(there, 'Dados Financeiros');
      await goBack(there, 'Procuradores');
      await expect(field(form(there), 'Nome')).toHaveValue('Bruna Reis');
    });

    test('of which one deletes a row edited in place that is changed here: the customer chooses, and the added one stays', async ({
      server,
      openBoth,
    }) => {
      const client = await server.addClient();
      await storeUpTo(server, client, 3);
      await store(server, client, BANCARIOS, [...CONTAS, { ...CONTAS[0], Agencia: '0777' }]);
      const { here, there } = await openBoth(kind, client, 'Endereços');
      for (const page of [here, there]) await goBack(page, 'Dados Bancários');
      for (const page of [here, there]) await openRow(account(page, 'Conta adicional 1'));
      await fill(account(here, 'Conta adicional 1'), 'Agência', '0999');
      await button(here, 'Adicionar outra conta').click();
      await fillAll(account(here, 'Conta adicional 2'), ACCOUNT);
      await confirmDeletion(there, there.getByRole('button', { name: 'Remover: Conta adicional 1' }));
      await closeDialog(there, DELETED);
      await saveLater(here);
      await choose(here, 'Conta adicional 1', /0999/);
      await saveLater(here);
      await closeDialog(here, SAVED);
      expect(await callApi(server, client, 'GET /PessoaFisica/dadosBancarios')).toMatchObject([
        { Agencia: '0182' },
        { Agencia: '0999' },
        { Agencia: '0555' },
      ]);
    });
  });
}

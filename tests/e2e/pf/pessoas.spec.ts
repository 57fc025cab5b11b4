import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import type { TestServer } from '../server';
import { intercept, watchApi } from './calls';
import { button, closeDialog, dialog, field, fill, storeUpTo } from './form';
import { confirmDeletion, DELETED, scrollsSideways } from './lists';
import { attorney, DELETE, form, modal, openPeople, representative, rowOf, storePeople, UPDATED } from './people';

/** What the question before a deletion says of a row. */
const SURE = 'Caio Prado Meireles sai da lista. Não é possível desfazer.';
const CHECK = '/declaracao/existeDeclaracaoAssinaturaCliente';
const SIGNATURES = {
  title: 'Atenção!',
  text: 'As alterações nos dados deste responsável invalidam as assinaturas já coletadas das declarações. Será necessário solicitar novas assinaturas a todos os responsáveis. Deseja continuar com esta alteração?',
};

let client: { id: string; token: string };

test.beforeEach(async ({ server, signIn }) => {
  client = await server.addClient();
  await storeUpTo(server, client, 1);
  await signIn(client);
});

test.describe('the list', () => {
  const people = async (server: TestServer) =>
    storePeople(server, client, attorney({ EmissorOrdem: true }), representative({ UsPerson: true }));

  test('[PF-PRO-02, PF-PRO-07, PF-PRO-08] is a table with its columns and Sim or Não', async ({ page, server }) => {
    await people(server);
    await openPeople(page);
    await expect(page.getByRole('columnheader')).toHaveText([
      'Nome e E-mail',
      'CPF/CNPJ',
      'Emissor de Ordem',
      'US Person',
      'Politicamente exposta',
      'Ações',
    ]);
    const cells = (name: string) => rowOf(page, name).getByRole('cell');
    const texts = async (name: string) => (await cells(name).allInnerTexts()).map((text) => text.split('\n'));
    expect((await texts('Caio')).slice(0, 5)).toEqual([
      ['Caio Prado Meireles', 'caio@prado.adv.br'],
      ['111.444.777-35'],
      ['Sim'],
      ['Não'],
      ['Não'],
    ]);
    expect((await texts('Marina')).slice(0, 5)).toEqual([
      ['Marina Sampaio Leal', 'marina.leal@outlook.com'],
      ['529.982.247-25', '24.678.131-4'],
      ['Não'],
      ['Sim'],
      ['Não'],
    ]);
    expect(await findViolations(page)).toEqual([]);
  });

  test('[PF-PRO-01, PF-PRO-02, PRO-03] is one card a person on phones, and nothing scrolls sideways at 320 px', async ({
    page,
    server,
  }) => {
    await people(server);
    await page.setViewportSize({ width: 375, height: 812 });
    await openPeople(page);
    const cards = page
      .getByRole('row')
      .filter({ visible: true })
      .filter({ has: page.getByRole('button') });
    await expect(cards).toHaveCount(2);
    const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0) - 1);
    await expect(cards.nth(0).getByRole('cell', { name: 'Emissor de Ordem Sim' })).toBeVisible();
    await expect(cards.nth(1).getByRole('cell', { name: 'US Person Sim' })).toBeVisible();

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await scrollsSideways(page)).toBe(false);
    expect(await findViolations(page)).toEqual([]);
    await button(page, 'Adicionar representante').click();
    const box = await (await dialog(page, 'Adicionar representante')).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(await modal(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
  });
});

test.describe('the check of signatures', () => {
  test.beforeEach(async ({ page, server }) => {
    await storePeople(server, client, attorney());
    await openPeople(page);
  });

  test('[PF-PRO-24, PF-OP-32] asks before a change of what was signed; Cancelar changes nothing', async ({ page }) => {
    const api = watchApi(page);
    await intercept(page, `GET ${CHECK}`, { status: 200, body: { data: true } }, 3);
    await button(page, 'Editar Caio Prado Meireles').click();
    await fill(form(page), 'Número', '2');
    await button(form(page), 'Atualizar').click();
    await closeDialog(page, { ...SIGNATURES, button: 'Cancelar' });
    await confirmDeletion(page, button(page, 'Excluir Caio Prado Meireles'));
    await closeDialog(page, { ...SIGNATURES, button: 'Cancelar' });
    expect(api.count(`GET ${CHECK}`)).toBe(2);
    expect(api.changes()).toEqual([]);
    await expect(field(form(page), 'Número')).toHaveValue('2');
    await button(form(page), 'Atualizar').click();
    await closeDialog(page, { ...SIGNATURES, button: 'Sim, continuar' });
    await closeDialog(page, UPDATED);
    expect(api.changes()).toHaveLength(1);
  });

  test('[PF-PRO-24, PF-ERR-18] goes no further when the check fails, with the words of the server or its own', async ({
    page,
  }) => {
    const api = watchApi(page);
    await intercept(page, `GET ${CHECK}`, { status: 500, body: { data: ['Serviço indisponível'] } });
    await button(page, 'Editar Caio Prado Meireles').click();
    await button(form(page), 'Atualizar').click();
    await closeDialog(page, { title: 'Erro na verificação', text: 'Serviço indisponível' });
    await intercept(page, `GET ${CHECK}`, 'gone');
    await confirmDeletion(page, button(page, 'Excluir Caio Prado Meireles'));
    await closeDialog(page, { title: 'Erro na verificação', text: 'Falha ao verificar documentos ativos.' });
    expect(api.changes()).toEqual([]);
    await expect(rowOf(page, 'Caio Prado Meireles')).toBeVisible();
  });

  test('without a connection it says so over the list and in the form, and no dialog does', async ({
    page,
    context,
  }) => {
    const told = page.getByText('Sem conexão: nada foi alterado. Tente de novo quando a internet voltar.');
    const api = watchApi(page);
    await context.setOffline(true);
    await confirmDeletion(page, button(page, 'Excluir Caio Prado Meireles'));
    await expect(told).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(rowOf(page, 'Caio Prado Meireles')).toBeVisible();
    await button(page, 'Editar Caio Prado Meireles').click();
    await fill(form(page), 'Número', '2');
    await button(form(page), 'Atualizar').click();
    await expect(form(page).locator(told)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(field(form(page), 'Número')).toHaveValue('2');
    expect(api.changes()).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText('Você está sem conexão desde')).toBeHidden();
    await button(form(page), 'Atualizar').click();
    await closeDialog(page, UPDATED);
    await expect(told).toBeHidden();
  });

  test('[PF-PRO-20, PF-ERR-04, PF-OP-73, PF-SUC-03] a deletion is asked for, and one that fails leaves the row', async ({
    page,
  }) => {
    const api = watchApi(page);
    await button(page, 'Excluir Caio Prado Meireles').click();
    await closeDialog(page, { title: 'Confirma a exclusão?', text: SURE, button: 'Cancelar' });
    expect(api.own()).toEqual([]);
    await intercept(page, `GET ${DELETE}`, { status: 400, body: { data: ['Procurador em uso'] } });
    await confirmDeletion(page, button(page, 'Excluir Caio Prado Meireles'));
    await closeDialog(page, { title: 'Dados informados inválidos.', text: 'Procurador em uso' });
    await expect(rowOf(page, 'Caio Prado Meireles')).toBeVisible();
    await confirmDeletion(page, button(page, 'Excluir Caio Prado Meireles'));
    await closeDialog(page, DELETED);
    await expect(rowOf(page, 'Caio Prado Meireles')).toBeHidden();
  });
});

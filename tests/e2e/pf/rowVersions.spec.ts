import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { callApi, watchApi } from './calls';
import { button, closeDialog, field, fill, onTab, storeUpTo } from './form';
import { confirmDeletion, DELETED } from './lists';
import { attorney, CREATED, DELETE, fillAttorney, form, openPeople, rowOf, SAVE, storePeople, UPDATED } from './people';

let client: { id: string; token: string };

test.beforeEach(async ({ server, signIn }) => {
  client = await server.addClient();
  await storeUpTo(server, client, 1);
  await signIn(client);
});

const CHANGED =
  'Este registro foi alterado em outra janela ou em outro aparelho. A lista já mostra como ele está agora, e o que você digitou continua aqui: se gravar de novo, fica no lugar dele.';
const GONE =
  'Este registro foi excluído em outra janela ou em outro aparelho. O que você digitou continua aqui: se gravar de novo, ele volta à lista.';
const NOT_DELETED =
  '“Caio Prado Meireles” não foi excluído: o registro foi alterado em outra janela ou em outro aparelho. A lista já mostra como ele está agora.';

test('a row that another device changed says so in its form, which has both, and is saved when asked again', async ({
  page,
  server,
}) => {
  const [stored = {}] = await storePeople(server, client, attorney());
  await openPeople(page);
  await button(page, 'Editar Caio Prado Meireles').click();
  await fill(form(page), 'Número', '1600');
  await callApi(server, client, `POST ${SAVE}`, { ...stored, Nome: 'Caio de Lá' });
  await button(form(page), 'Atualizar').click();
  await expect(form(page).getByRole('alert').filter({ hasText: CHANGED })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(rowOf(page, 'Caio de Lá')).toBeVisible();
  await expect(field(form(page), 'Número')).toHaveValue('1600');
  await expect(field(form(page), 'Nome')).toHaveValue('Caio de Lá');
  expect(await findViolations(page)).toEqual([]);
  await button(form(page), 'Atualizar').click();
  await closeDialog(page, UPDATED);
  expect(await callApi(server, client, `GET ${SAVE}`)).toMatchObject([{ Nome: 'Caio de Lá', Numero: '1600' }]);
});

test('a row that another device deleted while it is edited here can be added again as it was typed', async ({
  page,
  server,
}) => {
  const [stored = {}] = await storePeople(server, client, attorney());
  await openPeople(page);
  await button(page, 'Editar Caio Prado Meireles').click();
  await fill(form(page), 'Número', '1600');
  await callApi(server, client, `GET ${DELETE}?guid=${stored.Guid}`);
  await button(form(page), 'Atualizar').click();
  await expect(form(page).getByRole('alert').filter({ hasText: GONE })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await button(form(page), 'Adicionar').click();
  await closeDialog(page, CREATED);
  await expect(rowOf(page, 'Caio Prado Meireles')).toBeVisible();
  expect(await callApi(server, client, `GET ${SAVE}`)).toMatchObject([{ Numero: '1600' }]);
});

test('a row that another device changed is not deleted unseen; the list shows it, and then it is', async ({
  page,
  server,
}) => {
  const [stored = {}] = await storePeople(server, client, attorney());
  await openPeople(page);
  await expect(rowOf(page, 'Caio Prado Meireles')).toBeVisible();
  await callApi(server, client, `POST ${SAVE}`, { ...stored, Nome: 'Caio de Lá' });
  const api = watchApi(page);
  await confirmDeletion(page, button(page, 'Excluir Caio Prado Meireles'));
  await expect(page.getByRole('alert').filter({ hasText: NOT_DELETED })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await confirmDeletion(page, button(page, 'Excluir Caio de Lá'));
  await closeDialog(page, DELETED);
  await expect(page.getByText('Nenhuma pessoa adicionada', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: NOT_DELETED })).toBeHidden();
  expect(api.changes()).toHaveLength(2);
});

test('a row of which no answer came is not added twice, though the page was loaded again before it was sent again', async ({
  page,
  server,
}) => {
  await openPeople(page);
  await fillAttorney(page);
  const lost = page.waitForEvent(
    'requestfailed',
    (request) => request.method() === 'POST' && request.url().endsWith(SAVE),
  );
  await page.route(`**/api${SAVE}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await button(form(page), 'Adicionar').click();
  await lost;
  await page.unroute(`**/api${SAVE}`);
  await page.reload();
  await onTab(page, 'Procuradores');
  await expect(field(form(page), 'Nome')).toHaveValue('Caio Prado Meireles');
  await expect(field(form(page), 'Número')).toHaveValue('1578');
  // What comes back moves the page, and a press in the middle of that may miss.
  await expect(page.getByText('Recuperamos o que você digitou')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Tudo salvo')).toBeVisible();
  await button(form(page), 'Adicionar').click();
  await closeDialog(page, CREATED);
  expect(await callApi(server, client, `GET ${SAVE}`)).toHaveLength(1);
});

import type { Page } from '@playwright/test';
import { copiedFrom } from '../../server/mailbox';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import type { TestServer } from '../server';
import { watchApi } from './calls';
import { button, closeDialog, field, fill, storeUpTo } from './form';
import { confirmDeletion, DELETED } from './lists';
import { ATTORNEY, CREATED, DELETE, fillAttorney, form, openPeople, rowOf, SAVE, UPDATED } from './people';

const SEND = 'POST /cliente/token/enviar';
const CHECK = 'POST /cliente/token/validar';
const NAME = ATTORNEY.Nome;

const modal = (page: Page) => page.getByRole('dialog', { name: 'Confirme com o token', exact: true });
const boxes = (page: Page) => modal(page).getByRole('group', { name: 'Token de 6 dígitos' }).getByRole('textbox');

/** Types the token that was sent, or another one. */
async function type(page: Page, server: TestServer, which: 'right' | 'wrong') {
  await expect(boxes(page).first()).toBeFocused();
  const sent = await copiedFrom(server.database, 'ana@example.com');
  await page.keyboard.type(which === 'right' ? sent : sent.replace(/./g, (digit) => String(9 - Number(digit))));
}

test('[PF-E2E-11, PF-OP-31, PF-PRO-13, PF-GER-15] where the access is by token, an attorney is added and deleted with one, and changed without', async ({
  page,
  server,
  signIn,
}) => {
  await server.setSetting('autenticacao', '2');
  const client = await server.addClient();
  await storeUpTo(server, client, 1);
  await signIn(client);
  await openPeople(page);
  await page.getByRole('button', { name: /menu da conta/ }).click();
  await expect(button(page, 'Logoff')).toBeVisible();
  await expect(button(page, 'Alterar senha')).toBeHidden();
  await page.keyboard.press('Escape');

  const api = watchApi(page);
  const calls = () => api.changes().map(({ call }) => call);
  await fillAttorney(page);
  await button(form(page), 'Adicionar').click();
  await expect(boxes(page)).toHaveCount(6);
  await expect(modal(page).getByRole('button', { name: /^Reenviar token \(\d+s\)$/ })).toBeDisabled();
  expect(await findViolations(page)).toEqual([]);
  await button(modal(page), 'Voltar').click();
  await expect(modal(page)).toBeHidden();
  expect(calls()).toEqual([SEND]);
  await expect(field(form(page), 'Nome')).toHaveValue(NAME);

  api.forget();
  await button(form(page), 'Adicionar').click();
  await type(page, server, 'wrong');
  await expect(modal(page).getByText('O Token informado não é válido! Verifique e tente novamente.')).toBeVisible();
  for (const box of await boxes(page).all()) await expect(box).toHaveValue('');
  await type(page, server, 'right');
  await closeDialog(page, CREATED);
  expect(calls()).toEqual([SEND, CHECK, CHECK, `POST ${SAVE}`]);
  await expect(rowOf(page, NAME)).toBeVisible();

  api.forget();
  await button(page, `Editar ${NAME}`).click();
  await fill(form(page), 'Número', '1600');
  await button(form(page), 'Atualizar').click();
  await closeDialog(page, UPDATED);
  expect(calls()).toEqual([`POST ${SAVE}`]);

  api.forget();
  await confirmDeletion(page, button(page, `Excluir ${NAME}`));
  await expect(boxes(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  expect(calls()).toEqual([SEND]);
  await confirmDeletion(page, button(page, `Excluir ${NAME}`));
  await type(page, server, 'right');
  await closeDialog(page, DELETED);
  expect(calls()).toEqual([SEND, SEND, CHECK, expect.stringContaining(`GET ${DELETE}?guid=`)]);
  await expect(page.getByText('Nenhuma pessoa adicionada', { exact: true })).toBeVisible();
});

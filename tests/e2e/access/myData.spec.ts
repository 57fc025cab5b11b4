import type { Page } from '@playwright/test';
import type { JsonObject } from '../../../engine/core/json';
import { finishesErasures } from '../../../server/registration/privacy/forget';
import { readData } from '../../../server/storage/assets';
import { onlyDefinitions } from '../../../server/storage/definitions/live';
import { loadDefinitions } from '../../../server/storage/definitions/load';
import { openFiles } from '../../../server/storage/files/files';
import { client as clients, erasure, part } from '../../../server/storage/schema';
import { linkFrom, mailsTo } from '../../server/mailbox';
import { TEST_CONFIG } from '../../server/testServer';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { button, closeDialog, dialog } from '../pf/form';
import { logIn } from '../pf/lists';
import { BUILT } from '../server';

const EMAIL = 'ana@example.com';

/** Fills a registration in, with a telephone that no norm keeps, and sends it. */
async function register(url: string, token: string) {
  const calls = readData<{ call: string; body?: JsonObject }[]>('server', 'demoRegistration');
  const complete = { call: 'POST /PessoaFisica/ConcluirCadastro', body: { RenovacaoCadastral: false } };
  for (const { call, body } of [...calls, complete]) {
    const [method = '', path = ''] = call.split(' ');
    const sent = path === '/PessoaFisica/informacaoBasica' ? { ...body, Telefone2: '+551133334444' } : body;
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(sent && { 'content-type': 'application/json' }) },
      ...(sent && { body: JSON.stringify(sent) }),
    });
    expect([call, answer.status]).toEqual([call, 200]);
  }
}

/** Asks for the erasure on the page of one's data. */
async function ask(page: Page) {
  await button(page, 'Pedir exclusão').click();
  const question = await dialog(page, 'Pedir a exclusão dos dados?');
  await expect(question).toContainText('Em 15 dias a sua conta é encerrada');
  await button(question, 'Pedir exclusão').click();
  await expect(button(page, 'Desistir da exclusão')).toBeVisible();
}

test('a customer asks for the erasure, thinks better of it, asks again, and is told by e-mail each time', async ({
  page,
  server,
  signIn,
  setTime,
}) => {
  await setTime('2026-11-23T12:00:00Z');
  const { database } = server;
  const { id, token } = await server.addClient({ email: EMAIL });
  await register(server.url, token);
  const before = (await mailsTo(database, EMAIL)).length;
  const told = async () => (await mailsTo(database, EMAIL)).slice(before).map(({ subject }) => subject);

  await signIn({ token });
  await page.goto('/Seguranca/MeusDados');
  await ask(page);
  await expect(page.getByText('A exclusão está marcada para 08/12/2026')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await told()).toEqual(['Pedido de exclusão dos seus dados']);

  await page.goto(await linkFrom(database, EMAIL));
  await button(page, 'Desistir da exclusão').click();
  await expect(page.getByText('Você desistiu em 23/11/2026: nada foi apagado.')).toBeVisible();
  expect((await told()).at(-1)).toBe('Você desistiu da exclusão dos seus dados');

  await ask(page);
  expect((await told()).at(-1)).toBe('Pedido de exclusão dos seus dados');
  // The round of the night before its day finds nothing to do.
  const definitions = onlyDefinitions(await loadDefinitions(BUILT));
  const sweep = (moment: string) =>
    finishesErasures(definitions, openFiles(TEST_CONFIG.files, database))(database, new Date(moment));
  await sweep('2026-12-08T11:59:00Z');
  expect(await database.$count(erasure)).toBe(0);
  await sweep('2026-12-08T13:00:00Z');

  const [last] = (await mailsTo(database, EMAIL)).slice(-1);
  expect([last?.subject, await mailsTo(database, EMAIL)]).toEqual(['Os seus dados foram excluídos', [last]]);
  expect(last?.text).toContain('Em 08/12/2026 a sua conta foi encerrada');
  // A page that was left open is led to the login, which lets nobody in.
  await page.reload();
  await closeDialog(page, { title: 'Sessão expirada', text: 'Faça o login novamente.' });
  await expect(page).toHaveURL(/\/login/);
  await logIn(page);
  await closeDialog(page, { title: 'Atenção!', text: 'Usuário ou senha inválidos!' });
  const [left] = await database.select().from(clients);
  expect(left).toMatchObject({ id, status: 5, passwordHash: null });
  const kept = JSON.stringify(await database.select().from(part));
  expect(kept).toContain('Lúcia Duarte Nogueira');
  expect(kept).not.toContain('+551133334444');
});

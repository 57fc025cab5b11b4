import type { Page } from '@playwright/test';
import { PASSWORD } from '../../server/testServer';
import { expect, test } from '../fixtures';
import { watchApi } from '../pf/calls';
import { button, choose, field, fill, onTab, openTab, section, storeUpTo } from '../pf/form';
import { goBack } from '../pf/lists';

const help = (page: Page) => page.getByRole('region', { name: 'Ajuda', exact: true });

test('the help is the last thing of every step, with the same words in the same order', async ({
  page,
  server,
  signIn,
}) => {
  await server.setSetting('telefoneAtendimento', '0800 123 4567');
  await server.setSetting('horarioAtendimento', 'dias úteis, das 8h às 18h');
  await server.setSetting('emailAtendimento', 'ajuda@andorinha.com.br');
  const client = await server.addClient();
  await storeUpTo(server, client, 3);
  await signIn(client);
  await openTab(page, 'Dados Bancários');
  const words = async () => {
    await expect(help(page)).toBeVisible();
    const isLast = await help(page).evaluate((own) => own === own.closest('main')?.lastElementChild);
    return { isLast, words: (await help(page).innerText()).replace(/\s+/g, ' ') };
  };
  const first = await words();
  expect(first).toEqual({
    isLast: true,
    words:
      'Precisa de ajuda? Ligue para 0800 123 4567 (dias úteis, das 8h às 18h) ou escreva para ajuda@andorinha.com.br. Prefiro preencher no papel (PDF) Ajuda e acessibilidade',
  });
  for (const title of ['Dados Financeiros', 'Procuradores', 'Informações']) {
    await goBack(page, title);
    expect([title, await words()]).toEqual([title, first]);
  }
  await expect(help(page).getByRole('link', { name: '0800 123 4567' })).toHaveAttribute('href', 'tel:08001234567');
  const downloading = page.waitForEvent('download');
  await help(page).getByRole('link', { name: 'Prefiro preencher no papel (PDF)' }).click();
  expect((await downloading).suggestedFilename()).toBe('formulario-pf.pdf');
  await help(page).getByRole('link', { name: 'Ajuda e acessibilidade' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajuda e acessibilidade' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('0800 123 4567');
  await expect(page.getByRole('link', { name: /\(PDF\)$/ })).toHaveCount(3);
});

test('head, steps, title, form, help and actions come in the same order on every step', async ({
  page,
  server,
  signIn,
}) => {
  const client = await server.addClient();
  await storeUpTo(server, client, 3);
  await signIn(client);
  await openTab(page, 'Dados Bancários');
  const order = async () => {
    await expect(help(page)).toBeVisible();
    return page.evaluate(() => {
      const parts = { head: 'header', steps: 'nav', title: 'h1', form: 'form', help: 'main > section:last-child' };
      const found = Object.entries(parts).flatMap(([name, selector]) => {
        const own = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
        return own ? [{ name, own }] : [];
      });
      const bar = [...document.querySelectorAll('button')].find((one) => /^Avançar/.test(one.innerText));
      if (bar) found.push({ name: 'actions', own: bar });
      return found
        .toSorted((a, b) => (a.own.compareDocumentPosition(b.own) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
        .map(({ name }) => name);
    });
  };
  const wanted = ['head', 'steps', 'title', 'form', 'help', 'actions'];
  expect(await order()).toEqual(wanted);
  for (const title of ['Dados Financeiros', 'Informações']) {
    await goBack(page, title);
    expect([title, await order()]).toEqual([title, wanted]);
  }
});

test('a press that is taken back does nothing', async ({ page, server, signIn }) => {
  await signIn(await server.addClient());
  await openTab(page, 'Informações');
  const api = watchApi(page);
  const box = await button(page, 'Avançar').boundingBox();
  if (!box) throw new Error('the button is not in sight');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 400, box.y - 200);
  await page.mouse.up();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await onTab(page, 'Informações');
  expect(api.changes()).toEqual([]);
});

test('the password is pasted, and the browser knows what it is for', async ({ page, server, context }) => {
  await server.addClient();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/login');
  const user = field(page, 'E-mail/CPF');
  const password = page.locator('input[name=password]');
  await expect(user).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  const paste = async (text: string) => {
    await page.evaluate((value) => navigator.clipboard.writeText(value), text);
    await page.keyboard.press('Control+V');
  };
  await user.focus();
  await paste('529.982.247-25');
  await password.focus();
  await paste(PASSWORD);
  await expect(password).toHaveValue(PASSWORD);
  await page.keyboard.press('Enter');
  await onTab(page, 'Informações');
});

test('fields about the customer say to the browser what they hold', async ({ page, server, signIn }) => {
  const client = await server.addClient();
  await storeUpTo(server, client, 4);
  await signIn(client);
  await openTab(page, 'Endereços');
  const residence = section(page, 'Endereço residencial');
  for (const [label, purpose] of [
    ['CEP', 'postal-code'],
    ['Logradouro', 'address-line1'],
    ['Cidade', 'address-level2'],
  ] as const) {
    await expect(field(residence, label)).toHaveAttribute('autocomplete', `section-residencial ${purpose}`);
  }
  await goBack(page, 'Informações');
  await expect(field(page, 'Data de nascimento')).toHaveAttribute('autocomplete', 'bday');
  // Of others nothing is offered that belongs to the customer.
  await expect(field(page, 'Nome da mãe')).toHaveAttribute('autocomplete', 'off');
});

test('what the account knows already is not asked again, nor an address that is the same', async ({
  page,
  server,
  signIn,
}) => {
  const client = await server.addClient({ name: 'Helena Duarte Nogueira' });
  await storeUpTo(server, client, 4);
  await signIn(client);
  await openTab(page, 'Endereços');
  const residence = section(page, 'Endereço residencial');
  await fill(residence, 'CEP', '01310-100');
  await expect(field(residence, 'Logradouro')).toHaveValue('Avenida Paulista');
  await fill(residence, 'Número', '1578');
  await choose(page, 'O endereço comercial é o mesmo endereço de correspondência?', 'Sim');
  const business = section(page, 'Endereço comercial');
  await expect(field(business, 'Logradouro')).toHaveValue('Avenida Paulista');
  await expect(field(business, 'Número')).toHaveValue('1578');
  await goBack(page, 'Informações');
  await expect(field(page, 'Nome completo')).toHaveValue('Helena Duarte Nogueira');
  await expect(field(page, 'CPF')).toHaveValue(/529\.982\.247-25/);
});

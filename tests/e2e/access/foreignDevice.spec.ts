import type { Page } from '@playwright/test';
import { copiedFrom } from '../../server/mailbox';
import { PASSWORD } from '../../server/testServer';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { button, field, fill, onTab } from '../pf/form';
import { logIn } from '../pf/lists';
import { stored, storedTyping } from '../stored';

const EMAIL = 'helena.nogueira@gmail.com';
const NOTHING = { entries: 0, keys: 0, local: [], session: [] };
const isForeign = (page: Page) => page.getByRole('checkbox', { name: /^Este aparelho não é meu/ });

async function enterToken(page: Page, token: string) {
  await page.getByRole('group', { name: 'Token de 6 dígitos' }).getByRole('textbox').first().fill(token);
}

for (const [mode, name] of [
  ['0', 'a password'],
  ['1', 'password and token'],
  ['2', 'a token'],
] as const) {
  test(`[ACC-LOGIN-43, ACC-SESS-02] a login with ${name} on a device of somebody else leaves nothing on it`, async ({
    page,
    server,
    context,
  }) => {
    await server.setSetting('autenticacao', mode);
    await server.addClient({ email: EMAIL });
    await page.goto('/login');
    await field(page, 'E-mail/CPF').fill(EMAIL);
    if (mode !== '2') await field(page, 'Senha').fill(PASSWORD);
    await expect(isForeign(page)).not.toBeChecked();
    await isForeign(page).check();
    const target = await page.locator('label', { has: isForeign(page) }).boundingBox();
    const below = await button(page, mode === '2' ? 'Avançar' : 'Entrar').boundingBox();
    expect(target).toMatchObject({ width: below?.width, x: below?.x });
    expect(target?.height).toBeGreaterThanOrEqual(44);
    expect(await findViolations(page)).toEqual([]);
    await button(page, mode === '2' ? 'Avançar' : 'Entrar').click();
    if (mode !== '0') {
      await expect(page.getByRole('heading', { level: 1, name: 'Confirme que é você' })).toBeVisible();
      await enterToken(page, await copiedFrom(server.database, EMAIL));
    }
    await onTab(page, 'Informações');
    await fill(page, 'Nome do pai', 'José Duarte');
    await field(page, 'Nome da mãe').click();
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    expect(await stored(page)).toEqual(NOTHING);

    await page.close({ runBeforeUnload: false });
    const next = await context.newPage();
    await next.goto('/');
    await expect(next.getByRole('heading', { level: 1, name: 'Acesse sua conta' })).toBeVisible();
    expect(await stored(next)).toEqual(NOTHING);
    await expect(isForeign(next)).not.toBeChecked();
  });
}

test('[ACC-LOGIN-43] the choice ends with the session: the same client finds the typing, and may say that the device is theirs', async ({
  page,
  server,
}) => {
  await server.addClient();
  await server.setSetting('rascunhos', 'N');
  await page.goto('/login');
  await isForeign(page).check();
  await logIn(page);
  await onTab(page, 'Informações');
  await fill(page, 'Nome do pai', 'José Duarte');
  await page.route('**/api/PessoaFisica/**', (route) => route.fulfill({ status: 401, json: { data: [] } }));
  await button(page, 'Salvar e continuar depois').click();
  await button(page, 'Entendi').click();
  await page.unroute('**/api/PessoaFisica/**');
  expect(await stored(page)).toEqual(NOTHING);
  await expect(isForeign(page)).not.toBeChecked();
  await logIn(page);
  await onTab(page, 'Informações');
  await expect(field(page, 'Nome do pai')).toHaveValue('José Duarte');
  await expect.poll(() => storedTyping(page)).toBe(1);
  expect((await stored(page)).local).toEqual(['device', 'token']);
});

import type { Page } from '@playwright/test';
import { PASSWORD } from '../server/testServer';
import { findViolations } from './accessibility';
import { expect, test } from './fixtures';
import { button, field, fill, onTab, openTab } from './pf/form';

const BEGIN = '2026-11-20T13:00:00-03:00';
const MINUTE_MS = 60_000;

const warning = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const idle = (page: Page) => warning(page, 'Você ainda está aí?');

test.describe('a session about to end', () => {
  test('[ACC-SESS-17] for nobody uses it is told in every window, and one answer in one of them goes on', async ({
    page,
    context,
    server,
    signIn,
    setTime,
  }) => {
    await setTime(BEGIN);
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    // What is told the server is a use of the session: it is told before the half hour begins.
    const isTold = page.waitForResponse(/rascunhos\/pf$/);
    await fill(page, 'Nome do pai', 'Renato Nogueira');
    await isTold;
    const other = await context.newPage();
    await other.goto('/Seguranca');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.bringToFront();
    await field(page, 'Nome do pai').focus();
    const pass = async (minutes: number) => {
      server.setTime(new Date((await page.evaluate(() => Date.now())) + minutes * MINUTE_MS));
      await page.clock.fastForward(minutes * MINUTE_MS);
    };
    await pass(29);
    await expect(idle(page)).toBeVisible();
    await expect(idle(page)).toHaveAccessibleDescription(
      /O seu termina às \d\d:\d\d\. O que você digitou fica guardado\.$/,
    );
    await expect(button(idle(page), 'Continuar conectado')).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await expect(idle(other)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(idle(page)).toBeHidden();
    await expect(idle(other)).toBeHidden();
    await expect(field(page, 'Nome do pai')).toBeFocused();
    await expect(field(page, 'Nome do pai')).toHaveValue('Renato Nogueira');
    await pass(20);
    await page.reload();
    await onTab(page, 'Informações');
    await expect(field(page, 'Nome do pai')).toHaveValue('Renato Nogueira');
  });

  test('[ACC-SESS-17] at its last moment offers to save, then to sign in anew, and what was typed comes back', async ({
    page,
    server,
    signIn,
    setTime,
  }) => {
    await setTime(BEGIN);
    await server.setSetting('inatividade', '0');
    await signIn(await server.addClient());
    await openTab(page, 'Informações');
    await fill(page, 'Nome do pai', 'Renato Nogueira');
    server.setTime(new Date(Date.parse(BEGIN) + 476 * MINUTE_MS));
    await page.clock.fastForward(476 * MINUTE_MS);
    const last = page.getByRole('alertdialog', { name: /^O seu acesso termina às \d\d:\d\d$/ });
    await expect(button(last, 'Salvar')).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await button(last, 'Entrar de novo').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Acesse sua conta' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await field(page, 'E-mail/CPF').fill('52998224725');
    await field(page, 'Senha').fill(PASSWORD);
    await button(page, 'Entrar').click();
    await onTab(page, 'Informações');
    await expect(field(page, 'Nome do pai')).toHaveValue('Renato Nogueira');
  });
});

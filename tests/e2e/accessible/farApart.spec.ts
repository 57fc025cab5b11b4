import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { button, closeDialog, fillAll, openTab } from '../pf/form';
import { scrollsSideways } from '../pf/lists';
import { addRegistered } from '../pf/registered';
import { heading, open, PF } from '../public/form';
import { cutOff, farApart } from './looks';

// The pages that only a way leads to; those with an address of their own, and the steps, are looked at with all else.
test.use({ viewport: { width: 320, height: 640 } });

/** What is lost of a page as its text is set as far apart as readers may. */
async function lost(page: Page) {
  await farApart(page);
  return { isWide: await scrollsSideways(page), cut: await page.evaluate(cutOff) };
}

test('the end of a sign-up loses nothing with text as far apart as WCAG 1.4.12 asks for', async ({ page }) => {
  await open(page, '/CadastroInicio', 'Comece seu cadastro');
  await fillAll(page, PF);
  await button(page, 'Avançar').click();
  await heading(page, 'Crie sua senha');
  expect(await lost(page)).toEqual({ isWide: false, cut: [] });
});

test('the look before sending and the receipt lose nothing with text as far apart as WCAG 1.4.12 asks for', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await addRegistered(server, { status: 0 }));
  await openTab(page, 'Produtos');
  await button(page, 'Concluir').click();
  await heading(page, 'Confira antes de enviar');
  expect(await lost(page)).toEqual({ isWide: false, cut: [] });
  await button(page, 'Concluir').click();
  await closeDialog(page, { title: 'Cadastro enviado para análise!', button: 'OK' });
  await expect(page).toHaveURL(/\/Recibo$/);
  expect(await lost(page)).toEqual({ isWide: false, cut: [] });
});

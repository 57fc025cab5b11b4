import { expect, type Page } from '@playwright/test';
import { attach, pdf, rowOf } from './documentFiles';
import { button, closeDialog, field, fillAll, section } from './form';

/** Fills the main account of a company or a fund; its bank is found by a part of its name. */
export async function fillMainAccount(page: Page) {
  const bank = section(page, 'Conta principal');
  await field(bank, 'Banco').fill('itaú uni');
  await page.getByRole('option', { name: /ITAÚ UNIBANCO S\.A\.$/ }).click();
  await fillAll(bank, { Agência: '0182', 'Conta corrente': '40733', 'Dígito da conta': '6' });
}

/** Attaches a file of each kind, which is sent at once. */
export async function attachAll(page: Page, kinds: string[]) {
  for (const [index, kind] of kinds.entries()) {
    await attach(page, kind, pdf(`documento-${index}.pdf`));
    await expect(rowOf(page, `documento-${index}.pdf`).getByText('Enviado')).toBeVisible();
  }
}

/** Takes the sheet from the receipt, which works after the session has ended, and goes on to the login. */
export async function takeReceipt(page: Page, title: string) {
  await expect(page).toHaveURL(/\/Recibo$/);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.getByText(/^\d{4}-\d{4}-[0-9A-F]{8}$/)).toBeVisible();
  await expect(page.getByText('Sua sessão foi encerrada por segurança.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const downloading = page.waitForEvent('download');
  await button(page, 'Baixar ficha cadastral').click();
  expect((await downloading).suggestedFilename()).toBe('ficha.pdf');
  await page.getByRole('link', { name: 'Entrar novamente' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Sends the registration of a company or a fund from its summary, which ends the session. */
export async function conclude(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Confira antes de enviar', exact: true })).toBeVisible();
  await button(page, 'Concluir').click();
  await closeDialog(page, {
    title: 'Cadastro enviado para análise!',
    text: 'Em até 48h úteis, a empresa receberá novidades no e-mail informado.',
    button: 'OK',
  });
  await takeReceipt(page, 'Cadastro enviado para análise!');
}

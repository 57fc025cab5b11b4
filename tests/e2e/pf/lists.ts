import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD } from '../../server/testServer';
import { button, closeDialog, field, onTab } from './form';

export const SAVED = {
  title: 'Alterações realizadas com sucesso!',
  text: 'Dados informados foram salvos com sucesso.',
  button: 'OK',
};
export const DELETED = {
  title: 'Exclusão realizada com sucesso!',
  text: 'Dados informados foram excluídos com sucesso.',
};

/** Signs in by the form of the login page. */
export async function logIn(page: Page, document = '52998224725') {
  await field(page, 'E-mail/CPF').fill(document);
  await page.locator('input[name=password]').fill(PASSWORD);
  await button(page, 'Entrar').click();
}

/** The list of the steps, on phones a line that unfolds. */
export const steps = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Etapas do cadastro' }).filter({ visible: true });

/** Opens an earlier tab from the list of steps; where the list is folded, unfolds it. */
export async function goBack(page: Page, title: string) {
  const step = steps(page).getByRole('button', { name: title });
  if (!(await step.isVisible()))
    await steps(page)
      .getByText(/^Etapa \d de \d/)
      .click();
  await step.click();
  await onTab(page, title);
}

export const saveLater = (page: Page) => button(page, 'Salvar e continuar depois').click();

/** Presses the button that deletes a row, and says yes to the question. */
export async function confirmDeletion(page: Page, press: Locator) {
  await press.click();
  await closeDialog(page, { title: 'Confirma a exclusão?', button: 'Excluir' });
}

/** The group of fields of one row, by the title that its heading begins with. */
export const account = (page: Page, title: string, index = 0): Locator =>
  page.getByRole('group', { name: new RegExp(`^${title}( |$)`) }).nth(index);

/** Opens a row that is edited in place, where it is folded to its line. */
export async function openRow(row: Locator): Promise<void> {
  const line = row.getByRole('heading').getByRole('button');
  await expect(line).toBeVisible();
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
}

/** Whether the page is wider than the screen. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** Does something after which the page tells the server what was typed, and waits until the server has it. */
export async function sent(page: Page, type: () => Promise<unknown>): Promise<void> {
  const told = page.waitForResponse(
    (response) => /rascunhos\/pf$/.test(response.url()) && response.request().method() === 'POST',
    // Less than a test has: so one that waits in vain says what for.
    { timeout: 20_000 },
  );
  await type();
  await told;
  await expect(page.getByRole('banner').getByText('Tudo salvo', { exact: true })).toBeVisible();
}

import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { closeDialog, dialog, next, openTab } from '../pf/form';
import { steps } from '../pf/lists';

test.use({ viewport: { width: 375, height: 812 } });

/** The width of what is drawn around something: its edge, or its outline. */
const edge = (own: Locator) =>
  own.evaluate((element) => {
    const { borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
    return Math.max(Number.parseFloat(borderTopWidth), outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth));
  });

test('where colours are forced a dialog, a menu and the word for errors have an edge: no shadow and no ground is drawn', async ({
  page,
  server,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(await server.addClient());
  await openTab(page, 'Informações');
  await next(page);
  expect(await edge(await dialog(page, 'Oops...'))).toBe(1);
  await closeDialog(page, { title: 'Oops...' });
  expect(await edge(steps(page).getByText(/^\d+ erros$/))).toBe(1);
  const opener = page.getByRole('button', { name: /menu da conta$/ });
  await opener.click();
  expect(await edge(page.locator(`[id="${await opener.getAttribute('aria-controls')}"]`))).toBe(1);
});

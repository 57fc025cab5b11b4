import { expect, test } from '../fixtures';
import { onTab } from '../pf/form';

test('a chosen mode is there at the first paint of every page, before any module runs', async ({
  page,
  server,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  const bar = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
    );
  expect(await bar()).toBe('#ffffff');
  await page.getByRole('radio', { name: 'Escuro' }).check();
  expect(await bar()).toBe('#171a21');
  // Without its modules a page shows no more than it does before they come.
  await page.route(/\/assets\/(?!theme-)[^/]+\.js$/, (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 17, 22)');
  await page.unroute(/\/assets\/(?!theme-)[^/]+\.js$/);
  await signIn(await server.addClient());
  await page.goto('/CadastroPF_Passo_1');
  await onTab(page, 'Informações');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 245, 242)');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: /menu da conta/ }).click();
  const group = page.getByRole('group', { name: 'Aparência' });
  await expect(group.getByRole('radio', { name: 'Escuro' })).toBeChecked();
  await group.getByRole('radio', { name: 'Sistema' }).check();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 245, 242)');
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => !['token', 'device'].includes(key))).toEqual([]);
});

test('the box of the login is drawn in the colours of the mode, not by the browser', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  const box = page.getByRole('checkbox', { name: /^Este aparelho não é meu/ });
  await expect(box).toHaveCSS('appearance', 'none');
  await expect(box).toHaveCSS('background-color', 'rgb(23, 26, 33)');
  await box.check();
  await expect(box).toHaveCSS('background-color', 'rgb(143, 169, 255)');
});

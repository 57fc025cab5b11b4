import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';

const FORM = 'main :is(input:not([type="radio"]), select)';

/** Opens a page of which no script and no style sheet comes before `go`. */
async function openHeld(page: Page, path: string) {
  let go = () => {};
  const isToCome = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/assets\/[^/]+\.(js|css)$/, async (route) => {
    await isToCome;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return go;
}

const PAGES = [
  { path: '/login', title: 'Acesse sua conta', link: 'Cadastre-se', to: '/CadastroInicio' },
  { path: '/CadastroInicio', title: 'Comece seu cadastro', link: 'Entrar', to: '/login' },
  { path: '/recuperarsenha/', title: 'Recuperar senha', link: 'Entrar', to: '/login' },
];

for (const width of [375, 1280])
  for (const { path, title, link, to } of PAGES) {
    test(`${path} stands at ${width} px before a script or a style sheet has come, and goes on from there`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const go = await openHeld(page, path);
      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeVisible();
      await expect(page.getByText('Andorinha')).toBeVisible();
      await expect(page.getByRole('link', { name: link })).toHaveAttribute('href', to);
      await expect(page.locator(FORM)).toHaveCount(0);
      const [element, before] = [await heading.elementHandle(), await heading.boundingBox()];
      go();
      await expect(page.locator(FORM).first()).toBeVisible();
      // The same element, which has not moved but for what the middle of a window does.
      expect(await element?.evaluate((one) => one.isConnected)).toBe(true);
      const after = await heading.boundingBox();
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(8);
    });
  }

test('the mode that the customer chose is the one that stands there, and is ticked', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const go = await openHeld(page, '/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  go();
  await expect(page.getByRole('radio', { name: 'Escuro' })).toBeChecked();
});

test('a page that is opened behind another one does not wait to be painted', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/CadastroInicio');
  await expect(page.locator(FORM).first()).toBeVisible();
});

test('a page whose script does not come says so', async ({ page }) => {
  await page.route('**/assets/public-*.js', (route) => route.abort());
  await page.goto('/CadastroInicio');
  await expect(page.getByRole('button', { name: 'Recarregar a página' })).toBeVisible();
});

for (const path of ['/login', '/CadastroInicio', '/Dashboard'])
  for (const script of ['rolldown-runtime', 'entry']) {
    test(`${path} says so where its ${script} does not come, and stands once it is loaded anew`, async ({ page }) => {
      await page.route(`**/assets/${script}-*.js`, (route) => route.abort());
      await page.goto(path);
      const said = page.getByRole('alert').getByRole('heading', { level: 1 });
      await expect(said).toHaveText('Esta página não pôde ser mostrada');
      expect(await findViolations(page)).toEqual([]);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Recarregar a página' }).click();
      await expect(page.locator(FORM).first()).toBeVisible();
    });
  }

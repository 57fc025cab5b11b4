import { watchPage } from '../../../bench/felt/watchPage';
import { expect, test } from '../fixtures';
import { signDocuments, storeUpToDeclarations } from './declarations';
import { button, onTab, openTab } from './form';
import { goBack } from './lists';

/** Later than half a second after a press, the browser counts whatever moves. */
const SLOW_MS = 700;

/** The most that Core Web Vitals of the project allow. */
const MOST = 0.01;

test('steps come in without a jump where every answer takes its time', async ({ page, server, signIn }) => {
  test.slow();
  const own = await server.addClient();
  await storeUpToDeclarations(server, own);
  await signDocuments(server, own);
  await signIn(own);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(watchPage);
  await openTab(page, 'Produtos');
  await goBack(page, 'Endereços');
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.fallback();
  });
  const shifts: [title: string, shift: number][] = [];
  for (const title of ['Upload de Documentos', 'Declarações', 'Produtos']) {
    await page.evaluate(() => {
      window.felt.shift = 0;
    });
    await button(page, 'Avançar').click();
    await onTab(page, title);
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Ajuda' })).toHaveCount(1);
    await page.waitForTimeout(SLOW_MS);
    shifts.push([title, await page.evaluate(() => window.felt.shift)]);
  }
  expect(shifts.filter(([, shift]) => shift > MOST)).toEqual([]);
});

import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { expect, test } from '../fixtures';
import { button, field, onTab, storeUpTo } from '../pf/form';

const ORDER = ['informacoes', 'procuradores', 'dados-financeiros', 'dados-bancarios', 'enderecos'];
const STEPS = 14;
const MOVES = ['back', 'forward', 'type', 'advance', 'click'] as const;

/** What the page shows: the tab of its address, and its title. */
async function shown(page: Page) {
  await expect(button(page, 'Salvar e continuar depois')).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  return { tab: new URL(page.url()).pathname.split('/').at(-1) ?? '', title };
}

/** Waits until nothing moves any more. */
async function settled(page: Page) {
  let before = '';
  await expect
    .poll(async () => {
      const now = `${page.url()} ${await page.title()}`;
      const isSame = now === before;
      before = now;
      return isSame;
    })
    .toBe(true);
}

for (const [width, seed] of [
  [1280, 11],
  [375, 29],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 812 } });

    test(`no sequence of moves loses text or shows a tab that may not be shown (seed ${seed})`, async ({
      page,
      server,
      signIn,
    }) => {
      test.setTimeout(180_000);
      const [moves] = fc.sample(fc.array(fc.constantFrom(...MOVES), { minLength: STEPS, maxLength: STEPS }), {
        numRuns: 1,
        seed,
      });
      const client = await server.addClient({});
      await storeUpTo(server, client, 4);
      await signIn(client);
      await page.goto('/CadastroPF_Passo_1/dados-financeiros');
      await onTab(page, 'Dados Financeiros');
      let typed = 0;
      let value = await field(page, 'Bens móveis').inputValue();
      for (const move of ['type', ...(moves ?? [])] as const) {
        const before = await shown(page);
        if (move === 'back') await page.goBack();
        if (move === 'forward') await page.goForward();
        if (move === 'advance' && before.tab !== ORDER.at(-1)) await button(page, 'Avançar').click();
        if (move === 'click' && width === 1280) {
          const steps = page.getByRole('navigation', { name: 'Etapas do cadastro' });
          const earlier = steps.getByRole('button').filter({ visible: true });
          if ((await earlier.count()) > 0) await earlier.first().click();
        }
        if (move === 'type' && before.tab === 'dados-financeiros') {
          typed += 1;
          value = `${typed},00`;
          await field(page, 'Bens móveis').fill(value);
        }
        if (page.url() === 'about:blank') await page.goForward();
        await settled(page);
        const after = await shown(page);
        const label = `${move}: ${before.tab} -> ${after.tab}`;
        const [from, to] = [ORDER.indexOf(before.tab), ORDER.indexOf(after.tab)];
        const titles = ['Informações', 'Procuradores', 'Dados Financeiros', 'Dados Bancários', 'Endereços'];
        expect(titles[to], label).toBe(after.title);
        expect(to, label).toBeGreaterThanOrEqual(0);
        expect(to - from, label).toBeLessThanOrEqual(move === 'advance' ? 1 : 0);
        if (after.tab === 'dados-financeiros') await expect(field(page, 'Bens móveis'), label).toHaveValue(value);
      }
    });
  });
}

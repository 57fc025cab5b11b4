import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { untilKept } from './kept';
import { button, field, fill, onTab, openTab, storeUpTo } from './pf/form';

test.use({ serviceWorkers: 'allow', viewport: { width: 375, height: 667 } });

/** By how many pixels the head of the page may grow for what it says of the connection; the card has about 200. */
const HEAD = 8;

/** Presses what is in sight; a `click` of the tests may scroll the page first. */
async function press(page: Page, control: Locator) {
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

const topOf = (control: Locator) => control.evaluate((element) => element.getBoundingClientRect().top);

for (const { where, label, scrolls } of [
  { where: 'at the top of the page', label: 'Nome completo', scrolls: true },
  { where: 'that is typed into', label: 'Nome do pai', scrolls: false },
]) {
  test(`on a phone a field ${where} stays in its place while a step joins the queue, and while it is sent`, async ({
    page,
    context,
    server,
    signIn,
  }) => {
    const client = await server.addClient();
    await storeUpTo(server, client, 2);
    await signIn(client);
    await openTab(page, 'Dados Financeiros');
    await untilKept(page);
    await page.goto('/CadastroPF_Passo_1/informacoes');
    await onTab(page, 'Informações');
    await context.setOffline(true);
    await expect(page.getByText('Você está sem conexão desde')).toBeVisible();
    await fill(page, 'Nome do pai', 'José Duarte');
    if (scrolls) await page.evaluate(() => window.scrollTo(0, 0));
    const control = field(page, label);
    await expect(control).toBeInViewport();
    const before = await topOf(control);

    await press(page, button(page, 'Salvar e continuar depois'));
    const queue = page.getByRole('region', { name: 'Na fila para enviar' });
    await expect(queue).toBeAttached();
    expect(Math.abs((await topOf(control)) - before)).toBeLessThan(HEAD);

    await context.setOffline(false);
    await expect(queue).toBeHidden();
    await expect(page.getByText('Você está sem conexão desde')).toBeHidden();
    expect(Math.abs((await topOf(control)) - before)).toBeLessThan(HEAD);
  });
}

import type { Locator, Page } from 'playwright';

/** How long after a key the next one comes, in milliseconds: 300 letters a minute. */
const KEY_MS = 200;

/** Most boxes and lists of a section that are used: long lists have the same ones again and again. */
const MOST = 25;

/** Types two letters into each box of the page and takes them away again, and turns each list on and back by keys. */
export async function typeEverywhere(page: Page): Promise<void> {
  const boxes = await visible(
    page.locator('main input:is([type=text],[type=email],[type=tel]):enabled:not([readonly])'),
  );
  for (const box of boxes) {
    await box.click();
    await page.keyboard.press('End');
    for (const key of ['1', 'a', 'Backspace', 'Backspace']) await page.keyboard.press(key, { delay: KEY_MS / 2 });
    await page.keyboard.press('Escape');
  }
  for (const list of await visible(page.locator('main select:enabled'))) {
    await list.focus();
    for (const key of ['ArrowDown', 'ArrowUp']) await page.keyboard.press(key, { delay: KEY_MS / 2 });
  }
}

async function visible(all: Locator): Promise<Locator[]> {
  const shown: Locator[] = [];
  for (const one of await all.all()) if (shown.length < MOST && (await one.isVisible())) shown.push(one);
  return shown;
}

import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { scrollsSideways } from '../pf/lists';
import { coveredOrUnseen, farApart, primaryButtons, smallTargets, unlikeTheirWords } from './looks';
import { onEach, same } from './places';

test.describe.configure({ timeout: 180_000 });

const PHONE = { width: 375, height: 667 };

test('every page has a title of its own, a language, one heading on top, and one main part', async ({
  page,
  server,
}) => {
  const titles: string[] = [];
  const found = await onEach(page, server, async () => {
    titles.push(await page.title());
    return page.evaluate(() => ({
      language: document.documentElement.lang,
      tops: document.querySelectorAll('h1').length,
      mains: document.querySelectorAll('main').length,
      // A heading of a level stands under one of the level before.
      skipped: [...document.querySelectorAll('h1, h2, h3, h4')]
        .map(({ tagName }) => Number(tagName[1]))
        .filter((level, index, all) => index > 0 && level > (all[index - 1] ?? 0) + 1).length,
    }));
  });
  expect(found).toEqual(same(found, { language: 'pt-BR', tops: 1, mains: 1, skipped: 0 }));
  expect(titles.every((title) => title.length > 4)).toBe(true);
  expect(new Set(titles).size).toBe(titles.length);
});

test('every page with a head begins with the way past it', async ({ page, server }) => {
  const found = await onEach(page, server, async () => {
    if ((await page.getByRole('banner').getByRole('link').count()) === 0) return 'no way needed';
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.locator('a[href="#conteudo"]').focus();
    const isFirst = await page.evaluate(
      () => document.querySelector('a[href], button, input, select, textarea') === document.activeElement,
    );
    await page.keyboard.press('Enter');
    const isThere = await page.evaluate(() => document.activeElement?.id === 'conteudo');
    return isFirst && isThere ? 'no way needed' : `first ${isFirst}, leads ${isThere}`;
  });
  expect(found).toEqual(same(found, 'no way needed'));
});

test('no page has a picture of text, sound, film or a frame', async ({ page, server }) => {
  const found = await onEach(page, server, () =>
    page.evaluate(() => document.querySelectorAll('img, picture, canvas, video, audio, iframe, object, embed').length),
  );
  expect(found).toEqual(same(found, 0));
});

test('every target has 24 px, or as much room around it', async ({ page, server }) => {
  for (const size of [PHONE, { width: 1280, height: 900 }]) {
    await page.setViewportSize(size);
    const found = await onEach(page, server, () => smallTargets(page));
    expect(found).toEqual(same(found, []));
  }
});

test('no page has two primary buttons', async ({ page, server }) => {
  const found = await onEach(page, server, async () => (await primaryButtons(page)).slice(1));
  expect(found).toEqual(same(found, []));
});

test('every page fits on 320 px, with text as far apart as WCAG 1.4.12 asks for, too', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const found = await onEach(page, server, async () => {
    const before = await scrollsSideways(page);
    await farApart(page);
    return [before, await scrollsSideways(page)];
  });
  expect(found).toEqual(same(found, [false, false]));
});

test('the keyboard is held nowhere, and every stop is seen, in sight', async ({ page, server }) => {
  for (const size of [PHONE, { width: 1280, height: 600 }]) {
    await page.setViewportSize(size);
    const found = await onEach(page, server, () => walkThrough(page));
    expect(found).toEqual(same(found, []));
  }
});

/** Presses Tab through a page. @returns what is wrong with its stops */
async function walkThrough(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
  });
  for (let stops = 0; stops < 120; stops++) {
    await page.keyboard.press('Tab');
    const { isBeyond, problem } = await page.evaluate(coveredOrUnseen);
    if (problem) wrong.push(problem);
    if (isBeyond) return stops > 2 ? wrong : [...wrong, `only ${stops} stops`];
  }
  return [...wrong, 'Tab does not leave the page'];
}

test('every page is whole on a phone, upright and on its side', async ({ page, server }) => {
  const found = await onEach(page, server, async () => {
    const shown: string[][] = [];
    for (const size of [PHONE, { width: PHONE.height, height: PHONE.width }]) {
      await page.setViewportSize(size);
      expect(await scrollsSideways(page)).toBe(false);
      shown.push(await page.getByRole('main').getByRole('heading').allTextContents());
    }
    return shown[0]?.join() === shown[1]?.join();
  });
  expect(found).toEqual(same(found, true));
});

test('a letter without a field does nothing', async ({ page, server }) => {
  const found = await onEach(page, server, async () => {
    await page.getByRole('heading', { level: 1 }).focus();
    const before = await page.locator('body').ariaSnapshot();
    for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789?/.') await page.keyboard.press(key);
    return (await page.locator('body').ariaSnapshot()) === before;
  });
  expect(found).toEqual(same(found, true));
});

test('what is pressed is called by the words that stand on it', async ({ page, server }) => {
  const found = await onEach(page, server, () => page.evaluate(unlikeTheirWords));
  expect(found).toEqual(same(found, []));
});

test('no page has a violation of axe, on a phone and on a wide screen', async ({ page, server }) => {
  for (const size of [PHONE, { width: 1280, height: 900 }]) {
    await page.setViewportSize(size);
    const found = await onEach(page, server, () => findViolations(page));
    expect(found).toEqual(same(found, []));
  }
});

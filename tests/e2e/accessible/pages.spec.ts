import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { scrollsSideways } from '../pf/lists';
import type { TestServer } from '../server';
import { comingInSight } from './comingInSight';
import { coveredOrUnseen, cutOff, farApart, primaryButtons, smallTargets, unlikeTheirWords } from './looks';
import { onEach, same } from './places';

// The first test walks through all pages.
test.describe.configure({ timeout: 400_000 });

const PHONE = { width: 375, height: 667 };
const WIDE = { width: 1280, height: 900 };

type Look = Awaited<ReturnType<typeof lookAt>>;

let looks: Promise<Record<string, Look>> | undefined;

/** What one look told of every page: all tests look at each page together, for to open one takes as long as to look. */
async function eachHas<Part>(
  page: Page,
  server: TestServer,
  part: (look: Look) => Part,
): Promise<Record<string, Part>> {
  looks ??= onEach(page, server, () => lookAt(page));
  return Object.fromEntries(Object.entries(await looks).map(([path, look]) => [path, part(look)]));
}

/** First what leaves a page as it is, then what gives the focus to something, and last what changes how it looks. */
async function lookAt(page: Page) {
  const title = await page.title();
  const structure = await page.evaluate(structureOf);
  const pictures = await page.evaluate(
    () => document.querySelectorAll('img, picture, canvas, video, audio, iframe, object, embed').length,
  );
  const primaries = await primaryButtons(page);
  const misnamed = await page.evaluate(unlikeTheirWords);
  const targets = [];
  const violations = [];
  for (const size of [PHONE, WIDE]) {
    await resize(page, size);
    targets.push(await smallTargets(page));
    violations.push(await findViolations(page));
  }
  const turned = [];
  for (const size of [PHONE, { width: PHONE.height, height: PHONE.width }]) {
    await resize(page, size);
    const headings = await page.getByRole('main').getByRole('heading').allTextContents();
    turned.push({ sideways: await scrollsSideways(page), headings });
  }
  const stops = [];
  for (const size of [PHONE, { width: 1280, height: 600 }]) {
    await resize(page, size);
    stops.push(await walkThrough(page));
  }
  await resize(page, WIDE);
  const letters = await pressLetters(page);
  const wayPast = await takeWayPast(page);
  const appearing = await comingInSight(page);
  await resize(page, { width: 320, height: 640 });
  const narrow = [await scrollsSideways(page)];
  await farApart(page);
  narrow.push(await scrollsSideways(page));
  const cut = await page.evaluate(cutOff);
  await resize(page, WIDE);
  return {
    title,
    structure,
    pictures,
    primaries,
    misnamed,
    targets,
    violations,
    turned,
    stops,
    letters,
    wayPast,
    appearing,
    narrow,
    cut,
  };
}

/** Gives a page another size, and the time to draw itself in it. */
async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

const structureOf = () => ({
  language: document.documentElement.lang,
  tops: document.querySelectorAll('h1').length,
  mains: document.querySelectorAll('main').length,
  // A heading of a level stands under one of the level before.
  skipped: [...document.querySelectorAll('h1, h2, h3, h4')]
    .map(({ tagName }) => Number(tagName[1]))
    .filter((level, index, all) => index > 0 && level > (all[index - 1] ?? 0) + 1).length,
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

/** @returns whether a page is the same after letters, digits and signs were pressed on its heading */
async function pressLetters(page: Page): Promise<boolean> {
  await page.getByRole('heading', { level: 1 }).focus();
  const before = await page.locator('body').ariaSnapshot();
  for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789?/.') await page.keyboard.press(key);
  return (await page.locator('body').ariaSnapshot()) === before;
}

/** @returns what is wrong with the way past the head of a page; nothing where it has no head */
async function takeWayPast(page: Page): Promise<string> {
  if ((await page.getByRole('banner').getByRole('link').count()) === 0) return '';
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.locator('a[href="#conteudo"]').focus();
  const isFirst = await page.evaluate(
    () => document.querySelector('a[href], button, input, select, textarea') === document.activeElement,
  );
  await page.keyboard.press('Enter');
  const isThere = await page.evaluate(() => document.activeElement?.id === 'conteudo');
  return isFirst && isThere ? '' : `first ${isFirst}, leads ${isThere}`;
}

test('every page has a title of its own, a language, one heading on top, and one main part', async ({
  page,
  server,
}) => {
  const found = await eachHas(page, server, ({ structure }) => structure);
  expect(found).toEqual(same(found, { language: 'pt-BR', tops: 1, mains: 1, skipped: 0 }));
  const titles = Object.values(await eachHas(page, server, ({ title }) => title));
  expect(titles.length).toBeGreaterThan(8);
  expect(titles.every((title) => title.length > 4)).toBe(true);
  expect(new Set(titles).size).toBe(titles.length);
});

test('every page with a head begins with the way past it', async ({ page, server }) => {
  const found = await eachHas(page, server, ({ wayPast }) => wayPast);
  expect(found).toEqual(same(found, ''));
});

test('no page has a picture of text, sound, film or a frame', async ({ page, server }) => {
  const found = await eachHas(page, server, ({ pictures }) => pictures);
  expect(found).toEqual(same(found, 0));
});

test('every target has 24 px, or as much room around it', async ({ page, server }) => {
  const found = await eachHas(page, server, ({ targets }) => targets);
  expect(found).toEqual(same(found, [[], []]));
});

test('no page has two primary buttons', async ({ page, server }) => {
  const found = await eachHas(page, server, ({ primaries }) => primaries.slice(1));
  expect(found).toEqual(same(found, []));
});

test('every page fits on 320 px, with text as far apart as WCAG 1.4.12 asks for, too', async ({ page, server }) => {
  const found = await eachHas(page, server, ({ narrow }) => narrow);
  expect(found).toEqual(same(found, [false, false]));
});

test('no page hides a part of its words where they stand as far apart as WCAG 1.4.12 asks for', async ({
  page,
  server,
}) => {
  const found = await eachHas(page, server, ({ cut }) => cut);
  expect(found).toEqual(same(found, []));
});

test('nothing comes in sight because the pointer or the focus has come, but what has the focus', async ({
  page,
  server,
}) => {
  const found = await eachHas(page, server, ({ appearing }) => appearing);
  expect(found).toEqual(same(found, []));
});

test('the keyboard is held nowhere, and every stop is seen, in sight', async ({ page, server }) => {
  const found = await eachHas(page, server, ({ stops }) => stops);
  expect(found).toEqual(same(found, [[], []]));
});

test('every page is whole on a phone, upright and on its side', async ({ page, server }) => {
  const found = await eachHas(page, server, ({ turned: [upright, side] }) => ({
    sideways: upright?.sideways || side?.sideways,
    isWhole: upright?.headings.join() === side?.headings.join(),
  }));
  expect(found).toEqual(same(found, { sideways: false, isWhole: true }));
});

test('a letter without a field does nothing', async ({ page, server }) => {
  const found = await eachHas(page, server, ({ letters }) => letters);
  expect(found).toEqual(same(found, true));
});

test('what is pressed is called by the words that stand on it', async ({ page, server }) => {
  const found = await eachHas(page, server, ({ misnamed }) => misnamed);
  expect(found).toEqual(same(found, []));
});

test('no page has a violation of axe, on a phone and on a wide screen', async ({ page, server }) => {
  const found = await eachHas(page, server, ({ violations }) => violations);
  expect(found).toEqual(same(found, [[], []]));
});

test('a word that comes with the pointer, or with the focus, would be found', async ({ page }) => {
  await page.setContent(
    '<style>i { display: none } .a:hover + i, .b:focus + i { display: block }</style><button class="a">A</button><i>Dica</i><button class="b">B</button><i>Ajuda</i>',
  );
  expect(await comingInSight(page)).toEqual(['pointer on button A: Dica', 'focus on button B: Ajuda']);
});

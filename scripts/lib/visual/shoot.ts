import { type Browser, chromium, type Page } from 'playwright';
import { contextOptions, launchOptions } from '../chromium.mjs';
import { LOOKS, type Look, pictureName } from './looks';
import type { Picture } from './picture';
import { readPng } from './png';
import { serveFolder } from './serve';

/** When stories believe to be shown, whatever the day is. */
const NOW = '2026-11-21T12:00:00-03:00';
const HEIGHT = 900;
/** What lies further down is not pictured. */
const MOST_HEIGHT = 2400;
const WAIT_MS = 60_000;
const PAGES = 2;
/** A story that is told as shown may still wait for what its tab is made of; longer than this it has no words. */
const EMPTY_MS = 5_000;
/** A page that nothing changed for so long is the one to picture; one that never comes to rest is pictured in the end. */
const REST_MS = 250;

/** What Storybook's page offers a test of it. */
interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): [{ status?: string }] | undefined };
}

/** What was pictured, by name, and the stories that failed while they were, with their look. */
export interface Shot {
  pictures: Map<string, Picture>;
  failed: string[];
}

/** Opens the browser of the tests, and tells its major version: what another one draws cannot be compared. */
export async function openBrowser(): Promise<{ browser: Browser; major: string }> {
  const browser = await chromium.launch({
    ...launchOptions(),
    // The same letters on every screen: no subpixels, no hints of the font.
    args: [...launchOptions().args, '--disable-lcd-text', '--font-render-hinting=none', '--force-color-profile=srgb'],
  });
  return { browser, major: browser.version().split('.')[0] ?? '' };
}

/** Pictures stories of a built Storybook in every look. */
export async function shoot(browser: Browser, folder: string, stories: readonly string[]): Promise<Shot> {
  const served = await serveFolder(folder);
  const waiting = [...stories];
  const shot: Shot = { pictures: new Map(), failed: [] };
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await shootStory(next);
  };
  const shootStory = async (story: string) => {
    const page = await openPage(browser);
    try {
      for (const look of LOOKS) {
        const { picture, status } = await pictureOf(page, served.address, { story, look });
        if (status === 'success') shot.pictures.set(pictureName(story, look), picture);
        else shot.failed.push(pictureName(story, look));
      }
    } finally {
      await page.context().close();
    }
  };
  try {
    await Promise.all(Array.from({ length: PAGES }, work));
  } finally {
    served.end();
  }
  return shot;
}

/** A page to which every story is the first, and every day the same. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...contextOptions, viewport: { width: LOOKS[0].width, height: HEIGHT } });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(() => {
    Math.random = () => 0.5;
    localStorage.clear();
    sessionStorage.clear();
  });
  return page;
}

async function pictureOf(page: Page, address: string, { story, look }: { story: string; look: Look }) {
  await page.setViewportSize({ width: look.width, height: HEIGHT });
  const globals = `theme:${look.theme};a11y.manual:!true`;
  await page.goto(`${address}/iframe.html?viewMode=story&id=${story}&globals=${globals}`);
  const status = await page
    .waitForFunction(
      () => {
        const told = (globalThis as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__;
        const status = told?.last('storyFinished')?.[0].status;
        // A story whose play throws is told as finished all the same.
        return status && told?.last('playFunctionThrewException') ? 'thrown' : status;
      },
      undefined,
      { timeout: WAIT_MS },
    )
    .then((told) => told.jsonValue())
    .catch(() => 'late');
  await settle(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const file = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    fullPage: true,
    clip: { x: 0, y: 0, width: look.width, height: Math.min(Math.max(height, 1), MOST_HEIGHT) },
  });
  return { picture: readPng(file), status };
}

/**
 * Waits until there is something to see and the scripts of its parts have come, until the page rests, for fonts and pictures, and
 * until two frames have been drawn with them.
 */
async function settle(page: Page): Promise<void> {
  await page
    .waitForFunction(() => document.body.innerText.trim() !== '', undefined, { timeout: EMPTY_MS })
    .catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: EMPTY_MS }).catch(() => undefined);
  await page.evaluate(
    ([rest = 0, most]) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, rest);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, rest);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(resolve, most);
      }),
    [REST_MS, EMPTY_MS],
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

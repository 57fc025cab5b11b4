/**
 * `npm run screens`: pictures the ten main screens of the built portal, with the customers of the demo, at 375 and 1280 px, light and
 * dark, into docs/images/screens. The README shows them.
 *
 * usage: npm run screens -- [--only <name>] [--out <folder>]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { ensureBuilt } from './lib/built.mjs';
import { startBuiltDemo } from './lib/builtDemo.mjs';
import { contextOptions, launchOptions } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { provideChromium } from './lib/provideChromium.mjs';
import { readWords } from './lib/readWords';
import { orSayWhy, Refused } from './lib/refused';
import { ROOT } from './lib/root.mjs';
import { missingOf, screens } from './lib/screens/screens';
import { LOOKS } from './lib/visual/looks';

const HEIGHTS: Record<number, number> = { 375: 812, 1280: 900 };
const QUALITY = 70;
/** So that skeletons, and what comes once the first field stands, are past. */
const SETTLE_MS = 900;

async function picture(): Promise<void> {
  const { values } = readWords({
    options: { only: { type: 'string' }, out: { type: 'string', default: 'docs/images/screens' } },
  });
  const wanted = screens.filter(({ name }) => values.only === undefined || name === values.only);
  if (wanted.length === 0) throw new Refused(`No such screen: one of ${screens.map(({ name }) => name).join(', ')}.`);
  if (!(await ensureInstalled()) || !(await provideChromium())) throw new Refused('Without Chromium no pictures.');
  if ((await ensureBuilt()).code !== 0) throw new Refused('The portal is not built.');
  const out = resolve(ROOT, values.out);
  mkdirSync(out, { recursive: true });
  const missing = missingOf(JSON.parse(readFileSync(join(ROOT, 'server/data/demoRegistration.json'), 'utf8')));
  const demo = await startBuiltDemo('screens');
  const browser = await chromium.launch(launchOptions());
  try {
    for (const { name, open } of wanted) {
      const context = await browser.newContext({ ...contextOptions, baseURL: demo.origin });
      const page = await context.newPage();
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, missing);
      // What was pressed last is not to look as if it were about to be pressed.
      await page.mouse.move(0, 0);
      for (const look of LOOKS) {
        await page.setViewportSize({ width: look.width, height: HEIGHTS[look.width] ?? 900 });
        await page.emulateMedia({ colorScheme: look.theme });
        await page.evaluate(() => scrollTo(0, 0));
        await page.waitForTimeout(SETTLE_MS);
        writeFileSync(join(out, `${name}-${look.name}.webp`), await webpOf(page));
      }
      await context.close();
      console.log(name);
    }
  } finally {
    await browser.close();
    await demo.end();
  }
}

/** One picture as WebP, which Playwright itself does not write. */
async function webpOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  return Buffer.from(data, 'base64');
}

await orSayWhy(picture);

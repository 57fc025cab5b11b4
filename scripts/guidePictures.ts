/**
 * `npm run guide:pictures`: takes the pictures of the analysts' guide from the Estúdio, over a copy of the definitions, into
 * `docs/images` or `--out <folder>`; `--only <name>` takes one.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { type RunningStudio, startStudio } from '../tests/support/studio';
import { contextOptions, launchOptions } from './lib/chromium.mjs';
import { type Desk, SHOTS } from './lib/guidePictures/shots';
import { readWords } from './lib/readWords';
import { orSayWhy, Refused } from './lib/refused';
import { ROOT } from './lib/root.mjs';

const QUALITY = 72;
const SETTLE_MS = 1500;
/** What git says of the last days is no part of a picture. */
const COMMITS = [
  ['a41c9e2', '2026-11-20T14:32:00Z', 'País de nascimento exigido também de naturalizados'],
  ['7be20d1', '2026-11-19T10:05:00Z', 'Outra ocupação com no máximo 60 caracteres'],
  ['e1d3f80', '2026-11-18T17:48:00Z', 'Histórias do cônjuge em união estável'],
].map(([hash, at, subject]) => ({ hash, at, subject, author: 'Ana Lima' }));

async function takePictures(): Promise<void> {
  const { values } = readWords({
    options: { out: { type: 'string', default: 'docs/images' }, only: { type: 'string' } },
  });
  const names = Object.keys(SHOTS).filter((name) => values.only === undefined || name === values.only);
  if (names.length === 0) throw new Refused(`There is no picture "${values.only}": ${Object.keys(SHOTS).join(', ')}.`);
  const out = resolve(ROOT, values.out);
  mkdirSync(out, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'ficha-pictures-'));
  const definitions = join(folder, 'schemas');
  cpSync(join(ROOT, 'schemas'), definitions, { recursive: true });
  const studio = await startStudio(definitions);
  const browser = await chromium.launch(launchOptions());
  try {
    for (const name of names) {
      const desk = await openDesk(browser, studio, { folder, definitions });
      await SHOTS[name]?.(desk);
      const file = join(out, `estudio-${name}.webp`);
      writeFileSync(file, await pictureOf(desk.page));
      await desk.page.context().close();
      console.log(file);
    }
  } finally {
    await browser.close();
    await studio.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The Estúdio in a page of its own. */
async function openDesk(
  browser: Browser,
  { address }: RunningStudio,
  folders: Pick<Desk, 'folder' | 'definitions'>,
): Promise<Desk> {
  const context = await browser.newContext({ ...contextOptions, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // What is of this machine is no part of a picture.
  await page.route('**/api/definitions', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), folder: 'schemas' } });
  });
  await page.route('**/api/lately', (route) => route.fulfill({ json: { commits: COMMITS } }));
  await page.goto(address);
  await page.getByRole('heading', { name: 'Definições' }).waitFor();
  const base = page.url();
  return {
    ...folders,
    page,
    async open(place) {
      await page.goto(`${base}${place}`);
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
      await page.getByText('Prévia atualizada').waitFor();
    },
  };
}

/** A page as WebP, which Playwright itself does not write. */
async function pictureOf(page: Page): Promise<Buffer> {
  await page.waitForTimeout(SETTLE_MS);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(data, 'base64');
}

await orSayWhy(takePictures);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import react from '@vitejs/plugin-react';
import { type CDPSession, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { serve } from '../../../bench/serve';
import { contextOptions, testLaunchOptions } from '../../../scripts/lib/chromium.mjs';
import type { Case, Way } from './tables';

/** The widths at which the fields are tried. */
export const WIDTHS = { desktop: { width: 1280, height: 900 }, phone: { width: 375, height: 812 } };
export type Width = keyof typeof WIDTHS;

/** The page of the fields, open in a browser. */
export interface Driver {
  /** What became of a text, if it is not what was expected. */
  run(one: Case): Promise<string | undefined>;
}

/** Builds and serves the page, opens it at a width, lets it be used, and closes everything. */
export async function withPage<Result>(width: Width, use: (driver: Driver) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-typing-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2000 },
  });
  const { origin, close } = await serve(folder);
  const browser = await chromium.launch(testLaunchOptions());
  try {
    const context = await browser.newContext({ ...contextOptions, viewport: WIDTHS[width] });
    const page = await context.newPage();
    await page.goto(`${origin}/index.html`);
    await page.waitForFunction(() => 'torture' in window);
    const cdp = await context.newCDPSession(page);
    return await use({ run: (one) => run(page, cdp, one) });
  } finally {
    await browser.close();
    close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(page: Page, cdp: CDPSession, { table, text, way, value, told }: Case): Promise<string | undefined> {
  const { widget, format, maxLength } = table;
  const asked = { widget, format, ...(maxLength !== undefined && { maxLength }) };
  await page.evaluate((field) => window.torture.show(field), asked);
  await ways[way](page, cdp, text);
  const found = await page.evaluate(() => window.torture.found());
  const isRight = isDeepStrictEqual(found.value, value) && found.told === told;
  if (isRight) return undefined;
  const words = (stored: unknown, reasons: string) => `${JSON.stringify(stored)}${reasons && `, told ${reasons}`}`;
  return `${table.name} ${way} ${JSON.stringify(text)}: expected ${words(value, told)}, found ${words(found.value, found.told)}, shown ${JSON.stringify(found.shown)}`;
}

const ways: Record<Way, (page: Page, cdp: CDPSession, text: string) => Promise<unknown>> = {
  typed: (_, cdp, text) =>
    Promise.all(
      [...text].flatMap((key) => [
        cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, unmodifiedText: key, key }),
        cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
      ]),
    ),
  async pasted(page, _, text) {
    await page.evaluate((offered) => window.torture.offer(offered), text);
    await page.keyboard.press('Control+C');
    await page.evaluate(() => window.torture.focus());
    await page.keyboard.press('Control+V');
  },
  dictated: (_, cdp, text) => cdp.send('Input.insertText', { text }),
  async composed(_, cdp, text) {
    const half = [...text].slice(0, Math.ceil([...text].length / 2)).join('');
    for (const part of [half, text]) {
      await cdp.send('Input.imeSetComposition', { text: part, selectionStart: part.length, selectionEnd: part.length });
    }
    await cdp.send('Input.insertText', { text });
  },
  completed: (page, _, text) => page.evaluate((whole) => window.torture.complete(whole), text),
};

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit } from '../../bench/browser/visit';
import { buildPages } from '../../bench/build';
import { CONTENDERS, type Contender } from '../../bench/contenders';
import { installPeers } from '../../bench/installPeers';
import { FACTS } from '../../bench/published/facts';
import { MEASURES } from '../../bench/published/measures';
import { serve } from '../../bench/serve';
import { launchOptions } from '../../scripts/lib/chromium.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { node } from '../../scripts/lib/run.mjs';
import { npmRun } from '../support/command';
import { temporaryFolder } from '../support/temporaryFolder';

beforeAll(installPeers);

it('npm run bench:peers measures contenders side by side, and writes their report, page and charts', async () => {
  const out = temporaryFolder();
  const asked = ['--fields', '20', '--contenders', 'ficha,formily', '--repetitions', '1', '--out', out];
  const { code, output } = await npmRun('bench:peers', asked);
  expect([code, output]).toEqual([0, expect.stringContaining('20 fields, full speed')]);
  const { cells } = JSON.parse(readFileSync(join(out, 'benchmark.json'), 'utf8')) as {
    cells: { contender: string; weight: Record<string, number>; repetitions: Record<string, number[]> }[];
  };
  expect(cells.map(({ contender }) => contender)).toEqual(['formily', 'ficha']);
  for (const { weight, repetitions } of cells) {
    for (const values of Object.values(repetitions)) expect(values).toEqual([expect.any(Number)]);
    expect([weight.script, weight.style, weight.heap].every((bytes = 0) => bytes > 100)).toBe(true);
  }
  expect(readFileSync(join(out, 'benchmark.md'), 'utf8')).toContain('times Formily');
  expect(readdirSync(join(out, 'images/benchmark')).sort()).toEqual(
    MEASURES.flatMap(({ id }) => [`${id}.svg`, `${id}-narrow.svg`]).sort(),
  );
});

/** What holds one message each. */
const MESSAGES: Record<Contender, string> = {
  ficha: 'p[role="alert"]',
  plain: '.error:not(:empty)',
  rhf: '.error',
  rjsf: '.rjsf-field-string .error-detail',
  surveyjs: '.sd-error',
  jsonforms: '.validation_error:not(:empty)',
  formjs: '.fjs-form-field-error',
  formily: '.error',
  formio: '.formio-component-textfield .formio-errors .form-text',
};

const FIELDS = 10;
/** Longer than any page waits with what was typed. */
const PAUSE_MS = 700;

describe('the page of', () => {
  let browser: Browser;
  let served: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    const folder = temporaryFolder();
    await buildPages(folder, CONTENDERS, [FIELDS]);
    served = await serve(folder);
    browser = await chromium.launch(launchOptions());
  });
  afterAll(async () => {
    await browser.close();
    served.close();
  });

  const open = (contender: Contender) =>
    visit(browser, served.origin, { contender, fields: FIELDS, slowdown: 1, idleWork: 'runs' });
  const texts = (page: Page) => page.locator('input[type=text], input:not([type])').filter({ visible: true });
  const messages = (page: Page, contender: Contender) => page.locator(MESSAGES[contender]).filter({ visible: true });

  it.each(CONTENDERS)(
    '%s shows all fields, takes what is typed, shows two more, and says of each what is missing',
    async (contender) => {
      const { page, close } = await open(contender);
      expect(await texts(page).count()).toBe(FIELDS);
      await texts(page).nth(4).click();
      await page.keyboard.type('Ana');
      await page.keyboard.press('Tab');
      await page.locator('input[type=checkbox]').first().click({ force: true });
      await expect.poll(() => texts(page).count()).toBe(FIELDS + 2);
      await page.locator('#validate').click();
      await expect.poll(() => messages(page, contender).count()).toBe(FIELDS + 1);
      expect(await texts(page).nth(4).inputValue()).toBe('Ana');
      await close();
    },
  );

  it.each(CONTENDERS)('%s says of an emptied field when the benchmark says that it does', async (contender) => {
    const { page, close } = await open(contender);
    await texts(page).nth(4).click();
    await page.keyboard.type('a');
    await page.keyboard.press('Backspace');
    await page.waitForTimeout(PAUSE_MS);
    const typing = await messages(page, contender).count();
    await page.keyboard.press('Tab');
    await page.waitForTimeout(PAUSE_MS);
    const leaving = await messages(page, contender).count();
    expect(typing > 0 ? 'typing' : leaving > 0 ? 'leaving' : 'validating').toBe(FACTS[contender].tells);
    await close();
  });
});

it('the pages of other libraries keep to the types of these', async () => {
  const { code, output } = await node(['node_modules/typescript/bin/tsc', '--noEmit', '-p', join(ROOT, 'bench/peers')]);
  expect([code, output]).toEqual([0, '']);
});

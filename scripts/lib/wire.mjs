import { chromium } from 'playwright';
import { startBuiltDemo } from './builtDemo.mjs';
import { contextOptions, launchOptions } from './chromium.mjs';

/** @typedef {{ path: string, kind: string, bytes: number }} Sent one answer: bytes as they were on the wire, head included */
/**
 * What came until the login showed, then until the first tab stood, and after that while nobody did anything.
 * @typedef {{ login: Sent[], tab: Sent[], after: Sent[] }} Way
 */

/** A customer of the demo who has not begun: the login leads to the first tab. */
const LOGIN = { user: '529.982.247-25', password: 'Ficha@2026' };

/**
 * What the built server of the demo sends to a browser that has nothing, from the login to the first tab.
 * @returns {Promise<Way>}
 */
export async function walkToFirstTab() {
  const demo = await startBuiltDemo('size');
  try {
    return await walk(demo.origin);
  } finally {
    await demo.end();
  }
}

/** @param {string} origin @returns {Promise<Way>} */
async function walk(origin) {
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({ ...contextOptions, serviceWorkers: 'block' });
    const page = await context.newPage();
    const sent = await watch(page);
    // The login fetches what comes next after a while: however slow the machine, what the login itself takes is told alone.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(`${origin}/login`);
    await page.getByLabel('E-mail/CPF').waitFor();
    await page.waitForLoadState('networkidle');
    const login = sent.splice(0);
    await page.clock.resume();
    await page.getByLabel('E-mail/CPF').fill(LOGIN.user);
    await page.getByRole('textbox', { name: 'Senha' }).fill(LOGIN.password);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('textbox', { name: 'Nome completo' }).waitFor();
    const tab = sent.splice(0);
    await page.waitForLoadState('networkidle');
    return { login, tab, after: sent };
  } finally {
    await browser.close();
  }
}

/**
 * The answers that a page gets, as they end.
 * @param {import('playwright').Page} page
 * @returns {Promise<Sent[]>}
 */
async function watch(page) {
  /** @type {Sent[]} */
  const sent = [];
  /** @type {Map<string, { path: string, kind: string }>} */
  const begun = new Map();
  const session = await page.context().newCDPSession(page);
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    begun.set(requestId, { path: new URL(response.url).pathname, kind: type }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = begun.get(requestId);
    if (request) sent.push({ ...request, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return sent;
}

import { chromium } from 'playwright';
import { startBuiltDemo } from './builtDemo.mjs';
import { contextOptions, launchOptions } from './chromium.mjs';

/** @typedef {{ path: string, kind: string, bytes: number }} Sent one answer: bytes as they were on the wire, head included */
/**
 * What was asked for until the login showed, then until the first field of the first tab stood in the page, and after that
 * while nobody did anything: whenever it came.
 * @typedef {{ login: Sent[], tab: Sent[], after: Sent[] }} Way
 */

/** So long nobody does anything in the first tab, in milliseconds: what pages ask for by themselves they do before. */
const AFTER_MS = 4_000;

/** The title of the first field, and what the page calls once it is there. */
const FIRST_FIELD = 'Nome completo';
const THERE = 'fichaFirstField';

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
    const { way, goOn } = await watch(page);
    // The login fetches what comes next after a while: however slow the machine, what the login itself takes is told alone.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(`${origin}/login`);
    // Its scripts begin once it is painted.
    await page.clock.runFor(100);
    await page.getByLabel('E-mail/CPF').waitFor();
    await page.waitForLoadState('networkidle');
    goOn('tab');
    await page.clock.resume();
    await page.getByLabel('E-mail/CPF').fill(LOGIN.user);
    await page.getByRole('textbox', { name: 'Senha' }).fill(LOGIN.password);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('textbox', { name: FIRST_FIELD }).waitFor();
    await page.waitForTimeout(AFTER_MS);
    await page.waitForLoadState('networkidle');
    return way;
  } finally {
    await browser.close();
  }
}

/**
 * The answers that a page gets, by the place in which it was when it asked.
 * @param {import('playwright').Page} page
 * @returns {Promise<{ way: Way, goOn: (place: keyof Way) => void }>}
 */
async function watch(page) {
  /** @type {Way} */
  const way = { login: [], tab: [], after: [] };
  let place = /** @type {keyof Way} */ ('login');
  const goOn = (/** @type {keyof Way} */ next) => {
    place = next;
  };
  /** @type {Map<string, { place: keyof Way, path: string, kind: string }>} */
  const begun = new Map();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, type = '', request }) =>
    begun.set(requestId, { place, path: new URL(request.url).pathname, kind: type }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = begun.get(requestId);
    if (!request) return;
    const { place: asked, path, kind } = request;
    way[asked].push({ path, kind, bytes: encodedDataLength });
  });
  // In the order of what the page asks for: told from outside it would come too late.
  session.on('Runtime.bindingCalled', ({ name }) => name === THERE && goOn('after'));
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: THERE });
  await page.addInitScript(tellFirstField, { title: FIRST_FIELD, there: THERE });
  await session.send('Network.enable');
  return { way, goOn };
}

/**
 * Calls a function of the page once a field with this title stands in it.
 * @param {{ title: string, there: string }} asked
 */
function tellFirstField({ title, there }) {
  const look = new MutationObserver(() => {
    const labels = [...document.querySelectorAll('label')];
    if (!labels.some((label) => label.control && label.textContent?.startsWith(title))) return;
    look.disconnect();
    /** @type {Record<string, (told: string) => void>} */ (/** @type {unknown} */ (window))[there]?.('');
  });
  look.observe(document, { childList: true, subtree: true });
}

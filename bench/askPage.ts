import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';

/** How long a page may take to answer, in milliseconds. */
const LIMIT_MS = 120_000;

/**
 * What an expression comes to in a page, a promise in it awaited. Playwright's own ways to wait bring a script of 330 kB into
 * the page, which its processor compiles while it opens, and look again at every frame.
 * @throws Error for what the expression throws, for a page that went on to another address, and after two minutes
 */
export async function askPage<Answer>(page: Page, expression: string): Promise<Answer> {
  const session = await page.context().newCDPSession(page);
  const patience = new AbortController();
  const late = wait(LIMIT_MS, undefined, { signal: patience.signal }).then(() => {
    throw new Error(`The page did not answer "${expression}" within ${LIMIT_MS / 1_000} seconds.`);
  });
  const asked = session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  try {
    const { result, exceptionDetails } = await Promise.race([asked, late]);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Answer;
  } finally {
    patience.abort();
    late.catch(() => undefined);
    await session.detach().catch(() => undefined);
  }
}

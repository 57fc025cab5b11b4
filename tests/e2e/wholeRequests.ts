import type { Page } from '@playwright/test';

const held = new WeakSet<Page>();

/**
 * Lets a test read the bodies of the calls from now on: of one that is not held up, Chromium keeps the body to itself.
 * A page that holds up its requests uses no cache.
 */
export async function holdUpRequests(page: Page): Promise<void> {
  if (held.has(page)) return;
  held.add(page);
  await page.route('**/api/**', (route) => route.fallback());
}

import type { Page } from '@playwright/test';

/**
 * What comes in sight as the pointer rests on what can be pressed or filled in, or as the focus comes there, but for that
 * itself. Source: WCAG 2.2, 1.4.13.
 */
export async function comingInSight(page: Page): Promise<string[]> {
  const found: string[] = [];
  const reachable = page.locator('a[href], button, input, select, textarea, summary, label, [tabindex="0"]');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await reachable.evaluateAll((all) => {
    for (const [index, own] of all.entries()) own.setAttribute('data-at', String(index));
  });
  for (const index of (await reachable.all()).keys()) {
    const point = await page.evaluate(look, { index } as Asked);
    if (!point) continue;
    await page.mouse.move(point.x, point.y);
    found.push(...((await page.evaluate(look, { index, how: 'pointer' } as Asked))?.news ?? []));
    found.push(...((await page.evaluate(look, { index, how: 'focus' } as Asked))?.news ?? []));
  }
  await page.mouse.move(0, 0);
  return found;
}

/** Which of what is reachable, and what comes to it; nothing yet where it is only brought in sight. */
interface Asked {
  index: number;
  how?: 'pointer' | 'focus';
}

/**
 * Runs in the page: brings one of what is reachable in sight, or gives it the focus, and tells what is seen that was not
 * seen when it was asked last; nothing where it is not to be seen itself.
 */
function look({ index, how }: Asked) {
  const own = document.querySelector<HTMLElement>(`[data-at="${index}"]`);
  const store = globalThis as unknown as { seenBefore?: Set<Element> };
  const isSeen = (one: Element) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  if (!own || (how !== 'focus' && !isSeen(own))) return undefined;
  if (!how) own.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (how === 'focus') own.focus({ preventScroll: true });
  const seen = new Set([...document.body.querySelectorAll('*')].filter(isSeen));
  const before = how && store.seenBefore;
  store.seenBefore = seen;
  const { left, top, width, height } = own.getBoundingClientRect();
  const name = own.getAttribute('aria-label') ?? own.textContent?.trim().slice(0, 40) ?? '';
  const news = before ? [...seen].filter((one) => !before.has(one) && !own.contains(one) && !one.contains(own)) : [];
  return {
    x: left + width / 2,
    y: top + height / 2,
    news: news.map((one) => `${how} on ${own.localName} ${name}: ${one.textContent?.trim().slice(0, 40)}`),
  };
}

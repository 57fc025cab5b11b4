import type { Page } from 'playwright';

const LOOK_MS = 50;
const MOST_LOOKS = 40;

/** Runs in the page: what stands in the field that is typed into. */
export const typedText = () => (document.activeElement as HTMLInputElement | null)?.value;

/** Runs in the page: how many text fields are shown. */
export const textCount = () =>
  [...document.querySelectorAll('input[type=text], input:not([type])')].filter((one) => one.checkVisibility()).length;

/** Waits for pages that take fields away slowly. @throws Error when a click did nothing, which is never counted as fast. */
export async function untilShown(page: Page, count: number): Promise<void> {
  let found = await page.evaluate(textCount);
  for (let looks = 0; found !== count && looks < MOST_LOOKS; looks += 1) {
    await page.waitForTimeout(LOOK_MS);
    found = await page.evaluate(textCount);
  }
  if (found !== count) throw new Error(`${found} texts are shown, not ${count}`);
}

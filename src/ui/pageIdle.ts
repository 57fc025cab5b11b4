/** A busy page is asked no longer, in milliseconds. */
const LATEST_MS = 1_000;

/** Resolves when the page has nothing more urgent to do. Safari, which cannot tell, is asked after its next frame. */
export const pageIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, 50);
  });

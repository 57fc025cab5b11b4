/** Resolves when the page has nothing more urgent to do, after so many milliseconds at the latest. Safari, which cannot tell, is asked after its next frame. */
export const pageIdle = (latest = 1_000): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: latest });
    else setTimeout(resolve, 50);
  });

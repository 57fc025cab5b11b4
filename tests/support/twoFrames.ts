/** Over once the browser has shown what stands in the page now. */
export const twoFrames = (): Promise<unknown> =>
  new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));

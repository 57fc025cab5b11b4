/**
 * Has another thread make formats of the browser's for the first time: for the very first one it works out which languages it
 * knows, which would hold up a page of a slow phone for a sixth of a second. What the page makes later comes at once then.
 */
export function prepareFormats(): void {
  // Without the other thread the page does it itself.
  new Worker(new URL('./makeFormats.ts', import.meta.url), { type: 'module' }).onerror = (event) =>
    event.preventDefault();
}

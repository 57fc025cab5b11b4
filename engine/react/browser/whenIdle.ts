/** Busy pages have their idle work done after so long anyway, in milliseconds. */
const LATEST_MS = 1000;

/** Does the work when the browser has time; gives back what calls it off. Safari, which cannot tell, does it next. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}

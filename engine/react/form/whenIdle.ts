/** Busy pages have their idle work done after so long anyway, in milliseconds. */
const LATEST_MS = 1000;

/** How much work is done in one go where it is cheap: what it changes is drawn together. */
const AT_ONCE = 5;

/** Does the work when the browser has time; gives back what calls it off. Safari, which cannot tell, does it next. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}

const together = new Set<() => void>();
let callOff: (() => void) | undefined;

/** The same for cheap work, of which a few are done in one go. The same work is done once. */
export function whenIdleTogether(work: () => void): () => void {
  together.add(work);
  callOff ??= whenIdle(doSome);
  return () => {
    together.delete(work);
    if (together.size > 0) return;
    callOff?.();
    callOff = undefined;
  };
}

function doSome(): void {
  const now = [...together].slice(0, AT_ONCE);
  for (const work of now) together.delete(work);
  callOff = together.size > 0 ? whenIdle(doSome) : undefined;
  for (const work of now) work();
}

const SETTLING_MS = 2_000;

/** Brings the service worker in once the page is there and has nothing else to do: it opens the next visit, not this one. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const isFirst = !navigator.serviceWorker.controller;
  setTimeout(() => void register(isFirst).catch(() => undefined), SETTLING_MS);
}

/**
 * Plain HTTP, some private windows and a file that is not there refuse it: then the portal needs a connection. A page that
 * came through a worker tells it nothing: what is told keeps a worker from giving way to the one of a new build.
 */
async function register(isFirst: boolean): Promise<void> {
  await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' });
  if (!isFirst) return;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  active?.postMessage([...new Set(loaded)].filter((path) => path.startsWith('/definitions/')));
}

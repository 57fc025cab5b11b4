/**
 * Lets the portal open without a connection. Files whose name changes with their content come from the device; the page
 * and the index of the definitions come from the server, and from the device only when that does not answer. Calls of
 * the API, the version file and all else pass by. It is a script of its own: it imports nothing.
 */
declare const FILES: readonly string[];
declare const VERSION: string;
declare const RESERVED_PATHS: RegExp;
declare const self: Worker;

/** What it needs of the worker's globals, which the types of a page lack. */
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: { origin: string };
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The files of one build; definitions have their own, as they are built apart. */
const PORTAL = `portal-${VERSION}`;
const DEFINITIONS = 'definitions';
/** Several versions of those of all wizards. */
const MOST_DEFINITIONS = 200;
const PAGE = '/';
const INDEX = '/definitions/index.json';
/** What the device keeps is asked of the server after so long, in milliseconds: a storage that is broken never answers. */
const PATIENCE_MS = 1_000;

self.addEventListener('install', (event) => {
  event.waitUntil(install(event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

/** The page names the definitions that it loaded before there was a worker. */
self.addEventListener('message', (event) => {
  const paths = Array.isArray(event.data) ? event.data.filter((path) => isDefinition(String(path))) : [];
  const keeping = paths.map((path) => (path === INDEX ? fresh(event, path, INDEX) : kept(event, path)));
  event.waitUntil(Promise.allSettled(keeping));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isScreen(pathname)) event.respondWith(fresh(event, request, PAGE));
  } else if (pathname === INDEX) event.respondWith(fresh(event, request, INDEX));
  else if (isHashed(pathname)) event.respondWith(kept(event, pathname));
});

/** Whether the page of the portal stands under this path: a file has an ending. */
const isScreen = (path: string) => !RESERVED_PATHS.test(path) && !/\.\w+$/.test(path);

const isHashed = (path: string) => path.startsWith('/assets/') || /^\/definitions\/.*\.[0-9a-f]{8,}\.js$/.test(path);

/** Takes the files one by one. One that does not come is asked for when it is needed. */
async function install(event: Lasting): Promise<void> {
  await self.skipWaiting();
  const cache = await caches.open(PORTAL);
  for (const path of FILES) await cache.add(path).catch(() => undefined);
  await fresh(event, PAGE, PAGE).catch(() => undefined);
  await keepLook(event, cache).catch(() => undefined);
}

/** The style sheet and the mark of the institution, which are no part of the build: the page names the one, it the other. */
async function keepLook(event: Lasting, cache: Cache): Promise<void> {
  const LOOK = /\/assets\/tenant-[\w.]+/g;
  const [sheet] = (await (await fetch(PAGE)).text()).match(LOOK) ?? [];
  const [mark] = sheet ? ((await (await kept(event, sheet)).text()).match(LOOK) ?? []) : [];
  if (mark) await cache.add(mark);
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![PORTAL, DEFINITIONS].includes(name)).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** From the device, else from the server: a device that is full, or does not answer, keeps nobody from the portal. */
async function kept(event: Lasting, path: string): Promise<Response> {
  const onDevice = lookUp(path);
  const found = await Promise.race([onDevice, late()]);
  if (found) return found;
  try {
    const answer = await fetch(path);
    if (answer.ok) keep(event, path, answer.clone());
    return answer;
  } catch (error) {
    return orElse(await onDevice, error);
  }
}

/** From the server, else from the device. */
async function fresh(event: Lasting, request: Request | string, path: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) {
      const copy = answer.clone();
      keep(event, path, path === PAGE ? undrawn(copy) : copy);
    }
    return answer;
  } catch (error) {
    return orElse(await lookUp(path), error);
  }
}

const isDefinition = (path: string) => path.startsWith('/definitions/');

const cacheOf = (path: string) => caches.open(isDefinition(path) ? DEFINITIONS : PORTAL);

const lookUp = (path: string) =>
  cacheOf(path)
    .then((cache) => cache.match(path))
    .catch(() => undefined);

const keep = (event: Lasting, path: string, answer: Response | Promise<Response>) =>
  event.waitUntil(store(path, answer).catch(() => undefined));

async function store(path: string, answer: Response | Promise<Response>): Promise<void> {
  const [cache, kept] = await Promise.all([cacheOf(path), answer]);
  await cache.put(path, kept);
  if (isDefinition(path)) await trim(cache);
}

/** The page as it stands under any address: what the server has drawn into it is of one. */
async function undrawn(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response((await page.text()).replace(/<!--drawn-->.*<!--\/drawn-->/s, ''), { headers });
}

const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));

function orElse(found: Response | undefined, error: unknown): Response {
  if (found) return found;
  throw error;
}

/** Definitions of earlier versions go as newer ones come. */
async function trim(cache: Cache): Promise<void> {
  const paths = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== INDEX);
  for (const path of paths.slice(0, -MOST_DEFINITIONS)) await cache.delete(path);
}

export {};

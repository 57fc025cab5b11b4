import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { beforeEach, expect, it, vi } from 'vitest';

const SOURCE = 'src/worker/serviceWorker.ts';
const SCRIPT = '/assets/a-01234567.js';
const ORIGIN = 'https://portal.example';

type Listener = (event: object) => void;

const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, {
  define: { FILES: JSON.stringify([SCRIPT]), VERSION: '"v"', RESERVED_PATHS: '/^\\/api\\//' },
  sourcemap: false,
});

const server = vi.fn();
const cache = { match: vi.fn(), put: vi.fn(), add: vi.fn(), keys: vi.fn(), delete: vi.fn() };
const caches = { open: vi.fn(), keys: vi.fn(), delete: vi.fn() };
let listeners: Record<string, Listener>;
let kept: Promise<unknown>[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.resetAllMocks();
  listeners = {};
  kept = [];
  server.mockImplementation(async () => new Response('from the server'));
  caches.open.mockResolvedValue(cache);
  cache.match.mockResolvedValue(undefined);
  cache.put.mockResolvedValue(undefined);
  cache.keys.mockResolvedValue([]);
  const self = {
    addEventListener: (type: string, listener: Listener) => Object.assign(listeners, { [type]: listener }),
    location: { origin: ORIGIN },
  };
  runInNewContext(code.replace('export {};', ''), { self, caches, fetch: server, URL, Headers, Response, setTimeout });
  return () => void vi.useRealTimers();
});

/** What the page gets for a script or, as the browser goes there, for an address. */
async function ask(path: string, mode: 'navigate' | 'no-cors' = 'no-cors'): Promise<string> {
  const given: Promise<Response>[] = [];
  listeners.fetch?.({
    request: { method: 'GET', url: `${ORIGIN}${path}`, mode },
    respondWith: (answer: Promise<Response>) => given.push(answer),
    waitUntil: (work: Promise<unknown>) => kept.push(work),
  });
  const answer = given[0]?.then((response) => response.text());
  answer?.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(5_000);
  // What has come by then is read in a few turns.
  const nothing = async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((next) => setImmediate(next));
    return 'nothing';
  };
  return Promise.race([...(answer ? [answer] : []), nothing()]);
}

const never = () => new Promise<never>(() => undefined);

it('a file that the device keeps comes from it, without a call', async () => {
  cache.match.mockResolvedValue(new Response('from the device'));
  expect(await ask(SCRIPT)).toBe('from the device');
  expect(server).not.toHaveBeenCalled();
});

it('a file that the device does not keep comes from the server, and is kept', async () => {
  expect(await ask(SCRIPT)).toBe('from the server');
  await Promise.all(kept);
  expect(cache.put).toHaveBeenCalledWith(SCRIPT, expect.any(Response));
});

it.each([
  ['cannot be opened', () => caches.open.mockRejectedValue(new Error('no storage'))],
  ['is full', () => cache.put.mockRejectedValue(new Error('quota'))],
  ['never says what it keeps', () => cache.match.mockImplementation(never)],
  ['is never open', () => caches.open.mockImplementation(never)],
  ['never ends keeping', () => cache.put.mockImplementation(never)],
])('the portal opens on a device whose storage %s', async (_, breaks) => {
  breaks();
  expect(await ask('/login', 'navigate')).toBe('from the server');
  expect(await ask(SCRIPT)).toBe('from the server');
  expect(await ask('/definitions/index.json')).toBe('from the server');
});

it('a full device fails no work of the worker', async () => {
  cache.put.mockRejectedValue(new Error('quota'));
  await ask(SCRIPT);
  expect(kept).toHaveLength(1);
  await expect(Promise.all(kept)).resolves.toEqual([undefined]);
});

it('without a connection a device that is slow to say what it keeps is waited for', async () => {
  server.mockRejectedValue(new TypeError('offline'));
  cache.match.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(new Response('from the device')), 3_000)),
  );
  expect(await ask(SCRIPT)).toBe('from the device');
  expect(await ask('/login', 'navigate')).toBe('from the device');
});

it('a page is kept as it stands under any address, without what the server drew for one', async () => {
  const [head, end] = ['<div id="portal">', '</div><script></script>'];
  const headers = { 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': '9' };
  const drawn = `${head}<!--drawn--><h1>Acesse\nsua conta</h1><!--/drawn-->${end}`;
  server.mockImplementation(async () => new Response(drawn, { headers }));
  expect(await ask('/login', 'navigate')).toBe(drawn);
  await Promise.all(kept);
  const [path, page] = cache.put.mock.calls[0] as [string, Response];
  expect([path, await page.text()]).toEqual(['/', head + end]);
  expect(Object.fromEntries(page.headers)).toEqual({ 'content-type': 'text/html' });
});

it('calls of the API and files of other origins pass by', async () => {
  expect(await ask('/api/PessoaFisica', 'navigate')).toBe('nothing');
  expect(await ask('/version.json')).toBe('nothing');
});

it('of definitions the newest are kept', async () => {
  const paths = Array.from({ length: 202 }, (_, index) => `/definitions/pf/${index}.01234567.js`);
  cache.keys.mockResolvedValue(['/definitions/index.json', ...paths].map((path) => ({ url: `${ORIGIN}${path}` })));
  await ask('/definitions/pf/201.01234567.js');
  await Promise.all(kept);
  expect(cache.delete.mock.calls).toEqual([[{ url: `${ORIGIN}${paths[0]}` }], [{ url: `${ORIGIN}${paths[1]}` }]]);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyAnswer, earlyFile, forgetEarlyAnswers } from '../../../src/api/early';

const ORIGIN = 'https://portal.test';
const PATH = '/api/formularios/pf';
const HEADERS = { authorization: 'Bearer abc', 'definitions-version': '7' };

const KEY = `${PATH},Bearer abc,7`;
const early = () => new Response('early');

let page: { early: Map<string, Promise<Response>> };
let fetched: ReturnType<typeof vi.fn<(request: Request) => Promise<Response>>>;

beforeEach(() => {
  page = { early: new Map([[KEY, Promise.resolve(early())]]) };
  fetched = vi.fn(async () => new Response('late'));
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(performance, 'now').mockReturnValue(2_000);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const request = (init: RequestInit = {}, path = PATH) => new Request(`${ORIGIN}${path}`, { headers: HEADERS, ...init });
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

it('gives what the page has asked for already, once', async () => {
  expect(await textOf(earlyAnswer(request()))).toBe('early');
  expect(earlyAnswer(request())).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['another path', request({}, '/api/formularios/pj')],
  ['another query', request({}, `${PATH}?x=1`)],
  ['another session', request({ headers: { ...HEADERS, authorization: 'Bearer xyz' } })],
  ['no session', request({ headers: { 'definitions-version': '7' } })],
  ['another version', request({ headers: { ...HEADERS, 'definitions-version': '8' } })],
])('counts for nothing to who asks with %s', (_, other) => {
  expect(earlyAnswer(other)).toBeUndefined();
  expect(page.early.size).toBe(1);
});

it('counts for nothing half a minute after the page began', () => {
  vi.mocked(performance.now).mockReturnValue(30_000);
  expect(earlyAnswer(request())).toBeUndefined();
});

it('counts for nothing once something was changed', () => {
  forgetEarlyAnswers();
  expect(earlyAnswer(request())).toBeUndefined();
});

it('is asked for again where it failed', async () => {
  page.early.set(KEY, Promise.reject(new TypeError('offline')));
  expect(await textOf(earlyAnswer(request()))).toBe('late');
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('ends with the call that waits for it', async () => {
  page.early.set(KEY, new Promise(() => {}));
  const controller = new AbortController();
  const answer = earlyAnswer(request({ signal: controller.signal }));
  controller.abort();
  await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

it('gives a file that is the same for all by its path, else asks for it', async () => {
  const INDEX = '/definitions/index.json';
  page.early.set(`${INDEX},,`, Promise.resolve(early()));
  const again = async () => new Response('again');
  expect(await textOf(earlyFile(INDEX, again))).toBe('early');
  expect(await textOf(earlyFile(INDEX, again))).toBe('again');
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/api/createClient';
import { fetchCopy } from '../../../src/api/myData';

const TEN_MINUTES_MS = 600_000;

/** A body that comes to its end after ten minutes, unless its call is given up. */
const slowly = ({ signal }: Request) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      const timer = setTimeout(() => {
        controller.enqueue(new Uint8Array([80, 75]));
        controller.close();
      }, TEN_MINUTES_MS);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        controller.error(signal.reason);
      });
    },
  });

vi.mock('../../../src/api/client', () => ({
  client: createClient({
    baseUrl: 'https://portal.test/api',
    tokens: { read: () => 'abc', clear: () => undefined },
    fetch: async (request) => new Response(slowly(request)),
  }),
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a copy of all files may take its time over a slow line', async () => {
  const copy = fetchCopy('a').then(
    ({ size }) => size,
    (error: Error) => error.name,
  );
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS + 1);
  expect(await copy).toBe(2);
});

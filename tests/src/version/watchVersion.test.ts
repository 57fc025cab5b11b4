import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { version } from '../../../package.json';
import { loadVersion } from '../../../src/api/loadVersion';
import { watchVersion } from '../../../src/features/version/watchVersion';

let stored: Map<string, string>;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  stop = () => {};
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

/** A page that opens while the server has this version. */
function open(found: string | undefined) {
  stop();
  const load = vi.fn(async () => found);
  const onNew = vi.fn();
  const reload = vi.fn();
  stop = watchVersion({ current: '0.3.5', load, onNew, reload, storage });
  return { load, onNew, reload };
}

describe('the version', () => {
  it('[ACC-VER-01, ACC-CONST-01] is built in', () => {
    expect(version).toBe('0.3.5');
  });

  it('[ACC-VER-02, ACC-CONST-01, CF-GER-18] is looked for at once and every five minutes', async () => {
    const { load } = open('0.3.5');
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(299_999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('[ACC-VER-03, ACC-VER-04, ACC-CONST-01] is announced when it is new, and the page reloads after 1.5 seconds', async () => {
    const { onNew, reload } = open('0.3.6');
    await vi.advanceTimersByTimeAsync(0);
    expect(onNew).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1_499);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(['0.3.5', undefined])(
    '[ACC-VER-05] is nothing to tell of when it is the same or unknown: %s',
    async (found) => {
      const { onNew, reload } = open(found);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(onNew).not.toHaveBeenCalled();
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('[ACC-VER-04] that did not come with a reload is reloaded for at the next look only', async () => {
    const first = open('0.3.6');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(first.reload).toHaveBeenCalledOnce();
    const second = open('0.3.6');
    await vi.advanceTimersByTimeAsync(200_000);
    expect(second.onNew).toHaveBeenCalledOnce();
    expect(second.reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(101_500);
    expect(second.reload).toHaveBeenCalledOnce();
  });
});

describe('its file', () => {
  it('[ACC-VER-02, ACC-SESS-15] is fetched from the web server, past every cache and without a token', async () => {
    vi.setSystemTime(1_700_000_000_000);
    const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json({ version: '0.3.6' }));
    vi.stubGlobal('fetch', fetched);
    expect(await loadVersion()).toBe('0.3.6');
    expect(fetched.mock.calls).toEqual([['/version.json?t=1700000000000', { cache: 'no-store', credentials: 'omit' }]]);
  });

  it.each([
    () => Promise.reject(new TypeError('offline')),
    async () => new Response('<html>'),
    async () => Response.json({ version: 1 }),
    async () => Response.json(['0.3.6']),
    async () => Response.json({ version: '0.3.6' }, { status: 500 }),
  ])('[ACC-VER-05] tells nothing when it cannot be had', async (answer) => {
    vi.stubGlobal('fetch', answer);
    expect(await loadVersion()).toBeUndefined();
  });
});

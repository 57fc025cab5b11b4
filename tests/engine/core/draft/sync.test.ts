import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftLedger } from '../../../../engine/core/draft/ledger';
import { createDraftSync, DRAFT_DELAY_MS } from '../../../../engine/core/draft/sync';
import type { DraftChange, DraftNews } from '../../../../engine/core/draft/types';

const ACCEPTED: DraftNews = { revision: 1, entries: [] };
const REFUSED: DraftNews = { revision: 0, entries: [], isRefused: true };

/** What the server has of a place, typed there by now. */
const entryAt = (place: string) => ({ place, content: {}, at: '9', writer: 'a', device: 'A' });

/** A window that types, and a server that answers as it is told. */
function createWindow(
  answer: (changes: readonly DraftChange[]) => DraftNews | undefined | Promise<DraftNews>,
  whenIdle?: (latest?: number) => Promise<void>,
) {
  const kept: Record<string, string> = {};
  const calls: number[] = [];
  const ledger = createDraftLedger();
  let onState = () => {};
  const sync = createDraftSync({
    onOvertaken: async () => undefined,
    ledger,
    service: {
      writer: 'a',
      isSameDevice: () => true,
      load: async () => ({ revision: calls.length + 1, entries: Object.keys(kept).map(entryAt) }),
      async send(changes) {
        calls.push(changes.length);
        const news = await answer(changes);
        if (news && !news.isRefused && !news.isOff) {
          for (const { place, content } of changes) kept[place] = String(content?.value);
        }
        // As each call has the next revision.
        return news && { ...news, revision: calls.length + 1 };
      },
    },
    note: () => undefined,
    onNews: () => undefined,
    onState: () => onState(),
    ...(whenIdle && { whenIdle }),
  });
  sync.begin(ACCEPTED);
  const typed = new Map<string, { value: string }>();
  return {
    onState(listener: () => void) {
      onState = listener;
    },
    kept,
    calls,
    sync,
    type(fields: Record<string, string>) {
      for (const [place, value] of Object.entries(fields)) typed.set(place, { value });
      ledger.take(new Map(typed), new Date().toISOString());
      sync.schedule();
    },
    settle: () => vi.advanceTimersByTimeAsync(30 * DRAFT_DELAY_MS),
  };
}

const isBig = ({ content }: DraftChange) => String(content?.value).length > 5;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what the server does not take', () => {
  it('stays on this device alone; what was typed beside it, and later, goes out', async () => {
    const { kept, sync, type, settle } = createWindow((changes) => (changes.some(isBig) ? REFUSED : ACCEPTED));
    type({ a: '1', b: 'too long', c: '3', d: '4', e: '5' });
    await settle();
    expect(kept).toEqual({ a: '1', c: '3', d: '4', e: '5' });
    expect(sync.state()).toBe('device');
    type({ f: '6' });
    await settle();
    expect(kept).toMatchObject({ f: '6' });
    expect(sync.state()).toBe('device');
  });

  it('goes out once it is typed anew, and is not told before', async () => {
    const { kept, calls, sync, type, settle } = createWindow((changes) => (changes.some(isBig) ? REFUSED : ACCEPTED));
    type({ a: 'too long' });
    await settle();
    expect(calls).toEqual([1]);
    type({ a: 'short' });
    await settle();
    expect(kept).toEqual({ a: 'short' });
    expect(sync.state()).toBe('saved');
  });

  it('of many fields is found in few calls', async () => {
    const { kept, calls, type, settle } = createWindow((changes) => (changes.some(isBig) ? REFUSED : ACCEPTED));
    const fields = Object.fromEntries([...Array(64).keys()].map((n) => [`f${n}`, n === 40 ? 'too long' : 'x']));
    type(fields);
    await settle();
    expect(Object.keys(kept)).toHaveLength(63);
    expect(calls.length).toBeLessThan(25);
  });

  it('is not safe: a logoff asks first', async () => {
    const { sync, type } = createWindow((changes) => (changes.some(isBig) ? REFUSED : ACCEPTED));
    type({ a: 'too long' });
    expect(await sync.sendAll()).toBe(false);
    type({ a: 'short' });
    expect(await sync.sendAll()).toBe(true);
  });

  it('is nothing at all where drafts are switched off', async () => {
    const { calls, sync, type, settle } = createWindow(() => ({ ...ACCEPTED, isOff: true }));
    type({ a: '1' });
    await settle();
    type({ b: '2' });
    await settle();
    expect(calls).toEqual([1]);
    expect(sync.state()).toBe('device');
    // A logoff asks first.
    expect(await sync.sendAll()).toBe(false);
  });
});

it('what is typed while the state is told goes out, too', async () => {
  const { kept, sync, type, onState, settle } = createWindow(() => ACCEPTED);
  onState(() => {
    if (sync.state() === 'saved' && !kept.b) type({ b: '2' });
  });
  type({ a: '1' });
  await settle();
  expect(kept).toEqual({ a: '1', b: '2' });
  expect(sync.state()).toBe('saved');
});

it('what was sent as the page seemed to end is sent again by one that goes on', async () => {
  const { calls, sync, type, settle } = createWindow(() => ACCEPTED);
  type({ a: '1' });
  await sync.flush(true);
  await settle();
  expect(calls).toEqual([1, 1]);
  expect(sync.state()).toBe('saved');
});

it('what is typed during a slow call goes with the one after it, a second later', async () => {
  const times: number[] = [];
  const { type, settle } = createWindow(async () => {
    times.push(Date.now());
    await new Promise((resolve) => setTimeout(resolve, 3000));
    return ACCEPTED;
  });
  const begin = Date.now();
  for (let key = 0; key < 6; key += 1) {
    type({ [`f${key}`]: 'x' });
    await vi.advanceTimersByTimeAsync(600);
  }
  await settle();
  expect(times.map((time) => time - begin)).toEqual([1000, 5000]);
});

it('what is due waits until the page is idle, a fifth of a second at most, and goes once if it was sent meanwhile', async () => {
  const waits: (number | undefined)[] = [];
  let idle = () => {};
  const { calls, sync, type, settle } = createWindow(
    () => ACCEPTED,
    (latest) => {
      waits.push(latest);
      return new Promise((resolve) => {
        idle = resolve;
      });
    },
  );
  type({ a: '1' });
  await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
  expect([waits, calls]).toEqual([[200], []]);
  idle();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual([1]);
  type({ b: '2' });
  await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS);
  await sync.flush();
  idle();
  await settle();
  expect([waits, calls]).toEqual([
    [200, 200],
    [1, 1],
  ]);
});

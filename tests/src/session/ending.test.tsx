import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../src/api/client';
import { hearSession } from '../../../src/api/sessionHeard';
import { useEnds } from '../../../src/session/ending/ends';
import { answerEnding, useEnding, watchEnds } from '../../../src/session/ending/watchEnds';
import { watchUse } from '../../../src/session/watchUse';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const send = vi.spyOn(client, 'send');

/** The session as a server would keep it. */
const session = { used: 0, unusedFor: 31 * MINUTE_MS, last: 0, isReached: true };
const rest = () =>
  [session.used + session.unusedFor - Date.now(), session.unusedFor, session.last - Date.now()]
    .map((ms) => Math.floor(ms / SECOND_MS))
    .join(',');
const hear = () => hearSession(new Headers({ 'x-sessao': rest() }));

let stops: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  const now = Date.now();
  Object.assign(session, { used: now, unusedFor: 31 * MINUTE_MS, last: now + 480 * MINUTE_MS, isReached: true });
  send.mockReset().mockImplementation(async ({ headers }) => {
    if (!session.isReached) throw new TypeError('network');
    if (!headers?.['x-por-si']) session.used = Date.now();
    hear();
    return { status: 200, body: { data: [] } };
  });
  hear();
  stops = [watchUse(), watchEnds()];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
});

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS);
const told = () => useEnding.getState().ending;
const sent = () => send.mock.calls.map(([{ headers }]) => (headers?.['x-por-si'] ? 'by itself' : 'use'));

describe('the end of a session that is not used', () => {
  it('[ACC-SESS-17] is told two minutes before it at least, and no sooner than three', async () => {
    await pass(27.9);
    expect(told()).toBeUndefined();
    await pass(0.2);
    expect(told()).toEqual({ kind: 'unused', at: session.used + session.unusedFor });
    expect(sent()).not.toContain('use');
  });

  it('[ACC-SESS-17] is put off by one answer, and told again when nothing follows', async () => {
    await pass(28.5);
    const ending = told();
    if (ending) await answerEnding(ending);
    expect(sent().at(-1)).toBe('use');
    expect(told()).toBeUndefined();
    await pass(27.5);
    expect(told()).toBeUndefined();
    await pass(1);
    expect(told()?.kind).toBe('unused');
  });

  it('[ACC-SESS-17] is told nobody who uses the page', async () => {
    for (let minute = 0; minute < 60; minute++) {
      document.body.dispatchEvent(new Event('input', { bubbles: true }));
      await pass(1);
      expect(told()).toBeUndefined();
    }
  });

  it('[ACC-SESS-17] is not told when another device has used the session meanwhile', async () => {
    await pass(20);
    session.used = Date.now();
    await pass(20);
    expect(told()).toBeUndefined();
  });

  it('[ACC-SESS-17] is told no more when somebody goes on in another window', async () => {
    await pass(28.5);
    expect(told()).toBeDefined();
    const other = new BroadcastChannel('session-ends');
    const heard = new Promise((resolve) => useEnds.subscribe(resolve));
    const { ends } = useEnds.getState();
    other.postMessage({ ...ends, unused: Date.now() + session.unusedFor });
    await heard;
    expect(told()).toBeUndefined();
    other.close();
  });

  it('is not put off by looking around in what tells it', async () => {
    await pass(28.5);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    await pass(0.1);
    expect(sent()).not.toContain('use');
    expect(told()).toBeDefined();
  });

  it('is told at half of the time where it comes after few minutes, which uses are told often enough to put off', async () => {
    session.unusedFor = 2 * MINUTE_MS;
    hear();
    for (let second = 0; second < 300; second += 10) {
      document.body.dispatchEvent(new Event('input', { bubbles: true }));
      await pass(1 / 6);
      expect(told()).toBeUndefined();
    }
    await pass(1.2);
    expect(told()?.kind).toBe('unused');
  });

  it('is not told while the server is out of reach, and is once it is there again', async () => {
    session.isReached = false;
    await pass(28.5);
    expect(told()).toBeUndefined();
    session.isReached = true;
    await pass(0.3);
    expect(told()?.kind).toBe('unused');
  });

  it('is looked for once it has come', async () => {
    await pass(30.9);
    send.mockClear();
    await pass(0.15);
    expect(send).toHaveBeenCalled();
  });
});

describe('the end that nothing puts off', () => {
  beforeEach(async () => {
    session.last = Date.now() + 20 * MINUTE_MS;
    hear();
    await pass(14.9);
    expect(told()).toBeUndefined();
    await pass(0.2);
  });

  it('[ACC-SESS-17] is told five minutes before it, also to who uses the page', () => {
    expect(told()?.kind).toBe('last');
  });

  it('[ACC-SESS-17] is told once: the answer of one window counts for all', async () => {
    const other = new BroadcastChannel('session-ends');
    const posted = new Promise<{ known: number; last: number }>((resolve) => {
      other.onmessage = ({ data }) => resolve(data);
    });
    const ending = told();
    if (ending) await answerEnding(ending);
    const { known, last } = await posted;
    expect(known).toBe(last);
    await pass(4);
    expect(told()).toBeUndefined();
    expect(sent()).not.toContain('use');
    other.close();
  });
});

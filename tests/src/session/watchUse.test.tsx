import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../src/api/client';
import { watchUse } from '../../../src/session/watchUse';

const MINUTE_MS = 60_000;
const send = vi.spyOn(client, 'send');
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset().mockResolvedValue({ status: 200, body: { data: [] } });
  stop = watchUse();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const type = () => document.body.dispatchEvent(new Event('input', { bubbles: true }));
const headersSent = () => send.mock.calls.map(([request]) => request.headers);

describe('the use of a page', () => {
  it('[O-50] by typing alone is told to the server, at most every five minutes', () => {
    for (let minute = 0; minute < 30; minute++) {
      type();
      vi.advanceTimersByTime(MINUTE_MS);
    }
    expect(headersSent()).toEqual(Array(5).fill({}));
  });

  it('[O-50] by nobody is not told; it is looked whether the session has ended', () => {
    vi.advanceTimersByTime(4 * MINUTE_MS);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * MINUTE_MS);
    expect(headersSent()).toEqual(Array(2).fill({ 'x-por-si': '1' }));
  });

  it('is told no more when the page is left', () => {
    stop();
    vi.advanceTimersByTime(10 * MINUTE_MS);
    type();
    expect(send).not.toHaveBeenCalled();
  });
});

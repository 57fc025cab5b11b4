import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTimeLimit } from '../../../src/api/timeLimit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('aborts when the time is over since it began anew', () => {
  const limit = startTimeLimit(30_000);
  vi.advanceTimersByTime(29_000);
  limit.restart();
  vi.advanceTimersByTime(29_000);
  expect(limit.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(limit.signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('aborts nothing once the call has ended', () => {
  const limit = startTimeLimit(1_000);
  limit.end();
  vi.advanceTimersByTime(60_000);
  expect(limit.signal.aborted).toBe(false);
});

import { expect, it } from 'vitest';
import { CallCounts } from '../../../server/http/callCounts';

function counting() {
  const time = { now: 0 };
  const counts = new CallCounts(undefined, () => time.now);
  const count = (address: string, by = counts) => {
    const told = { current: 0, ttl: 0 };
    by.incr(address, (_error, result) => Object.assign(told, result), 60_000);
    return told;
  };
  return { time, counts, count };
}

it('counts the calls of an address within a minute, and begins again after it', () => {
  const { time, count } = counting();
  expect(count('a')).toEqual({ current: 1, ttl: 60_000 });
  time.now = 59_999;
  expect([count('a'), count('b')]).toEqual([
    { current: 2, ttl: 1 },
    { current: 1, ttl: 60_000 },
  ]);
  time.now = 60_000;
  expect(count('a')).toEqual({ current: 1, ttl: 60_000 });
});

it('counts each route for itself', () => {
  const { counts, count } = counting();
  count('a');
  expect(count('a', counts.child()).current).toBe(1);
});

it('forgets whoever has been away longest, not whoever goes on', () => {
  const { count } = counting();
  count('goes on');
  count('is away');
  for (let n = 0; n < 4_998; n += 1) count(`address ${n}`);
  count('goes on');
  count('one more');
  expect([count('goes on').current, count('is away').current]).toEqual([3, 1]);
});

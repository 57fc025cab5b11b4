import { expect, it } from 'vitest';
import { planOf } from './drafts/plan';
import { torture } from './drafts/torture';

/** So many events are met here; `npm run torture -- drafts` meets 200. */
const EVENTS = 6;
const SEED = 12;

it('draws the same events for the same seed, each kind before one comes again', () => {
  expect(planOf(SEED, EVENTS)).toEqual(planOf(SEED, EVENTS));
  expect(new Set(planOf(SEED, EVENTS).map(({ kind }) => kind)).size).toBe(EVENTS);
});

it('[ACC-SESS-02] loses at most the last second of typing, and comes back to tab, scroll and focus', async () => {
  expect(await torture({ events: EVENTS, seed: SEED })).toEqual([]);
}, 120_000);

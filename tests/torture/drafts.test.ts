import { expect, it } from 'vitest';
import { KINDS, planOf } from './drafts/plan';
import { torture } from './drafts/torture';

/** So many events are met here, half of the kinds; `npm run torture -- drafts` meets 200. */
const EVENTS = 3;
const SEED = 22;

it('draws the same events for the same seed, each kind before one comes again', () => {
  const plan = planOf(SEED, KINDS.length);
  expect(plan).toEqual(planOf(SEED, KINDS.length));
  expect(new Set(plan.map(({ kind }) => kind)).size).toBe(KINDS.length);
});

it('[ACC-SESS-02] loses at most the last second of typing, and comes back to tab, scroll and focus', async () => {
  expect(await torture({ events: EVENTS, seed: SEED })).toEqual([]);
}, 120_000);

import { expect, it } from 'vitest';
import { kindsOf, roundsOf } from './faults/plan';
import { STORAGES } from './faults/product';
import { torture } from './faults/torture';

const SEED = 2;
/** As many as half a minute has room for; all kinds are met by `npm run torture -- faults`. */
const ROUNDS = { embedded: 1, postgres: 2 };

it('draws the same rounds for the same seed, each kind before one comes again', () => {
  const draw = () => {
    const rounds = roundsOf(SEED, 'postgres');
    return kindsOf('postgres').map(() => rounds.next().value);
  };
  expect(draw()).toEqual(draw());
  expect(new Set(draw().map((round) => round?.kind)).size).toBe(kindsOf('postgres').length);
});

it.each(STORAGES)(
  'keeps what customers were told, once, whatever happens to the server and its database: %s',
  async (storage) => {
    expect(await torture({ storage, seed: SEED, rounds: ROUNDS[storage], isShort: true })).toEqual([]);
  },
  300_000,
);

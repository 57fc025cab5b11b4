import { createRandom } from '../../../scripts/lib/random.mjs';
import { canMount } from '../../support/postgres/smallDisk';
import type { Storage } from './product';

/** What happens: each on the storages where it can. */
export const KINDS = {
  kill: ['embedded', 'postgres'],
  freeze: ['embedded', 'postgres'],
  cut: ['embedded', 'postgres'],
  fullFiles: ['embedded', 'postgres'],
  fullDatabase: ['embedded', 'postgres'],
  clock: ['embedded', 'postgres'],
  mail: ['embedded', 'postgres'],
  halt: ['postgres'],
  frozenDatabase: ['postgres'],
} as const satisfies Record<string, readonly Storage[]>;
export type Kind = keyof typeof KINDS;

/** A database server has a disk of its own that can be filled only where this user may mount one. */
const isMet = (kind: Kind, storage: Storage) => kind !== 'fullDatabase' || storage !== 'postgres' || canMount();

/** The kinds that a storage can meet here. */
export const kindsOf = (storage: Storage): Kind[] =>
  (Object.keys(KINDS) as Kind[]).filter(
    (kind) => (KINDS[kind] as readonly Storage[]).includes(storage) && isMet(kind, storage),
  );

/** A round: something happens while customers are at work. */
export interface Round {
  kind: Kind;
  /** Of everything that is chosen in it. */
  seed: number;
}

/** The rounds of a seed, in their order, without end; kinds follow each other as in a shuffled pack. */
export function* roundsOf(seed: number, storage: Storage, only?: Kind): Generator<Round> {
  const random = createRandom(seed);
  for (let pack: Kind[] = []; ; ) {
    if (pack.length === 0) pack = kindsOf(storage);
    const [kind] = pack.splice(Math.floor(random() * pack.length), 1) as [Kind];
    const round = { kind, seed: Math.floor(random() * 1_000_000) };
    if (only === undefined || kind === only) yield round;
  }
}

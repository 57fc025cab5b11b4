import { createRandom } from '../../../scripts/lib/random.mjs';
import { KEYS } from './script';

/** What happens: each with the way in which the customer comes back. */
export const KINDS = ['kill', 'close', 'reload', 'server', 'offline', 'clear'] as const;
export type Kind = (typeof KINDS)[number];

/** Something that happens before a key. */
export interface Happening {
  /** The key, by its number. */
  at: number;
  kind: Kind;
  /** Until so many keys later there is no server, or no network. */
  keys: number;
  /** Milliseconds that nothing is typed before. */
  rest: number;
}

/** What happens in the registration of a seed, in its order; kinds follow each other as in a shuffled pack. */
export function planOf(seed: number, count: number): Happening[] {
  const random = createRandom(seed);
  const upTo = (end: number) => Math.floor(random() * end);
  const places = new Set<number>();
  while (places.size < Math.min(count, KEYS.length - 1)) places.add(1 + upTo(KEYS.length - 1));
  let pack: Kind[] = [];
  const draw = () => {
    if (pack.length === 0) pack = [...KINDS];
    return pack.splice(upTo(pack.length), 1)[0] as Kind;
  };
  return [...places]
    .sort((a, b) => a - b)
    .map((at) => ({ at, kind: draw(), keys: 1 + upTo(12), rest: random() < 0.5 ? 0 : upTo(2_500) }));
}

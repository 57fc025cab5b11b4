import { createRandom } from '../../scripts/lib/random.mjs';
import { medianOf, round } from './statistics';

/** How many times one measure is another, and the interval in which it lies with 95 %. */
export interface Ratio {
  value: number;
  low: number;
  high: number;
  /** Repetitions that it stands on. */
  repetitions: number;
}

/** With fewer repetitions no ratio is decided. */
export const DECIDING_REPETITIONS = 10;

const RESAMPLES = 2000;
const SEED = 20_261_122;

/**
 * The ratio of the medians of two measures. The interval is the middle 95 % of that ratio over samples drawn anew from
 * the repetitions (bootstrap; the same draw for both, as the two of a repetition were measured one after the other),
 * always with the same seed.
 */
export function ratioOf(own: readonly number[], base: readonly number[]): Ratio {
  const repetitions = Math.min(own.length, base.length);
  const random = createRandom(SEED);
  const ratios = Array.from({ length: RESAMPLES }, () => {
    const drawn = Array.from({ length: repetitions }, () => Math.floor(random() * repetitions));
    return medianAt(own, drawn) / medianAt(base, drawn);
  }).sort((a, b) => a - b);
  const at = (share: number) => ratios[Math.round(share * (RESAMPLES - 1))] as number;
  return {
    value: round(medianOf(own) / medianOf(base)),
    low: roundDown(at(0.025)),
    high: -roundDown(-at(0.975)),
    repetitions,
  };
}

/** Whether a ratio lies below a limit: decided only when the whole interval lies on one side of it. */
export function isReached({ low, high, repetitions }: Ratio, limit: number): boolean | undefined {
  if (repetitions < DECIDING_REPETITIONS) return undefined;
  if (high <= limit) return true;
  return low > limit ? false : undefined;
}

/** To hundredths outwards, so that no interval is told as narrower than it is: 1.104 does not lie below 1.1. */
const roundDown = (value: number): number => Math.floor(value * 100 + ROUNDING) / 100;
/** Less than any measure differs by, more than a computer's fractions do. */
const ROUNDING = 1e-6;

const medianAt = (values: readonly number[], drawn: readonly number[]): number =>
  medianOf(drawn.map((index) => values[index] as number));

import { DECIDING_REPETITIONS } from '../results/ratio';
import { medianOf } from '../results/statistics';
import type { Scores } from './lighthouse';
import type { Opening } from './open';
import type { Entered } from './sections';

/** Everything that a run measured; nothing where it was not asked for. */
export interface Measured {
  openings: Opening[];
  entered: Entered[];
  /** Each act of a new customer who registers, in milliseconds, and the shift of the page, by how far they came. */
  typed: { name: string; acts: number[]; shift: number }[];
  scores: Scores[];
}

/** One figure with what it should be; `reached` is left out where too few repetitions decide it. */
export interface FeltFigure {
  name: string;
  value: number;
  unit: 'ms' | 'points' | '';
  /** At most, or for points at least. */
  target?: number | undefined;
  reached?: boolean | undefined;
}

/** From the first byte asked for to the first paint, and to a control that can be used; of every page. */
const FIRST_PAINT_MS = 1_800;
const USABLE_MS = 3_500;
/** The longest task on entering a tab. */
const TASK_MS = 200;
/** Interaction to next paint, three quarters of them. */
const ACT_MS = 100;
const SHIFT = 0.01;
const POINTS = 95;

/** Three quarters of the values are at most this: the nearest rank. */
export function threeQuartersOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.75) - 1)] ?? 0;
}

/**
 * Whether a share of the values lies at or below a limit, by a sign test: reached when so many of them do that by a
 * smaller share it has a chance below 2.5 %, missed the other way round, else undecided; with fewer than ten values
 * nothing is decided. The share is a half where none is given: the median.
 */
export function decided(values: readonly number[], limit: number, share = 0.5): boolean | undefined {
  const { length } = values;
  if (length < DECIDING_REPETITIONS) return undefined;
  const below = values.filter((value) => value <= limit).length;
  if (chanceOf(length, below, share) < 0.025) return true;
  return chanceOf(length, length - below, 1 - share) < 0.025 ? false : undefined;
}

/** The chance that of so many throws at least this many hit, when each hits with this chance; by logarithms, since thousands are thrown. */
function chanceOf(throws: number, hits: number, chance: number): number {
  let logOfWays = 0;
  let sum = 0;
  for (let count = 0; count <= throws; count += 1) {
    if (count >= hits) sum += Math.exp(logOfWays + count * Math.log(chance) + (throws - count) * Math.log(1 - chance));
    logOfWays += Math.log((throws - count) / (count + 1));
  }
  return sum;
}

/** The figures of a run, in the order in which a customer meets them. */
export function figuresOf({ openings, entered, typed, scores }: Measured): FeltFigure[] {
  return [...opened(openings), ...sections(entered), ...acts(entered, typed), ...points(scores)];
}

function opened(openings: readonly Opening[]): FeltFigure[] {
  const pages = [...new Set(openings.map(({ page }) => page))];
  return pages.flatMap((page) =>
    (['cold', 'warm'] as const).flatMap((state) => {
      const own = openings.filter((one) => one.page === page && one.state === state);
      const figure = (
        name: string,
        target: number | undefined,
        of: (one: Opening) => number,
        unit: 'ms' | '' = 'ms',
      ) => {
        const values = own.map(of);
        const reached = target === undefined ? undefined : decided(values, target);
        return { name: `${name}, ${page}, ${state}`, value: medianOf(values), unit, target, reached };
      };
      return [
        figure('first paint', FIRST_PAINT_MS, ({ firstPaint }) => firstPaint),
        figure('usable', USABLE_MS, ({ usable }) => usable),
        figure('longest task', page.startsWith('first tab') ? TASK_MS : undefined, ({ longestTask }) => longestTask),
        figure('shift', SHIFT, ({ shift }) => shift, ''),
      ];
    }),
  );
}

function sections(entered: readonly Entered[]): FeltFigure[] {
  const names = [...new Set(entered.map(({ section }) => section))];
  return names.map((section) => {
    const values = entered.filter((one) => one.section === section).map(({ longestTask }) => longestTask);
    const reached = decided(values, TASK_MS);
    return { name: `longest task, ${section}`, value: medianOf(values), unit: 'ms', target: TASK_MS, reached };
  });
}

function acts(entered: readonly Entered[], typed: Measured['typed']): FeltFigure[] {
  const sections = {
    name: 'all sections',
    acts: entered.flatMap((one) => one.acts),
    shift: Math.max(0, ...entered.map(({ shift }) => shift)),
  };
  return [...typed, sections]
    .filter((way) => way.acts.length > 0)
    .flatMap(({ name, acts: all, shift }): FeltFigure[] => {
      const act = threeQuartersOf(all);
      return [
        {
          name: `act to paint, ${name} (${all.length})`,
          value: act,
          unit: 'ms',
          target: ACT_MS,
          reached: decided(all, ACT_MS, 0.75),
        },
        { name: `longest act, ${name}`, value: Math.max(...all), unit: 'ms' },
        { name: `shift, ${name}`, value: shift, unit: '', target: SHIFT, reached: shift <= SHIFT },
      ];
    });
}

const points = (scores: readonly Scores[]): FeltFigure[] =>
  scores.flatMap(({ page, scores: own, asItComes, slowdown }): FeltFigure[] => [
    ...Object.entries(own).map(([name, value]) => ({
      name: `${name} of ${page}${name === 'performance' ? `, ${slowdown.toFixed(1)} times slower` : ''}`,
      value,
      unit: 'points' as const,
      target: POINTS,
      reached: value >= POINTS,
    })),
    { name: `performance of ${page}, 4 times slower`, value: asItComes, unit: 'points' },
  ]);

/** The figures as lines of text. */
export function linesOf(figures: readonly FeltFigure[]): string[] {
  return figures.map(({ name, value, unit, target, reached }) => {
    const shown = unit === '' ? value.toFixed(3) : `${Math.round(value)}${unit === 'ms' ? ' ms' : ''}`;
    if (target === undefined) return `${' '.repeat(12)}  ${name}: ${shown}`;
    const verdict = reached === undefined ? 'not decided' : reached ? 'reached' : 'MISSED';
    return `${verdict.padEnd(12)}  ${name}: ${shown} (target ${unit === 'points' ? 'at least' : 'at most'} ${target})`;
  });
}

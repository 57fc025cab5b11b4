import { ROWS } from '../forms/rows';
import { isReached, type Ratio, ratioOf } from './ratio';
import type { Cell } from './results';

/** One thing to reach, at one speed. */
export interface Verdict {
  name: string;
  slowdown: number;
  limit: number;
  /** How many times the base it is; a jump is not measured against anything. */
  value: { times: Ratio } | { px: number };
  /** Nothing, where too few repetitions or their spread leave it open. */
  reached: boolean | undefined;
}

const LARGE = 1000;
const SMALL = 50;

/** Measures of this engine in the large form, and how many times those of react-hook-form they may be. */
const AGAINST_RHF: Target[] = [
  { name: 'per key', measure: 'keyEarly', limit: 1.2 },
  { name: 'first key', measure: 'firstKeyEarly', limit: 1.2 },
  { name: 'per key, everything mounted', measure: 'key', limit: 1.2 },
  { name: 'first key, everything mounted', measure: 'firstKey', limit: 1.2 },
  { name: 'toggle of a condition', measure: 'toggle', limit: 1.5 },
  { name: 'validate all', measure: 'validateAll', limit: 1 },
  { name: 'validate all, idle work counted', measure: 'validateWhole', limit: 1.2 },
];

/** What version 0.3.5 had won in the large form, which is to stay; measured then by another harness, in another browser. */
const WON_AGAINST_RHF: Target[] = [
  { name: 'what was won, per key', measure: 'key', limit: 0.71 },
  { name: 'what was won, toggle of a condition', measure: 'toggle', limit: 0.74 },
];

const WON_AGAINST_PLAIN: Target[] = [
  { name: 'what was won, per key against plain inputs', measure: 'key', limit: 0.89 },
];

/** Measures of this engine in the small form, which is as long as forms are, and how many times those of react-hook-form they may be. */
const SMALL_AGAINST_RHF: Target[] = [
  { name: `per key in ${SMALL} fields`, measure: 'key', limit: 1.1 },
  { name: `first key in ${SMALL} fields`, measure: 'firstKey', limit: 1.2 },
  { name: `leaving in ${SMALL} fields`, measure: 'leave', limit: 1.1 },
  { name: `first field of ${SMALL}`, measure: 'firstField', limit: 1.2 },
];

/** Measures of this engine in the large form, and how many times those in the small form they may be. */
const AGAINST_SMALL: Target[] = [{ name: `per key against ${SMALL} fields`, measure: 'key', limit: 1.5 }];

/** Measures of this engine among many rows, and how many times those among few rows they may be. */
const AGAINST_FEW_ROWS: Target[] = [
  { name: `per key among ${ROWS.many} rows against ${ROWS.few}`, measure: 'key', limit: 1.5 },
  { name: `first key among ${ROWS.many} rows against ${ROWS.few}`, measure: 'firstKey', limit: 1.5 },
];

interface Target {
  name: string;
  measure: string;
  limit: number;
}

/** The verdicts at every speed that was measured; a target whose figures were not measured has none. */
export function verdictsOf(cells: readonly Cell[]): Verdict[] {
  const slowdowns = [...new Set(cells.map(({ slowdown }) => slowdown))];
  return slowdowns.flatMap((slowdown) => {
    const own = cells.filter((cell) => cell.slowdown === slowdown);
    const at = (contender: string, fields: number) =>
      own.find((cell) => cell.contender === contender && cell.fields === fields && cell.rows === undefined);
    const withRows = (rows: number) => own.find((cell) => cell.contender === 'ficha' && cell.rows === rows);
    const large = at('ficha', LARGE);
    return [
      ...AGAINST_RHF.map((target) => against(target, large, at('rhf', LARGE), target.measure.replace('Early', ''))),
      ...WON_AGAINST_RHF.map((target) => against(target, large, at('rhf', LARGE))),
      ...WON_AGAINST_PLAIN.map((target) => against(target, large, at('plain', LARGE))),
      ...SMALL_AGAINST_RHF.map((target) => against(target, at('ficha', SMALL), at('rhf', SMALL))),
      ...AGAINST_SMALL.map((target) => against(target, large, at('ficha', SMALL))),
      ...AGAINST_FEW_ROWS.map((target) => against(target, withRows(ROWS.many), withRows(ROWS.few))),
      noJump(large),
    ].flatMap((verdict) => (verdict ? [{ slowdown, ...verdict }] : []));
  });
}

function against(
  { name, measure, limit }: Target,
  own: Cell | undefined,
  base: Cell | undefined,
  measureOfBase = measure,
): Omit<Verdict, 'slowdown'> | undefined {
  const [values, bases] = [own?.repetitions[measure], base?.repetitions[measureOfBase]];
  if (!values || !bases) return undefined;
  const times = ratioOf(values, bases);
  return { name, limit, value: { times }, reached: isReached(times, limit) };
}

function noJump(cell: Cell | undefined): Omit<Verdict, 'slowdown'> | undefined {
  const jumps = [cell?.figures.jump?.max, cell?.figures.jumpEarly?.max].filter((jump) => jump !== undefined);
  if (jumps.length === 0) return undefined;
  const px = Math.max(...jumps);
  return { name: 'layout jump at the first key', limit: 0, value: { px }, reached: px === 0 };
}

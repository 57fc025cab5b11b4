import { ROWS } from '../forms/rows';
import type { Cell } from './results';
import { round } from './statistics';

/** One thing to reach, at one speed. */
export interface Verdict {
  name: string;
  slowdown: number;
  value: number;
  limit: number;
  unit: 'times' | 'px';
  passed: boolean;
}

const LARGE = 1000;
const SMALL = 50;

/** Measures of this engine in the large form, and how many times those of react-hook-form they may be. */
const AGAINST_RHF: { name: string; measure: string; limit: number }[] = [
  { name: 'per key', measure: 'keyEarly', limit: 1.2 },
  { name: 'first key', measure: 'firstKeyEarly', limit: 1.2 },
  { name: 'per key, everything mounted', measure: 'key', limit: 1.2 },
  { name: 'first key, everything mounted', measure: 'firstKey', limit: 1.2 },
  { name: 'toggle of a condition', measure: 'toggle', limit: 1.5 },
  { name: 'validate all', measure: 'validateAll', limit: 1 },
];

/** Measures of this engine in the large form, and how many times those in the small form they may be. */
const AGAINST_SMALL: { name: string; measure: string; limit: number }[] = [
  { name: `per key against ${SMALL} fields`, measure: 'key', limit: 1.5 },
];

/** Measures of this engine among many rows, and how many times those among few rows they may be. */
const AGAINST_FEW_ROWS: { name: string; measure: string; limit: number }[] = [
  { name: `per key among ${ROWS.many} rows against ${ROWS.few}`, measure: 'key', limit: 1.5 },
  { name: `first key among ${ROWS.many} rows against ${ROWS.few}`, measure: 'firstKey', limit: 1.5 },
];

/** The verdicts at every speed that was measured; a target whose figures were not measured has none. */
export function verdictsOf(cells: readonly Cell[]): Verdict[] {
  const slowdowns = [...new Set(cells.map(({ slowdown }) => slowdown))];
  return slowdowns.flatMap((slowdown) => {
    const at = (contender: string, fields: number) =>
      cells.find((cell) => cell.contender === contender && cell.fields === fields && cell.slowdown === slowdown);
    const withRows = (rows: number) => cells.find((cell) => cell.rows === rows && cell.slowdown === slowdown);
    const [own, rhf, small] = [at('ficha', LARGE), at('rhf', LARGE), at('ficha', SMALL)];
    const median = (cell: Cell | undefined, measure: string) => cell?.figures[measure]?.median;
    return [
      ...AGAINST_RHF.map((target) =>
        ratio(target, slowdown, median(own, target.measure), median(rhf, target.measure.replace('Early', ''))),
      ),
      ...AGAINST_SMALL.map((target) =>
        ratio(target, slowdown, median(own, target.measure), median(small, target.measure)),
      ),
      ...AGAINST_FEW_ROWS.map((target) =>
        ratio(
          target,
          slowdown,
          median(withRows(ROWS.many), target.measure),
          median(withRows(ROWS.few), target.measure),
        ),
      ),
      ...noJump(slowdown, own),
    ].filter((verdict) => verdict !== undefined);
  });
}

function ratio(
  { name, limit }: { name: string; limit: number },
  slowdown: number,
  value: number | undefined,
  base: number | undefined,
): Verdict | undefined {
  if (value === undefined || base === undefined) return undefined;
  const times = round(value / base);
  return { name, slowdown, value: times, limit, unit: 'times', passed: times <= limit };
}

function noJump(slowdown: number, cell: Cell | undefined): Verdict[] {
  const jumps = [cell?.figures.jump?.max, cell?.figures.jumpEarly?.max].filter((jump) => jump !== undefined);
  if (jumps.length === 0) return [];
  const value = Math.max(...jumps);
  return [{ name: 'layout jump at the first key', slowdown, value, limit: 0, unit: 'px', passed: value === 0 }];
}

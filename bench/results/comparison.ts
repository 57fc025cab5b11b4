import { isReached, type Ratio, ratioOf } from './ratio';
import type { Cell } from './results';

/** One measure of this engine beside that of another checkout. */
export interface Comparison {
  form: string;
  slowdown: number;
  measure: string;
  times: Ratio;
  /** Nothing, where too few repetitions or their spread leave it open. */
  faster: boolean | undefined;
}

/** Every measure that both have; none, where no other checkout was measured. */
export function comparisonsOf(cells: readonly Cell[]): Comparison[] {
  return cells
    .filter(({ contender }) => contender === 'ficha')
    .flatMap((own) => {
      const before = cells.find((cell) => cell.contender === 'before' && keyOf(cell) === keyOf(own));
      return Object.entries(own.repetitions).flatMap(([measure, values]) => {
        const base = before?.repetitions[measure];
        if (!base || base.some((value) => value === 0)) return [];
        const times = ratioOf(values, base);
        return [{ form: formOf(own), slowdown: own.slowdown, measure, times, faster: isReached(times, 1) }];
      });
    });
}

const keyOf = ({ fields, rows, slowdown }: Cell): string => [fields, rows, slowdown].join();

const formOf = ({ fields, rows }: Cell): string => (rows === undefined ? `${fields} fields` : `${rows} rows`);

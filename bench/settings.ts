import type { Setting } from './browser/visit';
import type { Contender, Shown } from './contenders';
import { rowsInputCount } from './forms/rows';

/** Which pages a run opens. */
export interface Plan {
  fields: number[];
  slowdowns: number[];
  repetitions: number;
  contenders: Contender[];
  /** Lengths of the lists that this engine shows. */
  rows: number[];
  /** Another checkout of the project, or a commit: its engine is measured beside this one. */
  against: string | undefined;
  /** Whether this engine is also measured before its far sections are mounted. */
  early: boolean;
  /** Whether only the keys are measured, with everything mounted. */
  keysAlone?: boolean;
}

/** The pages of one repetition, contenders innermost. */
export function settingsOf({
  fields,
  slowdowns,
  contenders,
  rows,
  against,
  early,
  keysAlone = false,
}: Plan): Setting[] {
  const engines: Shown[] = contenders.includes('ficha')
    ? ['ficha', ...(against === undefined ? [] : ['before' as const])]
    : [];
  const others = contenders.filter((contender) => contender !== 'ficha');
  const moments = early ? (['runs', 'held'] as const) : (['runs'] as const);
  return slowdowns.flatMap((slowdown) => [
    ...rows.flatMap((count) =>
      engines.map(
        (contender): Setting => ({ contender, fields: rowsInputCount, rows: count, slowdown, idleWork: 'runs' }),
      ),
    ),
    ...fields.flatMap((count): Setting[] => [
      ...others.map((contender): Setting => ({ contender, fields: count, slowdown, idleWork: 'runs', keysAlone })),
      ...moments.flatMap((idleWork) =>
        engines.map((contender): Setting => ({ contender, fields: count, slowdown, idleWork, keysAlone })),
      ),
    ]),
  ]);
}

import type { Contender } from '../contenders';
import { isReached, type Ratio, ratioOf } from '../results/ratio';
import type { Measure } from './measures';
import type { Report } from './report';

/** This engine beside another contender: one measure in one form. */
export interface Standing {
  contender: Contender;
  fields: number;
  /** How many times the other's. */
  times: Ratio;
  side: 'behind' | 'ahead';
  /** Whether the whole interval lies on that side; sizes are counted and always decided. */
  decided: boolean;
}

/** A measure beside all that have it, nearest first. */
export function standingsOf({ cells }: Report, { valuesOf, isTime }: Measure): Standing[] {
  return cells
    .filter(({ contender }) => contender === 'ficha')
    .flatMap((own) => {
      const values = valuesOf(own);
      return cells
        .filter(({ contender, fields }) => contender !== 'ficha' && fields === own.fields)
        .flatMap((other) => {
          const base = valuesOf(other);
          return values?.length && base?.length ? [standingOf(other, ratioOf(values, base), isTime)] : [];
        });
    });
}

function standingOf(
  { contender, fields }: { contender: Contender; fields: number },
  times: Ratio,
  isTime: boolean,
): Standing {
  const side = times.value > 1 ? 'behind' : 'ahead';
  const touches = times.low === 1 || times.high === 1;
  return {
    contender,
    fields,
    times,
    side,
    decided: !isTime || (!touches && isReached(times, 1) === (side === 'ahead')),
  };
}

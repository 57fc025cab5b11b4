import type { DayPoint, DaySpan } from '../core/definition/types';
import { choice, fixed, list, mapped, number, type Syntax, starred, template } from './syntax';
import type { Counted, WordTable } from './table';

/** So many of a thing. */
export function counted({ one, other }: Counted): Syntax<number> {
  return choice(
    fixed(one, 1, (given) => given === 1),
    mapped(
      template<{ n: number }>(other.replace('{}', '{n}'), { n: number }),
      (n) => ({ n }),
      ({ n }) => (n === 1 ? undefined : n),
    ),
  );
}

const UNITS = ['years', 'months', 'days'] as const;

interface Shifted {
  span: DaySpan;
  day: DayPoint;
}

/** A day that others are compared with. */
export function daySyntax({ days, and }: WordTable, reference: Syntax<string>): Syntax<DayPoint> {
  const unit = (name: (typeof UNITS)[number]) =>
    mapped<number, [string, number]>(
      counted(days[name]),
      ([key, n]) => (key === name ? n : undefined),
      (n) => [name, n],
    );
  const span = mapped<[string, number][], DaySpan>(
    list(choice(...UNITS.map(unit)), and),
    (given) => UNITS.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]] as [string, number]])),
    (said) => (new Set(said.map(([name]) => name)).size === said.length ? Object.fromEntries(said) : undefined),
  );
  const today = fixed<DayPoint>(days.today, 'today', (given) => given === 'today');
  const on = mapped<{ day: string }, DayPoint>(
    template(days.on, { day: starred }),
    (given) => (typeof given === 'string' && given !== 'today' ? { day: given } : undefined),
    ({ day }) => day,
  );
  const field = mapped<string, DayPoint>(
    reference,
    (given) => (typeof given !== 'string' && 'field' in given && !given.plus && !given.minus ? given.field : undefined),
    (said) => ({ field: said }),
  );
  const base = choice(today, on, field);
  /** The later shift stands outside: first what is added, then what is taken away. */
  const shifted = (key: 'plus' | 'minus', of: Syntax<DayPoint>): Syntax<DayPoint> =>
    mapped<Shifted, DayPoint>(
      template(days[key], { span, day: of }),
      (given) => {
        if (typeof given === 'string' || (key === 'plus' && given.minus)) return undefined;
        const { [key]: own, ...others } = given;
        return own && { span: own, day: plain(others) };
      },
      ({ span: own, day }) => ({ ...(typeof day === 'string' ? { day } : day), [key]: own }),
    );
  const added = choice(shifted('plus', base), base);
  return choice(shifted('minus', added), added);
}

/** A day that nothing is added to is written by itself. */
function plain(day: Exclude<DayPoint, string>): DayPoint {
  return 'day' in day && !day.plus && !day.minus ? day.day : day;
}

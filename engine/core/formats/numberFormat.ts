import { isEmpty } from '../json';
import type { Decimal } from './decimal';
import { toDecimal } from './decimal';
import type { Format } from './types';

/** A format of numbers, in terms of exact decimals. */
export interface NumberFormat extends Omit<Format, 'type' | 'normalise' | 'validate' | 'display'> {
  /** The number that a typed text means, or `undefined` when it cannot be read. */
  read(text: string): number | undefined;
  /** Reason for which a stored number is refused. Unreadable values are refused with `number` before. */
  check(value: Decimal): string | undefined;
  show(value: Decimal): string;
}

/** The format of a JSON number. A number on the wire is taken as it is; a text is read, or stays when it cannot be. */
/* @__NO_SIDE_EFFECTS__ */
export function numberFormat({ read, check, show, reasons, ...rest }: NumberFormat): Format {
  const bare = (text: string) => (rest.prefix ? text.replace(rest.prefix.trim(), '') : text).trim();
  return {
    ...rest,
    type: 'number',
    reasons: ['number', ...reasons],
    normalise(value) {
      if (value === undefined || isEmpty(value)) return undefined;
      if (typeof value !== 'string') return value;
      const text = bare(value);
      if (text === '' || text === rest.suffix) return undefined;
      return read(text) ?? value;
    },
    validate(value) {
      const decimal = typeof value === 'number' ? toDecimal(value) : undefined;
      return decimal ? check(decimal) : 'number';
    },
    display(value) {
      if (value === undefined || isEmpty(value)) return '';
      const decimal = typeof value === 'number' ? toDecimal(value) : undefined;
      return decimal ? show(decimal) : String(value);
    },
  };
}

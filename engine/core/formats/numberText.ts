import type { Decimal } from './decimal';
import { decimalText, toDecimal } from './decimal';

/**
 * Up to two decimals: with three, a mark is a thousands mark, as in `1.500` and `1,500`. A dot before exactly two last
 * digits is a decimal mark, also behind dots that group (`1.234.56`). Thousands do not begin with a zero (`0,999`).
 */
const SHORT =
  /^(?:[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{0,2}|\.\d{2})?|\d+(?:,\d{0,2})?)$|^(?:[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{0,2})?|\d+\.\d{0,2})$/;

/** Any number of decimals: a lone comma is always the decimal mark, a lone dot unless it groups thousands. */
const LONG = /^(?:[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?|\d+(?:,\d*)?)$|^(?:[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?|\d+\.\d*)$/;

/**
 * The exact decimal of a number as people write it: `1.234,56`, `1234,5`, `1234.56`, `1,234.56`, `-10`;
 * `undefined` for anything else, above all for marks in odd places, which no guess may turn into another amount.
 * `longFraction` reads `12,345` as twelve and a bit instead of as twelve thousand.
 */
export function readNumber(text: string, { longFraction = false } = {}): Decimal | undefined {
  const compact = text.replace(/\s/g, '').replace(/\u2212/, '-');
  const [, sign = '', bare = ''] = /^(-?)(.*)$/.exec(compact) ?? [];
  const digits = bare.replace(/^[.,](?=\d)/, '0$&');
  if (!(longFraction ? LONG : SHORT).test(digits)) return undefined;
  const mark = decimalMark(digits, longFraction);
  const [whole = '', fraction = ''] = mark < 0 ? [digits] : [digits.slice(0, mark), digits.slice(mark + 1)];
  return toDecimal(`${sign}${whole.replace(/[.,]/g, '')}.${fraction}`);
}

/** Where the decimal mark stands in a text that SHORT or LONG accepts, or -1. */
function decimalMark(digits: string, longFraction: boolean): number {
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  if (last < 0) return -1;
  const other = digits[last] === ',' ? '.' : ',';
  if (digits.includes(other)) return last;
  const grouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(digits);
  if (!grouped) return last;
  return longFraction && digits[last] === ',' && digits.indexOf(',') === last ? last : -1;
}

/** The decimal as written in Brazil, with exactly so many places and, if asked, grouped thousands: `'1.234,56'`. */
export function writeNumber(value: Decimal, { places = value.places, group = false } = {}): string {
  const [whole = '', fraction] = decimalText(value, places).split('.');
  const grouped = group ? whole.replace(/\B(?=(\d{3})+$)/g, '.') : whole;
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

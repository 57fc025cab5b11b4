/** An exact decimal number: `units / 10 ** places`. 12.34 is `{ units: 1234n, places: 2 }`; no trailing zeros. */
export interface Decimal {
  units: bigint;
  places: number;
}

/** How surplus decimal places go: half up (away from zero), or cut off. */
export type Rounding = 'half' | 'cut';

function reduce(units: bigint, places: number): Decimal {
  let [left, count] = [units, places];
  while (count > 0 && left % 10n === 0n) {
    left /= 10n;
    count -= 1;
  }
  return { units: left, places: count };
}

/** Units of a decimal at so many places, which must not be fewer than it has. */
function unitsAt(value: Decimal, places: number): bigint {
  return value.units * 10n ** BigInt(places - value.places);
}

/**
 * The exact decimal of a JSON number (its shortest decimal form, so 0.1 is one tenth) or of a plain decimal
 * text (`'-1234.5'`); `undefined` for NaN, infinities and any other text.
 */
export function toDecimal(value: number | string): Decimal | undefined {
  const match = /^([+-]?)(\d+)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i.exec(String(value));
  if (!match) return undefined;
  const [, sign, whole, fraction = '', exponent = '0'] = match;
  const units = BigInt(`${whole}${fraction}`) * (sign === '-' ? -1n : 1n);
  const places = fraction.length - Number(exponent);
  return places >= 0 ? reduce(units, places) : { units: units * 10n ** BigInt(-places), places: 0 };
}

/** The decimal as plain text with exactly so many places (half up), or as many as it has: `'-1234.50'`. */
export function decimalText(value: Decimal, places: number = value.places): string {
  const scaled = unitsAt(toPlaces(value, places), places);
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return `${scaled < 0n ? '-' : ''}${whole}${places > 0 ? `.${digits.slice(-places)}` : ''}`;
}

/** The JSON number of a decimal, or `undefined` when no JSON number shows the same digits (more than about 15). */
export function toNumber(value: Decimal): number | undefined {
  const number = Number(decimalText(value));
  const back = toDecimal(number);
  return back && compareDecimals(back, value) === 0 ? number : undefined;
}

/** The decimal with at most so many places. */
export function toPlaces(value: Decimal, places: number, rounding: Rounding = 'half'): Decimal {
  if (value.places <= places) return value;
  const divisor = 10n ** BigInt(value.places - places);
  const quotient = value.units / divisor;
  const rest = value.units % divisor;
  const distance = rest < 0n ? -rest : rest;
  const away = rounding === 'half' && distance * 2n >= divisor ? (rest < 0n ? -1n : 1n) : 0n;
  return reduce(quotient + away, places);
}

/** The decimal times `10 ** places`; negative places divide. */
export function shiftDecimal(value: Decimal, places: number): Decimal {
  const moved = value.places - places;
  return moved >= 0 ? reduce(value.units, moved) : { units: value.units * 10n ** BigInt(-moved), places: 0 };
}

/** -1, 0 or 1 as `a` is below, equal to or above `b`. */
export function compareDecimals(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const places = Math.max(a.places, b.places);
  const [left, right] = [unitsAt(a, places), unitsAt(b, places)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The exact sum of JSON numbers (`[0.1, 0.2]` gives 0.3); what is no finite number counts as 0. */
export function addDecimals(values: readonly unknown[]): number {
  const decimals = values.flatMap((value) => (typeof value === 'number' ? (toDecimal(value) ?? []) : []));
  const places = Math.max(0, ...decimals.map((decimal) => decimal.places));
  const units = decimals.reduce((total, decimal) => total + unitsAt(decimal, places), 0n);
  return Number(decimalText({ units, places }));
}

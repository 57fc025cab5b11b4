import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDecimals,
  decimalText,
  shiftDecimal,
  toDecimal,
  toNumber,
  toPlaces,
} from '../../../../engine/core/formats/decimal';

const exact = (text: string | number) => {
  const value = toDecimal(text);
  if (!value) throw new Error(`no decimal: ${text}`);
  return value;
};

describe('exact decimals', () => {
  it.each([
    [0.1, { units: 1n, places: 1 }],
    ['-12.340', { units: -1234n, places: 2 }],
    [1e21, { units: 10n ** 21n, places: 0 }],
    [1.5e-7, { units: 15n, places: 8 }],
    [0, { units: 0n, places: 0 }],
  ])('takes %s apart', (input, parts) => {
    expect(toDecimal(input)).toEqual(parts);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '', '1,5', 'abc', '1.2.3'])('knows that %s is none', (input) => {
    expect(toDecimal(input)).toBeUndefined();
  });

  it('turns every finite number into a decimal and back', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (number) => toNumber(exact(number)) === number + 0,
      ),
    );
  });

  it('refuses digits that no JSON number shows', () => {
    expect(toNumber(exact('99999999999999999999'))).toBeUndefined();
    expect(toNumber(exact('9007199254740993'))).toBeUndefined();
  });

  it('adds without binary fractions', () => {
    expect(addDecimals([0.1, 0.2])).toBe(0.3);
    expect(addDecimals([33.33, 33.33, 33.34])).toBe(100);
    expect(addDecimals([60, 40.01])).toBe(100.01);
    expect(addDecimals(Array.from({ length: 1000 }, () => 0.01))).toBe(10);
    expect(addDecimals([])).toBe(0);
    expect(addDecimals([5, -5])).toBe(0);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (centavos) => {
        expect(addDecimals(centavos.map((amount) => amount / 100))).toBe(centavos.reduce((a, b) => a + b, 0) / 100);
      }),
    );
  });

  it('rounds half away from zero or cuts', () => {
    expect(decimalText(toPlaces(exact('1.005'), 2), 2)).toBe('1.01');
    expect(decimalText(toPlaces(exact('-1.005'), 2), 2)).toBe('-1.01');
    expect(decimalText(toPlaces(exact('1.009'), 2, 'cut'), 2)).toBe('1.00');
    expect(decimalText(exact('0.999'), 2)).toBe('1.00');
    expect(decimalText(exact('-0.001'), 2)).toBe('0.00');
    expect(decimalText(exact('5'), 0)).toBe('5');
  });

  it('shifts the point', () => {
    expect(decimalText(shiftDecimal(exact('0.25'), 2))).toBe('25');
    expect(decimalText(shiftDecimal(exact('25'), -2))).toBe('0.25');
    expect(decimalText(shiftDecimal(exact('7'), 3))).toBe('7000');
  });
});

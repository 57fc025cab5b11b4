import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../../../../engine/core/formats/br/money';
import { decimal } from '../../../../engine/core/formats/decimalFormat';
import { integer } from '../../../../engine/core/formats/integer';
import { percent } from '../../../../engine/core/formats/percent';
import { formatText } from '../../../../engine/core/formats/types';

const centavos = fc.integer({ min: 0, max: 10 ** 15 - 1 });

describe('money', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['R$ 1.234,56', 1234.56],
    ['R$\u00a01.234,56', 1234.56],
    ['1234,56', 1234.56],
    ['1234.56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.500', 1500],
    ['1,500', 1500],
    ['10.000.000', 10000000],
    ['1234,5', 1234.5],
    ['1.234,', 1234],
    [',5', 0.5],
    ['007', 7],
    ['0', 0],
  ])('[PF-FIN-05][PJ-FIN-05] reads %j as %d', (typed, stored) => {
    expect(money.normalise(typed)).toBe(stored);
    expect(money.normalise(money.paste?.(typed))).toBe(stored);
  });

  it.each(['1.23.4', '1234,567', '1.234,567', 'mil', '1,2,3', '12e3', '9'.repeat(20)])('does not guess %j', (typed) => {
    expect(money.normalise(typed)).toBe(typed);
    expect(money.validate(typed)).toBe('number');
    expect(money.display(typed)).toBe(typed);
  });

  it.each([
    ['Total: R$ 1.234,56.', '1.234,56'],
    ['R$1234.5', '1.234,50'],
    ['Saldo de 2024: R$ 10', '10,00'],
    ['-R$ 5,00', '-5,00'],
    ['10,00 ou 20,00', '10,00 ou 20,00'],
  ])('finds the amount in the pasted text %j', (pasted, typed) => {
    expect(money.paste?.(pasted)).toBe(typed);
  });

  it('takes the bare prefix for empty and refuses negative amounts', () => {
    expect(money.normalise('R$ ')).toBeUndefined();
    expect(money.normalise('R$ -10,00')).toBe(-10);
    expect(money.normalise('\u221210,00')).toBe(-10);
    expect(money.validate(-10)).toBe('negative');
    expect(Object.is(money.normalise('-0'), 0)).toBe(true);
  });

  it('[PF-FIN-04][CF-CST-07] shows R$, comma, dots and two places', () => {
    expect(formatText(money, 1234.56)).toBe('R$ 1.234,56');
    expect(money.display(1234567.5)).toBe('1.234.567,50');
    expect(money.display(0)).toBe('0,00');
    expect(formatText(money, undefined)).toBe('');
    expect(formatText(money, 'abc')).toBe('abc');
  });

  it('keeps every amount of centavos through screen, clipboard and wire', () => {
    fc.assert(
      fc.property(centavos, (amount) => {
        const stored = Number(`${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`);
        expect(money.validate(stored)).toBeUndefined();
        expect(money.normalise(money.display(stored))).toBe(stored);
        expect(money.normalise(formatText(money, stored))).toBe(stored);
        expect(money.normalise(money.paste?.(formatText(money, stored)))).toBe(stored);
        expect(money.normalise(String(stored))).toBe(stored);
        expect(JSON.parse(JSON.stringify(stored))).toBe(stored);
      }),
    );
  });
});

describe('decimal', () => {
  it('[PJ-SOC-05] takes digits and one comma and cuts further decimals', () => {
    expect(decimal.normalise('12,345')).toBe(12.34);
    expect(decimal.normalise('40,01')).toBe(40.01);
    expect(decimal.normalise('60')).toBe(60);
    for (const typed of ['12', '12,', '12,3', '12,34', '']) expect(typed).toMatch(decimal.accepts as RegExp);
    for (const typed of ['12,345', '1.2', '12a', '1,2,']) expect(typed).not.toMatch(decimal.accepts as RegExp);
    expect(decimal.display(60)).toBe('60');
    expect(decimal.display(40.01)).toBe('40,01');
  });

  it('takes a dot on the wire for a decimal mark', () => {
    expect(decimal.normalise('12.5')).toBe(12.5);
    expect(decimal.normalise('1.234,56')).toBe(1234.56);
  });

  it('reads back what it shows', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        (hundredths) => decimal.normalise(decimal.display(hundredths / 100)) === hundredths / 100 + 0,
      ),
    );
  });
});

describe('percent', () => {
  it('[FI-FAT-04][FI-FAT-05] shows a fraction as percent with a comma and two digits', () => {
    expect(formatText(percent, 0.25)).toBe('25,00%');
    expect(percent.display(0.3333)).toBe('33,33');
    expect(percent.normalise('25,00%')).toBe(0.25);
    expect(percent.normalise('25')).toBe(0.25);
    expect(percent.normalise('33,333 %')).toBe(0.3333);
    expect(percent.normalise('12.345%')).toBe(0.1234);
    expect(percent.normalise('%')).toBeUndefined();
  });

  it('[CF-OP-31] changes no typed share above 100,00% and refuses it', () => {
    expect(percent.normalise('150,00%')).toBe(1.5);
    expect(percent.validate(1.5)).toBe('range');
    expect(percent.validate(0.12345)).toBe('decimals');
  });

  it('[FI-FAT-06] sends the fraction that was loaded, for every share of four decimals', () => {
    for (let parts = 0; parts <= 10_000; parts += 1) {
      expect(percent.normalise(formatText(percent, parts / 10_000))).toBe(parts / 10_000);
    }
  });
});

describe('integer', () => {
  it('reads texts of the wire and leaves what is no whole number', () => {
    expect(integer.normalise('2')).toBe(2);
    expect(integer.normalise('02')).toBe(2);
    expect(integer.normalise('2,5')).toBe('2,5');
    expect(integer.validate(2.5)).toBe('integer');
  });
});

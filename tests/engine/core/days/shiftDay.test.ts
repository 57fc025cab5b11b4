import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, dayBefore, movedDay } from '../../../../engine/core/days/shiftDay';
import type { DaySpan } from '../../../../engine/core/definition/types';
import { completedYears } from '../../../../engine/core/formats/age';

const anyDay = fc
  .date({ min: new Date('1600-01-01'), max: new Date('2400-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anySpan = fc.record({
  years: fc.integer({ min: 0, max: 130 }),
  months: fc.integer({ min: 0, max: 40 }),
  days: fc.integer({ min: 0, max: 800 }),
});

describe('a day so far after another', () => {
  it.each<[string, DaySpan, string]>([
    ['2026-11-22', { days: 1 }, '2026-11-23'],
    ['2026-12-31', { days: 1 }, '2027-01-01'],
    ['2024-02-28', { days: 1 }, '2024-02-29'],
    ['2026-11-22', { months: 1 }, '2026-12-22'],
    ['2026-12-22', { months: 1 }, '2027-01-22'],
    ['2026-01-31', { months: 1 }, '2026-03-01'],
    ['2024-01-30', { months: 1 }, '2024-03-01'],
    ['2024-01-31', { months: 3 }, '2024-05-01'],
    ['2026-10-31', { months: 2 }, '2026-12-31'],
    ['2024-02-29', { years: 1 }, '2025-03-01'],
    ['2024-02-29', { years: 4 }, '2028-02-29'],
    ['2000-02-29', { years: 100 }, '2100-03-01'],
    ['2024-02-29', { years: 1, days: 1 }, '2025-03-02'],
    ['0050-03-01', { days: 1 }, '0050-03-02'],
  ])('%s and %j is %s', (day, span, expected) => {
    expect(dayAfter(day, span)).toBe(expected);
  });

  it('ends with the year 9999, and knows no day but those of the calendar', () => {
    expect(dayAfter('9999-12-31', { days: 1 })).toBeUndefined();
    expect(dayAfter('2026-02-30', { days: 1 })).toBeUndefined();
  });
});

describe('a day so far before another', () => {
  it.each<[string, DaySpan, string]>([
    ['2027-01-01', { days: 1 }, '2026-12-31'],
    ['2026-03-31', { months: 1 }, '2026-02-28'],
    ['2024-03-31', { months: 1 }, '2024-02-29'],
    ['2026-01-15', { months: 1 }, '2025-12-15'],
    ['2024-02-29', { years: 18 }, '2006-02-28'],
    ['2026-11-22', { years: 130 }, '1896-11-22'],
    ['2026-03-01', { months: 1, days: 1 }, '2026-01-28'],
  ])('%s less %j is %s', (day, span, expected) => {
    expect(dayBefore(day, span)).toBe(expected);
  });

  it('ends with the year 1', () => {
    expect(dayBefore('0001-01-01', { days: 1 })).toBeUndefined();
    expect(dayBefore('2026-11-22', { years: 2026 })).toBeUndefined();
  });
});

describe('a moved day', () => {
  it('goes forward first, and then back', () => {
    expect(movedDay('2026-01-31', { plus: { months: 1 }, minus: { days: 1 } })).toBe('2026-02-28');
    expect(movedDay('2026-01-31', {})).toBe('2026-01-31');
    expect(movedDay('hoje', {})).toBeUndefined();
  });
});

describe('both directions', () => {
  it('say the same of any two days', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anySpan, (a, b, span) => {
        const [later, earlier] = [dayAfter(a, span), dayBefore(b, span)];
        return later === undefined || earlier === undefined || later <= b === a <= earlier;
      }),
    );
  });

  it('agree with completed years, whoever was born on 29 February included', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyDay, fc.constant('2004-02-29')),
        anyDay,
        fc.integer({ min: 1, max: 130 }),
        (born, today, years) => {
          const isOfAge = (completedYears(born, today) ?? -1) >= years;
          return (
            isOfAge ===
            ((dayAfter(born, { years }) ?? '') <= today && isOfAge === born <= (dayBefore(today, { years }) ?? ''))
          );
        },
      ),
    );
  });
});

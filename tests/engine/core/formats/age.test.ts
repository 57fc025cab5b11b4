import { describe, expect, it } from 'vitest';
import { completedYears, isIsoDate, todayIn } from '../../../../engine/core/formats/age';

describe('age', () => {
  it.each([
    ['2008-11-20', '2026-11-19', 17],
    ['2008-11-20', '2026-11-20', 18],
    ['2008-11-20', '2026-11-21', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2026-11-20', '2026-11-20', 0],
  ])('[PF-INF-02] of one born %s is on %s %d completed years', (birth, today, years) => {
    expect(completedYears(birth, today)).toBe(years);
  });

  it('is unknown for a later day or for text that is no date', () => {
    expect(completedYears('2026-11-21', '2026-11-20')).toBeUndefined();
    expect(completedYears('31/12/1990', '2026-11-20')).toBeUndefined();
    expect(completedYears('2023-02-29', '2026-11-20')).toBeUndefined();
  });

  it('knows the days of the calendar', () => {
    expect(['2024-02-29', '2000-02-29', '2023-12-31'].every(isIsoDate)).toBe(true);
    expect(
      ['1900-02-29', '2023-04-31', '2023-00-10', '2023-13-01', '2023-01-00', '0000-01-01', '2023-1-1', 5].some(
        isIsoDate,
      ),
    ).toBe(false);
  });
});

describe('today', () => {
  it('is the day of the time zone, not of UTC', () => {
    expect(todayIn('America/Sao_Paulo', new Date('2026-11-20T02:59:59Z'))).toBe('2026-11-19');
    expect(todayIn('America/Sao_Paulo', new Date('2026-11-20T03:00:00Z'))).toBe('2026-11-20');
    expect(todayIn('UTC', new Date('2026-01-02T00:00:00Z'))).toBe('2026-01-02');
  });
});

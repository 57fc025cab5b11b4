import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayText, momentText, whenText } from '../../../src/ui/moment';

const zone = process.env.TZ;

// Far from Brasília: what is read in the browser's own time is another day.
beforeEach(() => {
  process.env.TZ = 'Asia/Tokyo';
});
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('a moment of the API', () => {
  it.each([
    ['2026-11-01T02:05:07.123Z', '31/10/2026', '23:05:07'],
    ['2026-11-01T09:05:07-03:00', '01/11/2026', '09:05:07'],
    ['2026-11-01T09:05:07', '01/11/2026', '09:05:07'],
  ])('[PF-DOC-F06, CF-UPL-F06] %s is told in Brasília, as day and time and as a day alone', (moment, day, time) => {
    expect([momentText(moment), dayText(moment)]).toEqual([`${day} ${time}`, day]);
    expect(whenText(moment)).toBe(`${day} às ${time.slice(0, 5)}`);
  });

  it.each(['', 'ontem'])('%j is told as none', (text) => {
    expect([momentText(text), dayText(text), whenText(text)]).toEqual(['', '', '']);
  });
});

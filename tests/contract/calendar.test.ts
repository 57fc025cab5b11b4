import { expect, it } from 'vitest';
import { todayInBrazil } from '../../contract/calendar';

it.each([
  ['2026-11-20T02:59:59Z', '2026-11-19'],
  ['2026-11-20T03:00:00Z', '2026-11-20'],
])('takes %s for the day %s of Brasília', (moment, day) => {
  expect(todayInBrazil(new Date(moment))).toBe(day);
});

import { afterEach, expect, it, vi } from 'vitest';
import { todayIn } from '../../../../engine/core/formats/age';

afterEach(() => vi.unstubAllGlobals());

const ZONES = ['America/Sao_Paulo', 'America/Noronha', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC'];
/** Around midnight of each of them, at the ends of months and years, and where the clocks of Brazil once were put on. */
const MOMENTS = ['2026-11-20', '2024-02-29', '2018-11-04', '2027-01-01', '1999-12-31'].flatMap((day) =>
  [...Array(48).keys()].map((half) => new Date(Date.parse(`${day}T00:00:00Z`) + half * 1_800_000 - 1)),
);

it('a browser that has Temporal knows the same day as one that has not', () => {
  const days = () => ZONES.map((zone) => MOMENTS.map((moment) => todayIn(zone, moment)));
  expect(globalThis).toHaveProperty('Temporal');
  const known = days();
  vi.stubGlobal('Temporal', undefined);
  expect(days()).toEqual(known);
  expect(new Set(known.flat()).size).toBeGreaterThan(10);
});

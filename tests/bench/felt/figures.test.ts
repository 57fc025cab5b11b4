import { describe, expect, it } from 'vitest';
import { decided, figuresOf, linesOf, threeQuartersOf } from '../../../bench/felt/figures';
import type { Opening } from '../../../bench/felt/open';
import { readOptions } from '../../../bench/felt/options';
import { slowdownFor } from '../../../bench/felt/slowdown';

const opening = (usable: number, state: Opening['state'] = 'cold'): Opening => ({
  page: 'login',
  state,
  firstPaint: 1_000,
  usable,
  longestTask: 120,
  shift: 0.02,
});
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('what felt says of its values', () => {
  it('decides nothing before ten values, nor while both sides are likely', () => {
    expect(decided(times(9, 1), 2)).toBeUndefined();
    expect(decided(times(10, 1), 2)).toBe(true);
    expect(decided(times(10, 3), 2)).toBe(false);
    // Nine of ten by chance: 11 in 1,024; eight of ten: 56.
    expect(decided([...times(9, 1), 3], 2)).toBe(true);
    expect(decided([...times(8, 1), 3, 3], 2)).toBeUndefined();
    expect(decided([...times(1, 1), ...times(9, 3)], 2)).toBe(false);
  });

  it('decides by any share: three quarters of thousands of acts as well', () => {
    expect(decided([...times(75, 1), ...times(25, 3)], 2, 0.75)).toBeUndefined();
    expect(decided([...times(85, 1), ...times(15, 3)], 2, 0.75)).toBe(true);
    expect(decided([...times(60, 1), ...times(40, 3)], 2, 0.75)).toBe(false);
    expect(decided([...times(3_900, 1), ...times(1_100, 3)], 2, 0.75)).toBe(true);
    // All within the limit, but no more than eleven of them: by chance 0.75 to the eleventh.
    expect(decided(times(11, 1), 2, 0.75)).toBeUndefined();
  });

  it('takes the value that three quarters do not exceed', () => {
    expect(threeQuartersOf([])).toBe(0);
    expect(threeQuartersOf([5])).toBe(5);
    expect(threeQuartersOf([40, 10, 30, 20])).toBe(30);
  });

  it('tells each figure with its target and what became of it', () => {
    const openings = [...times(10, opening(3_000)), ...times(10, opening(4_000, 'warm'))];
    const typed = [{ name: 'first tab by hand', acts: [16, 24, 120, 90], shift: 0 }];
    const scores = [
      { page: '/login', scores: { performance: 94, seo: 100 }, slowdown: 1.44, asItComes: 70, metrics: {} },
    ];
    expect(linesOf(figuresOf({ openings, entered: [], typed, scores }))).toEqual([
      'reached       first paint, login, cold: 1000 ms (target at most 1800)',
      'reached       usable, login, cold: 3000 ms (target at most 3500)',
      '              longest task, login, cold: 120 ms',
      'MISSED        shift, login, cold: 0.020 (target at most 0.01)',
      'reached       first paint, login, warm: 1000 ms (target at most 1800)',
      'MISSED        usable, login, warm: 4000 ms (target at most 3500)',
      '              longest task, login, warm: 120 ms',
      'MISSED        shift, login, warm: 0.020 (target at most 0.01)',
      'not decided   act to paint, first tab by hand (4): 90 ms (target at most 100)',
      '              longest act, first tab by hand: 120 ms',
      'reached       shift, first tab by hand: 0.000 (target at most 0.01)',
      'MISSED        performance of /login, 1.4 times slower: 94 (target at least 95)',
      'reached       seo of /login: 100 (target at least 95)',
      '              performance of /login, 4 times slower: 70',
    ]);
  });

  it('says of each section what its longest task was', () => {
    const entered = ['a', 'b', 'a'].map((section, index) => ({
      section,
      longestTask: 100 * index,
      acts: [],
      shift: 0,
    }));
    expect(linesOf(figuresOf({ openings: [], entered, typed: [], scores: [] }))).toEqual([
      'not decided   longest task, a: 100 ms (target at most 200)',
      'not decided   longest task, b: 100 ms (target at most 200)',
    ]);
  });
});

describe('how many times slower Lighthouse has a machine be', () => {
  it('follows the index of the machine: a fast one by more, one as fast as a phone not at all', () => {
    const slowdowns = [100, 150, 475, 800, 1_050, 1_300, 1_533].map(slowdownFor);
    expect(slowdowns).toEqual([1, 1, 1.5, 2, 2.5, 3, 4]);
  });
});

describe('the words after npm run felt', () => {
  it('choose what is measured, and how often', () => {
    expect(readOptions(['--only', 'typing,open', '--runs', '3', '--check'])).toEqual({
      kinds: ['open', 'typing'],
      runs: 3,
      slowdown: 4,
      most: Number.POSITIVE_INFINITY,
      plain: false,
      check: true,
      report: 'reports/felt.json',
    });
  });

  it('are few for a quick run', () => {
    const { runs, slowdown, most } = readOptions(['--quick', '--slowdown', '2']);
    expect([runs, slowdown, most]).toEqual([1, 2, 1]);
  });

  it.each([
    [['--only', 'login'], '--only takes open, sections, typing, lighthouse, not "login".'],
    [['--runs', '0'], '--runs takes a whole number from 1, not "0".'],
  ])('refuse %j', (words, message) => {
    expect(() => readOptions(words)).toThrow(message);
  });
});

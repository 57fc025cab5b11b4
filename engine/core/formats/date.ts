import { isIsoDate } from './age';
import { textFormat } from './textFormat';
import type { ToldFormat } from './toldFormat';
import type { Format } from './types';

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

const YEAR_FIRST = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const ANY = new RegExp(`${YEAR_FIRST.source}|\\b(\\d{1,2})[/. -]{1,3}(\\d{1,2})[/. -]{1,3}(\\d{4})\\b`, 'g');
/** A day that is begun, or one whose year has two digits. */
const SHORT = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{0,4}))?$/;

const two = (part = '') => part.padStart(2, '0');

/** `yyyy-mm-dd` of a match of year, month and day. */
function isoOf([, year, month, day]: string[]): string {
  return `${year}-${two(month)}-${two(day)}`;
}

/** What .NET sends for "no date". */
const NO_DATE = '0001-01-01';

/** How a language writes a day: two digits, two digits and the year. */
export interface DayWriting {
  /** `12/31/1990` in place of `31/12/1990`. */
  isMonthFirst?: boolean;
  /** What stands between the three. Default: `/`. */
  mark?: '/' | '.' | '-';
  /** What an empty box shows: `'mm/dd/yyyy'`. */
  placeholder: string;
}

/** A day, stored `yyyy-mm-dd`, shown as a language writes it. The day of a date-time is taken as written, in no time zone. */
/* @__NO_SIDE_EFFECTS__ */
export function dateFormat({ isMonthFirst, mark = '/', placeholder }: DayWriting): Format {
  const shown = new RegExp(`^(\\d\\d)[${mark}](\\d\\d)[${mark}](\\d{4})$`);
  const shortYear = new RegExp(`^\\d\\d[${mark}]\\d\\d[${mark}]\\d\\d$`);
  const begunPart = new RegExp(`(?<=^|[${mark}])\\d\\d?$`);
  const write = (year = '', month = '', day = '') => [...(isMonthFirst ? [month, day] : [day, month]), year].join(mark);

  /** The only day in a text as the box shows it, or the text itself. */
  function found(text: string): string {
    const days = [...text.matchAll(ANY)];
    const [only] = days;
    if (!only) return text.replace(SHORT, (_, first, second, year) => [two(first), two(second), year ?? ''].join(mark));
    if (days.length > 1) return text;
    const [, year, month, day, first, second, yearBehind] = only;
    return year ? write(year, two(month), two(day)) : [two(first), two(second), yearBehind].join(mark);
  }

  return textFormat({
    name: 'date',
    widget: 'date',
    placeholder,
    inputMode: 'numeric',
    mask: () => `##${mark}##${mark}####`,
    read(text) {
      const trimmed = text.trim();
      const [, first, second, last] = shown.exec(trimmed) ?? [];
      const begun = YEAR_FIRST.exec(trimmed);
      const year = ISO.exec(trimmed) ?? (begun?.[0] === trimmed ? begun : undefined);
      const [month, day] = isMonthFirst ? [first, second] : [second, first];
      const iso = year ? isoOf(year) : last ? `${last}-${month}-${day}` : '';
      if (iso === NO_DATE) return '';
      return isIsoDate(iso) ? iso : trimmed;
    },
    check(text) {
      if (shortYear.test(text)) return 'year';
      return isIsoDate(text) && text !== NO_DATE ? undefined : 'date';
    },
    show: (text) => (isIsoDate(text) ? write(...text.split('-')) : text),
    separate: (text) => text.replace(begunPart, (part) => two(part) + mark),
    begun(typed) {
      if (!/^\d{4}[-/.]\d{0,2}(?:[-/.]\d{0,2})?$/.test(typed)) return undefined;
      return /[-/.]\d{2}[-/.]\d{2}$/.test(typed) ? found(typed) : typed;
    },
    paste: (text) => found(text.trim()),
    reasons: ['date', 'year'],
  });
}

/** A day, stored `yyyy-mm-dd`, shown dd/mm/aaaa. */
export const date = dateFormat({ placeholder: 'dd/mm/aaaa' });

export const told: ToldFormat = {
  group: 'day',
  holds: 'day',
  sample: '1990-12-31',
  words: {
    'pt-BR': {
      title: 'Data',
      what: 'data',
      stores: 'o dia, ano-mês-dia',
      help: 'Um dia; pode ter limites.',
    },
  },
  reasons: {
    en: {
      date: 'Not a date.',
      year: 'Write the year with four digits, as in 1988.',
    },
  },
  examples: {
    valid: ['1990-12-31', '2024-02-29', '1808-10-12'],
    invalid: [
      { value: '2023-02-29', reason: 'date' },
      { value: '31/02/2020', reason: 'date' },
      { value: '12/0', reason: 'date' },
      { value: '01/02/90', reason: 'year' },
      { value: 'ontem', reason: 'date' },
    ],
  },
  source: 'ISO 8601-1:2019, 5.2.2.1, calendar date; Gregorian calendar for all years.',
};

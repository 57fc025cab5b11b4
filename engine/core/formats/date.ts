import { isIsoDate } from './age';
import { textFormat } from './textFormat';
import type { ToldFormat } from './toldFormat';

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const SHOWN = /^(\d{2})\/(\d{2})\/(\d{4})$/;

const YEAR_FIRST = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const DAY_FIRST = /\b(\d{1,2})[/. -]{1,3}(\d{1,2})[/. -]{1,3}(\d{4})\b/;
/** A day that is begun, or one whose year has two digits. */
const SHORT = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{0,4}))?$/;

const two = (part = '') => part.padStart(2, '0');

/** `yyyy-mm-dd` of a match of year, month and day. */
function isoOf([, year, month, day]: string[]): string {
  return `${year}-${two(month)}-${two(day)}`;
}

/** The only day in a text as dd/mm/aaaa, or the text itself. */
function dayFirst(text: string): string {
  const days = [...text.matchAll(new RegExp(`${YEAR_FIRST.source}|${DAY_FIRST.source}`, 'g'))];
  const [found] = days;
  if (!found) return text.replace(SHORT, (_, day, month, year) => [two(day), two(month), year ?? ''].join('/'));
  if (days.length > 1) return text;
  const [, year, month, day, dayBefore, monthBefore, yearBehind] = found;
  return `${two(day ?? dayBefore)}/${two(month ?? monthBefore)}/${year ?? yearBehind}`;
}

/** What .NET sends for "no date". */
const NO_DATE = '0001-01-01';

/** A day, stored `yyyy-mm-dd`, shown dd/mm/aaaa. The day of a date-time is taken as written, in no time zone. */
export const date = textFormat({
  name: 'date',
  widget: 'date',
  placeholder: 'dd/mm/aaaa',
  inputMode: 'numeric',
  mask: () => '##/##/####',
  read(text) {
    const trimmed = text.trim();
    const iso = ISO.exec(trimmed);
    const shown = SHOWN.exec(trimmed);
    const begun = YEAR_FIRST.exec(trimmed);
    const year = iso ?? (begun?.[0] === trimmed ? begun : undefined);
    const day = year ? isoOf(year) : shown ? `${shown[3]}-${shown[2]}-${shown[1]}` : '';
    if (day === NO_DATE) return '';
    return isIsoDate(day) ? day : trimmed;
  },
  check(text) {
    if (/^\d{2}\/\d{2}\/\d{2}$/.test(text)) return 'year';
    return isIsoDate(text) && text !== NO_DATE ? undefined : 'date';
  },
  show: (text) => (isIsoDate(text) ? text.split('-').reverse().join('/') : text),
  separate: (text) => text.replace(/(?<=^|\/)\d{1,2}$/, (part) => `${part.padStart(2, '0')}/`),
  begun(typed) {
    if (!/^\d{4}[-/.]\d{0,2}(?:[-/.]\d{0,2})?$/.test(typed)) return undefined;
    return /[-/.]\d{2}[-/.]\d{2}$/.test(typed) ? dayFirst(typed) : typed;
  },
  paste: (text) => dayFirst(text.trim()),
  reasons: ['date', 'year'],
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
});

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
      year: 'Write the year with four digits, as in 22/09/1988.',
    },
  },
};

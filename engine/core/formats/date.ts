import { isIsoDate } from './age';
import { textFormat } from './textFormat';

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const SHOWN = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** What .NET sends for "no date". */
const NO_DATE = '0001-01-01';

/** A day, stored `yyyy-mm-dd`, shown dd/mm/aaaa. The day of a date-time is taken as written, in no time zone. */
export const date = textFormat({
  name: 'date',
  placeholder: 'dd/mm/aaaa',
  inputMode: 'numeric',
  mask: () => '##/##/####',
  read(text) {
    const trimmed = text.trim();
    const iso = ISO.exec(trimmed);
    const shown = SHOWN.exec(trimmed);
    const day = iso ? iso.slice(1, 4).join('-') : shown ? `${shown[3]}-${shown[2]}-${shown[1]}` : '';
    if (day === NO_DATE) return '';
    return isIsoDate(day) ? day : trimmed;
  },
  check: (text) => (isIsoDate(text) && text !== NO_DATE ? undefined : 'date'),
  show: (text) => (isIsoDate(text) ? text.split('-').reverse().join('/') : text),
  separate: (text) => text.replace(/(?<=^|\/)\d{1,2}$/, (part) => `${part.padStart(2, '0')}/`),
  paste(text) {
    const iso = /\b(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text);
    if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`;
    const day = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(text);
    return day ? `${day[1]?.padStart(2, '0')}/${day[2]?.padStart(2, '0')}/${day[3]}` : text;
  },
  reasons: ['date'],
  examples: {
    valid: ['1990-12-31', '2024-02-29', '1808-10-12'],
    invalid: [
      { value: '2023-02-29', reason: 'date' },
      { value: '31/02/2020', reason: 'date' },
      { value: '12/0', reason: 'date' },
      { value: 'ontem', reason: 'date' },
    ],
  },
  source: 'ISO 8601-1:2019, 5.2.2.1, calendar date; Gregorian calendar for all years.',
});

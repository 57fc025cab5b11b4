import { isIsoDate } from './age';
import { textFormat } from './textFormat';
import type { ToldFormat } from './toldFormat';

const ISO = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?$/;

/** What .NET sends for "no date". */
const NO_DATE = '0001-01-01';

/** A moment, stored and shown as it is written. Leap seconds are refused. */
export const dateTime = textFormat({
  name: 'dateTime',
  read: (text) => (text.trim().startsWith(NO_DATE) ? '' : text.trim()),
  check(text) {
    const day = ISO.exec(text)?.[1];
    return isIsoDate(day) && day !== NO_DATE ? undefined : 'dateTime';
  },
  reasons: ['dateTime'],
});

export const told: ToldFormat = {
  group: 'day',
  holds: 'moment',
  sample: '2026-11-21T12:00:00.000Z',
  field: { readOnly: true },
  words: {
    'pt-BR': {
      title: 'Data e hora',
      what: 'data e hora',
      stores: 'o momento, ISO 8601',
      help: 'Um momento, que o servidor diz: só leitura.',
    },
  },
  reasons: {
    en: {
      dateTime: 'Not a date and time.',
    },
  },
  examples: {
    valid: ['2026-11-21T12:00:00.000Z', '2024-02-29T23:59:59-03:00', '2026-11-21T09:05'],
    invalid: [
      { value: '2026-11-21', reason: 'dateTime' },
      { value: '2023-02-29T10:00:00Z', reason: 'dateTime' },
      { value: '2026-11-21T24:00:00Z', reason: 'dateTime' },
      { value: '0001-01-01T00:00:00', reason: 'dateTime' },
      { value: 'ontem às 10h', reason: 'dateTime' },
    ],
  },
  source: 'ISO 8601-1:2019, 5.4.2.1, date and time of day, in extended format.',
};

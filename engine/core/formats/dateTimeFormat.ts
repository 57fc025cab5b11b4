import { type DayWriting, dateFormat } from './date';
import { dateTime } from './dateTime';
import { textFormat } from './textFormat';
import type { Format } from './types';

/** Day, hour and minute, seconds without fractions, and zone. */
const PARTS = /^(.{10})T(.{5})(:\d\d)?(?:\.\d+)?(.*)$/;

/** Two numbers and a year, in any order, and a time; what stands as a day is read by the format of days. */
const SHOWN =
  /(?<![\w/.-])(\d[\d/.-]{5,9})(?:, ?| {1,2}|T)(\d{1,2})((?::[0-5]\d){1,2}(?:\.\d{1,9})?)(?: ?([ap])\.?m\.?)?(?: ?(Z|UTC|[+-]\d{2}:?\d{2}))?(?![\w:])/gi;

/** The signs of a moment that is written. */
const SIGNS = /^[\d/.:+\-, apmtucz]*$/i;

/** The hour of 24, of one that may be of twelve. */
function hourOf(hour: string, half: string | undefined): string {
  if (!half) return hour.padStart(2, '0');
  return String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0');
}

const isMoment = (text: string) => dateTime.validate(text) === undefined;

/**
 * A moment, stored as `dateTime` stores it, whose day stands as a language writes it: `12/31/1990 14:05`, of 24 hours, in the time
 * zone in which it is stored. A box holds all of it, down to the fractions of a second; hours of twelve are read.
 */
export function dateTimeFormat(writing: DayWriting): Format {
  const date = dateFormat(writing);

  /** The moments in a text, as they are stored. */
  const found = (text: string) =>
    [...text.matchAll(SHOWN)].flatMap(([all, day = '', hour = '', rest = '', half, zone = '']) => {
      const iso = `${date.normalise(date.paste?.(day) ?? day)}T${hourOf(hour, half)}${rest}${zone.toUpperCase().replace('UTC', 'Z')}`;
      const isHour = !half || (Number(hour) >= 1 && Number(hour) <= 12);
      return isHour && isMoment(iso) ? [{ all, iso }] : [];
    });
  const show = (text: string) => {
    if (!isMoment(text)) return text;
    return `${date.display(text.slice(0, 10))} ${text.slice(11)}`;
  };
  return textFormat({
    name: 'dateTime',
    placeholder: `${writing.placeholder} hh:mm`,
    accepts: SIGNS,
    read(text) {
      const moment = String(dateTime.normalise(text) ?? '');
      const [only] = found(moment);
      return only?.all === moment && !isMoment(moment) ? only.iso : moment;
    },
    check: (text) => dateTime.validate(text),
    show,
    paste(text) {
      const moments = found(text);
      return moments.length === 1 && moments[0] ? show(moments[0].iso) : text;
    },
    write(text) {
      const [, day = '', time = '', seconds = '', zone = ''] = PARTS.exec(isMoment(text) ? text : '') ?? [];
      if (day === '') return text;
      const at = `${date.display(day)} ${time}${seconds === ':00' ? '' : seconds}`;
      return zone === '' ? at : `${at} ${zone === 'Z' ? 'UTC' : zone}`;
    },
    reasons: dateTime.reasons,
  });
}

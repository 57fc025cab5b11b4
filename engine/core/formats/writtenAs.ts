import type { Typing } from '../typing/edit';
import { numberTyping } from '../typing/numberTyping';
import { type DayWriting, dateFormat } from './date';
import { dateTimeFormat } from './dateTimeFormat';
import type { Format } from './types';

/** How a language writes days and numbers. */
export interface Writing {
  /** Also of a moment, with its time of 24 hours behind it. Default: as the formats have it, `31/12/1990`. */
  day?: DayWriting;
  /** `1,234.56` in place of `1.234,56`. */
  hasDecimalPoint?: boolean;
}

/**
 * Formats as another language writes what they store: the formats `date` and `dateTime`, and all formats of numbers. What
 * is stored stays the same.
 * @example
 * import { formats, formatsWritten } from 'ficha-engine/core';
 *
 * const english = formatsWritten(formats, { day: { isMonthFirst: true, placeholder: 'mm/dd/yyyy' }, hasDecimalPoint: true });
 * english.date?.display('1990-12-31'); // '12/31/1990'
 * english.dateTime?.display('1990-12-31T14:05'); // '12/31/1990 14:05'
 * english.decimal?.display(12.5); // '12.5'
 */
export function formatsWritten(
  formats: Readonly<Record<string, Format>>,
  { day, hasDecimalPoint }: Writing,
): Record<string, Format> {
  const written = Object.entries(formats).map(([name, format]) => {
    if (hasDecimalPoint && format.type === 'number') return [name, withDecimalPoint(format)];
    const ofDay = ofDays[name];
    return [name, day && ofDay ? ofDay(day) : format];
  });
  return Object.fromEntries(written);
}

/** The formats that hold a day, as a language writes it. */
const ofDays: Readonly<Record<string, (day: DayWriting) => Format>> = { date: dateFormat, dateTime: dateTimeFormat };

/** Dots for commas, and commas for dots. */
const swap = (text: string) => text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

function withDecimalPoint(format: Format): Format {
  const { normalise, display, paste, accepts, ...rest } = format;
  const takesMarks = accepts?.test('1,5') ?? true;
  return {
    ...rest,
    ...(accepts && !takesMarks && { accepts }),
    ...(takesMarks && { typing: swappedTyping(numberTyping(format, { takesGroups: true })) }),
    normalise(value) {
      if (typeof value !== 'string') return normalise(value);
      const read = normalise(swap(value));
      return typeof read === 'string' ? value : read;
    },
    display: (value) => (typeof value === 'number' ? swap(display(value)) : display(value)),
    ...(paste && { paste: (text) => swap(paste(swap(text))) }),
  };
}

/** A typing in a box whose marks are those of the other language; what it refuses is told as it was typed. */
const swappedTyping =
  (typing: Typing): Typing =>
  ({ before, inserted, keys, ...edit }) => {
    const texts = { before: swap(before), inserted: swap(inserted), ...(keys !== undefined && { keys: swap(keys) }) };
    const { text, refused, ...outcome } = typing({ ...edit, ...texts });
    return {
      ...outcome,
      text: swap(text),
      ...(outcome.keys !== undefined && { keys: swap(outcome.keys) }),
      ...(refused && { refused: { ...refused, text: swap(refused.text) } }),
    };
  };

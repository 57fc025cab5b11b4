import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formats as all } from '../../../../engine/brazil';
import { dateFormat, type Format, formatsWritten, formatText } from '../../../../engine/core';
import { told as date } from '../../../../engine/core/formats/date';
import { told as dateTime } from '../../../../engine/core/formats/dateTime';
import type { Outcome } from '../../../../engine/core/typing/edit';
import { numberTyping } from '../../../../engine/core/typing/numberTyping';
import { typingOf } from '../../../../engine/core/typing/typingOf';

const english = formatsWritten(all, {
  day: { isMonthFirst: true, placeholder: 'mm/dd/yyyy' },
  hasDecimalPoint: true,
});
const of = (name: string) => english[name] as Format;

/** What a box of a format holds after keys, one by one. */
function box(format: Format, keys: string): Outcome {
  const typing = (format.type === 'string' && typingOf(format)) || (format.typing ?? numberTyping(format));
  let now: Outcome = { text: '', caret: 0, keys: '' };
  for (const inserted of keys) {
    const { text: before, caret, keys: behind } = now;
    now = typing({ before, start: caret, end: caret, inserted, ...(behind !== undefined && { keys: behind }) });
  }
  return now;
}

describe('a day with the month first', () => {
  it('is shown, typed and pasted so, and stored as any other', () => {
    const date = of('date');
    expect(date.placeholder).toBe('mm/dd/yyyy');
    expect(date.display('1990-12-31')).toBe('12/31/1990');
    expect(date.normalise('12/31/1990')).toBe('1990-12-31');
    expect(date.normalise('1990-12-31T00:00:00Z')).toBe('1990-12-31');
    expect(date.validate(date.normalise('31/12/1990') ?? '')).toBe('date');
    expect(date.paste?.('Born: 2/1/1990')).toBe('02/01/1990');
    expect(date.paste?.('1990-12-31')).toBe('12/31/1990');
    expect(box(date, '12311990').text).toBe('12/31/1990');
    expect(box(date, '1990-12-31').text).toBe('12/31/1990');
    expect(date.separate?.('2')).toBe('02/');
  });

  it('and a mark of its own', () => {
    const german = dateFormat({ mark: '.', placeholder: 'TT.MM.JJJJ' });
    expect(german.display('1990-12-31')).toBe('31.12.1990');
    expect(german.normalise('31.12.1990')).toBe('1990-12-31');
    expect(german.normalise('31/12/1990')).toBe('31/12/1990');
    expect(box(german, '31121990').text).toBe('31.12.1990');
    expect(german.validate('31.12.90')).toBe('year');
    expect(german.separate?.('31.2')).toBe('31.02.');
  });

  it('gives the same day back whatever the order and the mark', () => {
    const writing = fc.record({
      isMonthFirst: fc.boolean(),
      mark: fc.constantFrom('/' as const, '.' as const, '-' as const),
      placeholder: fc.constant(''),
    });
    const days = fc.date({ min: new Date('0002-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(writing, days, (how, day) => {
        const format = dateFormat(how);
        const stored = day.toISOString().slice(0, 10);
        const shown = format.display(stored);
        expect(format.normalise(shown)).toBe(stored);
        expect(format.paste?.(shown)).toBe(shown);
        expect(box(format, shown.replace(/\D/g, '')).text).toBe(shown);
      }),
    );
  });

  it.each([
    ['/', of('date')],
    ['.', dateFormat({ mark: '.', placeholder: '' })],
  ])('takes the examples of all days, and refuses them for the reasons that they name: %s', (mark, format) => {
    const { valid, invalid } = date.examples;
    for (const value of valid) expect(format.validate(value)).toBeUndefined();
    for (const { value, reason } of invalid) expect(format.validate(String(value).replaceAll('/', mark))).toBe(reason);
  });
});

describe('a moment with the month first', () => {
  const moment = of('dateTime');

  it('is shown with its day so, of 24 hours, and stored as any other', () => {
    expect(moment.placeholder).toBe('mm/dd/yyyy hh:mm');
    expect(moment.display('1990-12-31T14:05')).toBe('12/31/1990 14:05');
    expect(moment.display('2026-11-21T12:00:30.5Z')).toBe('11/21/2026 12:00:30.5Z');
    expect(moment.display('ontem')).toBe('ontem');
    expect(moment.normalise('12/31/1990 14:05')).toBe('1990-12-31T14:05');
    expect(moment.normalise('31/12/1990 14:05')).toBe('31/12/1990 14:05');
    expect(moment.normalise('12/31/1990 24:00')).toBe('12/31/1990 24:00');
    expect(moment.normalise('0001-01-01T00:00:00')).toBeUndefined();
  });

  it('stands outside of a field without what nobody reads, in its time zone', () => {
    expect(formatText(moment, '2026-11-21T12:00:00.000Z')).toBe('11/21/2026 12:00 UTC');
    expect(formatText(moment, '2024-02-29T23:59:59-03:00')).toBe('02/29/2024 23:59:59 -03:00');
    expect(formatText(moment, '2026-11-21T09:05')).toBe('11/21/2026 09:05');
    expect(formatText(moment, 'ontem')).toBe('ontem');
    expect(moment.normalise('11/21/2026 12:00 UTC')).toBe('2026-11-21T12:00Z');
  });

  it.each([
    ['12/31/1990 14:05', '1990-12-31T14:05'],
    ['1/2/1990 9:05', '1990-01-02T09:05'],
    ['12/31/1990, 2:05 PM', '1990-12-31T14:05'],
    ['12/31/1990 12:05 a.m.', '1990-12-31T00:05'],
    ['1990-12-31 14:05:10Z', '1990-12-31T14:05:10Z'],
  ])('takes the keys %s', (keys, stored) => {
    const typed = box(moment, keys);
    expect(typed).toMatchObject({ text: keys });
    expect(typed.refused).toBeUndefined();
    expect(moment.normalise(typed.text)).toBe(stored);
  });

  it('is found in what is pasted, if it is the only one', () => {
    const paste = (inserted: string) =>
      moment.accepts && typingOf(moment)?.({ before: '', start: 0, end: 0, inserted });
    expect(paste('Signed: 2/1/1990 2:05 PM.')?.text).toBe('02/01/1990 14:05');
    expect(paste('1990-12-31T14:05:00Z')?.text).toBe('12/31/1990 14:05:00Z');
    expect(paste('2/1/1990 13:05 PM')?.text).toBe('2/1/1990 13:05 PM');
    expect(paste('2/1/1990 9:00, 2/1/1990 10:00')?.text).toBe('2/1/1990 9:00, 2/1/1990 10:00');
    expect(paste('ontem')?.refused).toMatchObject({ reason: 'special' });
  });

  it('takes the examples of all moments, reads back what it shows of them, and refuses for the reasons that they name', () => {
    const { valid, invalid } = dateTime.examples;
    for (const value of valid) {
      expect(moment.validate(value)).toBeUndefined();
      expect(moment.normalise(value)).toBe(value);
      expect(moment.normalise(moment.display(value))).toBe(value);
      expect(moment.paste?.(moment.display(value))).toBe(moment.display(value));
    }
    for (const { value, reason } of invalid) expect(moment.validate(value)).toBe(reason);
  });

  it('gives the same moment back whatever the order and the mark', () => {
    const writing = fc.record({
      isMonthFirst: fc.boolean(),
      mark: fc.constantFrom('/' as const, '.' as const, '-' as const),
      placeholder: fc.constant(''),
    });
    const moments = fc.date({ min: new Date('0002-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(writing, moments, fc.constantFrom('', 'Z', '-03:00', '+0530'), (day, at, zone) => {
        const format = formatsWritten(all, { day }).dateTime as Format;
        const stored = at.toISOString().slice(0, -1) + zone;
        expect(format.normalise(format.display(stored))).toBe(stored);
        expect(box(format, format.display(stored)).text).toBe(format.display(stored));
      }),
    );
  });

  it('stays as it is stored where the language writes days as the formats do', () => {
    expect(formatsWritten(all, { hasDecimalPoint: true }).dateTime).toBe(all.dateTime);
  });
});

describe('numbers with a decimal point', () => {
  it.each([
    ['money', '1234567.8', '1,234,567.8', 1234567.8, '1,234,567.80'],
    ['money', '1,234.56', '1,234.56', 1234.56, '1,234.56'],
    ['money', '1,234', '1,234', 1234, '1,234.00'],
    ['money', '1234,56', '1,234.56', 1234.56, '1,234.56'],
    ['decimal', '12.5', '12.5', 12.5, '12.5'],
    ['decimal', '.5', '0.5', 0.5, '0.5'],
    ['decimal', '1,234', '1234', 1234, '1234'],
    ['decimal', '1,234.5', '1234.5', 1234.5, '1234.5'],
    ['decimal', '12,345.67', '12345.67', 12345.67, '12345.67'],
    ['decimal', '1,234,567.8', '1234567.8', 1234567.8, '1234567.8'],
    ['decimal', '1,5', '1.5', 1.5, '1.5'],
    ['decimal', '12.345', '12.34', 12.34, '12.34'],
    ['percent', '12.5', '12.5', 0.125, '12.50'],
  ])('%s: the keys %s stand as %s', (name, keys, text, stored, shown) => {
    expect(box(of(name), keys).text).toBe(text);
    expect(of(name).normalise(text)).toBe(stored);
    expect(of(name).display(stored)).toBe(shown);
  });

  it('are pasted with the marks of the language, and refused in the words that were typed', () => {
    expect(of('money').paste?.('Total: R$ 1,234.50')).toBe('1,234.50');
    expect(of('decimal').normalise('12.345')).toBe(12.34);
    expect(of('decimal').normalise('12,345')).toBe(12345);
    expect(of('decimal').normalise('1.2.3')).toBe('1.2.3');
    const pasted = of('money').typing?.({ before: '', start: 0, end: 0, inserted: '1,23.4,5' });
    expect(pasted?.refused).toEqual({ reason: 'unclear', text: '1,23.4,5' });
  });

  it('are pasted with thousands where none are shown', () => {
    const pasted = (inserted: string) => of('decimal').typing?.({ before: '', start: 0, end: 0, inserted });
    expect(pasted('1,234')).toMatchObject({ text: '1234' });
    expect(pasted('12,345.67')).toMatchObject({ text: '12345.67' });
    expect(pasted('1,23.4,5')?.refused).toEqual({ reason: 'unclear', text: '1,23.4,5' });
  });

  it('whole ones have no marks of their own', () => {
    expect(of('integer').accepts).toEqual(all.integer?.accepts);
    expect(of('integer').typing).toBeUndefined();
    expect(of('integer').normalise('1,000')).toBe(1000);
  });

  it('take the same keys as with a comma, mark for mark', () => {
    const swap = (text: string) => text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
    const keys = fc.string({ unit: fc.constantFrom(...'0123456789.,-x '), maxLength: 20 });
    fc.assert(
      fc.property(fc.constantFrom('money', 'decimal', 'percent'), keys, (name, typed) => {
        const format = all[name] as Format;
        const comma = box({ ...format, typing: numberTyping(format, { takesGroups: true }) }, typed);
        const point = box(of(name), swap(typed));
        expect([swap(point.text), point.caret]).toEqual([comma.text, comma.caret]);
        expect(point.refused?.reason).toBe(comma.refused?.reason);
        expect(of(name).normalise(point.text)).toEqual(
          typeof all[name]?.normalise(comma.text) === 'string' ? point.text : all[name]?.normalise(comma.text),
        );
      }),
    );
  });
});

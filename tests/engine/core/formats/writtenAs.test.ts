import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formats as all } from '../../../../engine/brazil';
import { dateFormat, type Format, formatsWritten } from '../../../../engine/core';
import { told as date } from '../../../../engine/core/formats/date';
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
  const typing = format.typing ?? (format.mask && typingOf(format)) ?? numberTyping(format);
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

describe('numbers with a decimal point', () => {
  it.each([
    ['money', '1234567.8', '1,234,567.8', 1234567.8, '1,234,567.80'],
    ['money', '1,234.56', '1,234.56', 1234.56, '1,234.56'],
    ['money', '1,234', '1,234', 1234, '1,234.00'],
    ['money', '1234,56', '1,234.56', 1234.56, '1,234.56'],
    ['decimal', '12.5', '12.5', 12.5, '12.5'],
    ['decimal', '.5', '0.5', 0.5, '0.5'],
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
        const comma = box(all[name] as Format, typed);
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

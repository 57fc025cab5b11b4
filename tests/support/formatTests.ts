import { expect, it } from 'vitest';
import { applyMask } from '../../engine/core/formats/mask';
import type { ToldFormat } from '../../engine/core/formats/toldFormat';
import { type Format, formatText } from '../../engine/core/formats/types';
import type { Json } from '../../engine/core/json';

/** Tests of what every format keeps, with its own examples. */
export function testFormat(format: Format, { examples }: ToldFormat): void {
  it.each(examples.valid)('accepts %j and keeps it as it is', (value) => {
    expect(format.validate(value)).toBeUndefined();
    expect(format.normalise(value)).toBe(value);
    expect(typeof value).toBe(format.type);
  });

  it.each(examples.valid)('reads back what it shows of %j, bare and with prefix and suffix', (value) => {
    expect(format.normalise(format.display(value))).toBe(value);
    expect(format.normalise(formatText(format, value))).toBe(value);
  });

  it.each(examples.invalid)('refuses $value: $reason', ({ value, reason }) => {
    expect(format.validate(value)).toBe(reason);
  });

  it('has an example for every reason, and no other reasons', () => {
    const shownReasons = new Set(examples.invalid.map(({ reason }) => reason));
    expect([...shownReasons].sort()).toEqual([...format.reasons].sort());
  });

  it('takes no further character where it says that nothing can follow', () => {
    for (const reason of format.complete ?? []) {
      expect(format.reasons).toContain(reason);
      for (const { value } of examples.invalid.filter((example) => example.reason === reason)) {
        const longer = `${format.display(value)}0`;
        expect(format.normalise(applyMask(format.mask?.(longer) ?? '', longer))).toBe(value);
      }
    }
  });

  it('shows nothing in an empty field that could be taken for a value', () => {
    const { placeholder } = format;
    if (placeholder === undefined) return;
    expect(placeholder).not.toMatch(/\d/);
    expect(format.validate(format.normalise(placeholder) as Json)).toBeDefined();
  });

  it('is empty for what is empty', () => {
    for (const empty of [undefined, null, '', []] as (Json | undefined)[]) {
      expect(format.normalise(empty)).toBeUndefined();
      expect(format.display(empty)).toBe('');
    }
  });

  it('never accepts, and never loses, a value of another JSON type', () => {
    const others: Json[] = [true, { a: 1 }, ['x'], null, format.type === 'string' ? 5 : '5'];
    for (const other of others) expect(format.validate(other)).toBeDefined();
    for (const other of [true, { a: 1 }, ['x']]) expect(format.normalise(other)).toBe(other);
  });

  it('shows what may be typed', () => {
    for (const value of examples.valid.filter((example) => example !== -1 && example !== -1.5)) {
      const text = format.display(value);
      if (format.mask) expect(applyMask(format.mask(text), text)).toBe(text);
      if (format.accepts) expect(text).toMatch(format.accepts);
    }
  });
}

import { describe, expect, it } from 'vitest';
import { readKeys } from '../../../../engine/core/typing/numberKeys';

describe('the keys of a number with thousands', () => {
  it.each([
    ['', ''],
    ['1234', '1.234'],
    ['007', '7'],
    ['1,2', '1,2'],
    ['1.23', '1,23'],
    [',5', '0,5'],
    ['1.234', '1.234'],
    ['1,234', '1.234'],
    ['1,234.5', '1.234,5'],
    ['1.234,56', '1.234,56'],
    ['1.234.567', '1.234.567'],
    ['12,345', '12.345'],
  ])('%j mean %j', (keys, text) => {
    expect(readKeys(keys, true)).toBe(text);
  });

  it.each(['a', '1,2,3', '1.23.4', '1234,567', '0,125', '1,234.567', '1.234,567', '1,2345', '.234'])(
    '%j mean no number',
    (keys) => {
      expect(readKeys(keys, true)).toBeUndefined();
    },
  );
});

describe('the keys of a number without thousands', () => {
  it.each([
    ['12345', '12345'],
    ['05', '5'],
    ['12,5', '12,5'],
    ['12.5', '12,5'],
    ['12.50', '12,50'],
    ['.5', '0,5'],
  ])('%j mean %j', (keys, text) => {
    expect(readKeys(keys, false)).toBe(text);
  });

  it.each(['1,234', '1.234', '1.2,3', '-5'])('%j mean no number', (keys) => {
    expect(readKeys(keys, false)).toBeUndefined();
  });
});

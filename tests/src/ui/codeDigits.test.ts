import { describe, expect, it } from 'vitest';
import { digitsOf, isWholeCode, readEdit, withDigit } from '../../../src/ui/codeDigits';

it.each([
  ['123456', true],
  ['12345', false],
  ['1234567', false],
  ['123 56', false],
  ['12345a', false],
  ['', false],
])('[ACC-TOKEN-05, ACC-CONST-04] a whole token is six digits: %j', (code, isWhole) => {
  expect(isWholeCode(code)).toBe(isWhole);
});

describe('a box', () => {
  it.each([
    ['', '7', { digit: '7' }],
    ['4', '47', { digit: '7' }],
    ['4', '74', { digit: '7' }],
    ['4', '44', { digit: '4' }],
    ['4', '', { digit: '' }],
    ['', '123456', { spread: '123456' }],
    ['4', '4123456', { spread: '4123456' }],
    ['', '12', { spread: '12' }],
  ])('[ACC-TOKEN-02] that held %j and now %j', (previous, text, edit) => {
    expect(readEdit(previous, text)).toEqual(edit);
  });

  it.each([
    ['', 'a'],
    ['4', '4a'],
    ['4', 'a'],
    ['', ' '],
  ])('[ACC-TOKEN-02] ignores what is no digit: %j becomes %j', (previous, text) => {
    expect(readEdit(previous, text)).toBeUndefined();
  });
});

it('keeps the place of a digit behind an empty box', () => {
  expect(withDigit('12', 3, '4')).toBe('12 4');
  expect(withDigit('12 4', 3, '')).toBe('12');
  expect(withDigit('1234', 1, '')).toBe('1 34');
});

it('[ACC-TOKEN-03] takes the first six digits of a pasted text', () => {
  expect(digitsOf('123 456')).toBe('123456');
  expect(digitsOf('Token: 12345678')).toBe('123456');
});

import { expect, it } from 'vitest';
import { csvLine } from '../../../server/registration/handOver/csvLine';

it.each([
  ['=1+1', "'=1+1\r\n"],
  ['@SUM(A1)', "'@SUM(A1)\r\n"],
  ["-1+cmd|' /C calc'!A0", "'-1+cmd|' /C calc'!A0\r\n"],
  ['+1;HYPERLINK("x")', '"\'+1;HYPERLINK(""x"")"\r\n'],
  ['+5511987654321', '+5511987654321\r\n'],
  ['+55 (11) 98765-4321', '+55 (11) 98765-4321\r\n'],
  ['-1234.5', '-1234.5\r\n'],
  ['a,b', '"a,b"\r\n'],
])('a cell of a table that would be a formula is none: %s', (cell, line) => {
  expect(csvLine([cell])).toBe(line);
});

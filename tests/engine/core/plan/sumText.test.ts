import { expect, it } from 'vitest';
import { formats } from '../../../../engine/brazil';
import { sumText } from '../../../../engine/core/plan/rowSums';

it.each([
  ['%', '33,5%'],
  ['kg', '33,5\u00a0kg'],
  [undefined, '33,5'],
])('a sum is read with its unit, %s, as people write it', (unit, read) => {
  const sum = { field: 'Parte', whole: 100, ...(unit && { unit }) };
  expect(sumText(sum, formats.decimal, 33.5)).toBe(read);
});

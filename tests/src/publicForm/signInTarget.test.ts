import { expect, it } from 'vitest';
import { signInTarget } from '../../../src/publicForm/signInTarget';

it.each([
  ['https://app.exemplo.com/entrar', 'https://app.exemplo.com/entrar'],
  ['http://app.exemplo.com', 'http://app.exemplo.com'],
  [' /Dashboard ', '/Dashboard'],
  ['', '/login'],
  [undefined, '/login'],
  ['//app.exemplo.com', '/login'],
  ['/\\app.exemplo.com', '/login'],
  ['javascript:alert(1)', '/login'],
  ['app.exemplo.com', '/login'],
])('[ACC-CFG-06, ACC-SUP-23] of the setting "%s" leads to %s', (setting, target) => {
  expect(signInTarget(setting)).toBe(target);
});

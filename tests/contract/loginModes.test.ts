import { expect, it } from 'vitest';
import { asksForPassword, asksForToken, LOGIN_MODE, loginModeOf } from '../../contract/loginModes';

it.each([
  [0, LOGIN_MODE.password],
  [1, LOGIN_MODE.twoStep],
  [2, LOGIN_MODE.token],
  [3, LOGIN_MODE.twoStep],
  [-1, LOGIN_MODE.twoStep],
  ['0', LOGIN_MODE.twoStep],
  [undefined, LOGIN_MODE.twoStep],
])('[ACC-LOGIN-20] takes %j for the mode %i; what is none is two-step', (value, mode) => {
  expect(loginModeOf(value)).toBe(mode);
});

it('[ACC-LOGIN-19, ACC-LOGIN-20, ACC-LOGIN-22] asks for a password, for both, for a token alone', () => {
  const modes = [LOGIN_MODE.password, LOGIN_MODE.twoStep, LOGIN_MODE.token];
  expect(modes.map(asksForPassword)).toEqual([true, true, false]);
  expect(modes.map(asksForToken)).toEqual([false, true, true]);
});

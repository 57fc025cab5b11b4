import { expect, it } from 'vitest';
import { askedPlace } from '../../../src/features/wizard/places';
import { written } from '../../../src/history/moves';

const STATE = {
  '/wizard': { tab: 'home', reached: 'money' },
  dashboard: { section: 'money' },
  layer: 'row/home/people/new',
};

it('a wizard reads its own place from an entry of the history, and of another one the address alone', () => {
  expect(askedPlace('/wizard/home', '/wizard', STATE)).toEqual({ tab: 'home', reached: 'money' });
  expect(askedPlace('/other/start', '/other', STATE)).toEqual({ tab: 'start' });
  expect(askedPlace('/other', '/other', null)).toBeUndefined();
});

it('no piece reads what another wrote', () => {
  expect(written(STATE, 'dashboard')).toEqual({ section: 'money' });
  expect(written(STATE, 'login')).toEqual({});
});

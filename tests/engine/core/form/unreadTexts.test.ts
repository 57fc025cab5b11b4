import { expect, it } from 'vitest';
import { moveTexts, openTexts, putText, withoutTexts } from '../../../../engine/core/form/unreadTexts';
import { stateOf, tabOf } from '../../../support/tabs';

it('a text without a value stands until its field has one, or is saved as empty', () => {
  const texts = putText(putText({}, '/home', '+5521'), '/work', '+551');
  expect(texts).toEqual({ '/home': '+5521', '/work': '+551' });
  expect(putText(texts, '/home', undefined)).toEqual({ '/work': '+551' });
  expect(withoutTexts(texts, ['work', 'home'])).toEqual({});
});

it('the same text again changes nothing', () => {
  const texts = putText({}, '/home', '+5521');
  expect(putText(texts, '/home', '+5521')).toBe(texts);
  expect(putText(texts, '/work', undefined)).toBe(texts);
});

it('texts come back where a field is there, and empty', () => {
  const { plan, state } = stateOf(tabOf({ home: {}, work: {} }), { work: '1' });
  expect(openTexts(plan, state.data, { '/home': '+5', '/work': '+5', '/gone': '+5' })).toEqual({ '/home': '+5' });
});

it('a text of a row goes with it, and those behind move up', () => {
  const texts = { '/people/0/phone': '1', '/people/1/phone': '2', '/people/2/phone': '3', '/peoples': '4' };
  const moved = moveTexts(texts, 'people', 1);
  expect(moved).toEqual({ '/people/0/phone': '1', '/people/1/phone': '3', '/peoples': '4' });
  expect(withoutTexts(moved, ['people'])).toEqual({ '/peoples': '4' });
});

import { expect, it } from 'vitest';
import { createUnreadTexts } from '../../../../engine/core/form/unreadTexts';

it('a text without a value stands until its field has one, or is saved as empty', () => {
  const texts = createUnreadTexts();
  texts.put('/home', '+5521');
  texts.put('/work', '+551');
  expect(texts.all()).toEqual({ '/home': '+5521', '/work': '+551' });
  texts.put('/home', undefined);
  expect(texts.at('/home')).toBeUndefined();
  texts.forget(['work', 'home']);
  expect(texts.all()).toEqual({});
});

it('a text of a row goes with it, and those behind move up', () => {
  const texts = createUnreadTexts();
  texts.replace({ '/people/0/phone': '1', '/people/1/phone': '2', '/people/2/phone': '3', '/peoples': '4' });
  texts.moveRows('people', 1);
  expect(texts.all()).toEqual({ '/people/0/phone': '1', '/people/1/phone': '3', '/peoples': '4' });
  texts.forget(['people']);
  expect(texts.all()).toEqual({ '/peoples': '4' });
});

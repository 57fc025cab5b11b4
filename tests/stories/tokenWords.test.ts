import { expect, it } from 'vitest';
import { readTokens } from '../../contract/theme/readTokens';
import source from '../../contract/theme/tokens.json';

const ENGLISH = /\b(?:the|of|and|that|under|with|text|edge|ground|what|fields|titles)\b/i;

it('what a token is for is said in Portuguese, as all else on its page', () => {
  const told = readTokens(source).filter(({ description }) => description !== '');
  expect(told.length).toBeGreaterThan(80);
  expect(told.filter(({ description }) => ENGLISH.test(description)).map(({ name }) => name)).toEqual([]);
});

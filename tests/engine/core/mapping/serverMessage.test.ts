import { expect, it } from 'vitest';
import { serverMessage } from '../../../../engine/core/mapping/serverMessage';

const names = { list: 'problems', text: 'summary' };

it('is the first item of the data, or the data when it is text, whatever the API calls its members', () => {
  expect(serverMessage({ data: ['first', 'second'] })).toBe('first');
  expect(serverMessage({ data: 'text' })).toBe('text');
});

it('is looked for in the members that the API is said to have, the list first', () => {
  expect(serverMessage({ data: { problems: ['a', 'b'], summary: 'c' } }, names)).toBe('a');
  expect(serverMessage({ data: { summary: 'c' }, summary: 'd' }, names)).toBe('c');
  expect(serverMessage({ data: [], summary: 'd' }, names)).toBe('d');
});

it('is none in members of other names, blank text or no object', () => {
  expect(serverMessage({ data: { erros: ['a'] }, descricao: 'b' }, names)).toBeUndefined();
  expect(serverMessage({ data: ['  '] }, names)).toBeUndefined();
  expect(serverMessage(null, names)).toBeUndefined();
  expect(serverMessage({ data: { problems: ['a'] }, summary: 'b' })).toBeUndefined();
});

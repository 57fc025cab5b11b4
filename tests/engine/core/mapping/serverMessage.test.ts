import { expect, it } from 'vitest';
import type { Json } from '../../../../engine/core/json';
import { refusedPlaces, serverMessage } from '../../../../engine/core/mapping/serverMessage';

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

it('is each of a list, with the place that it names: a JSON pointer, or the fragment of one', () => {
  const listed: Json[] = [
    { pointer: '#/a%20b', detail: 'A' },
    { pointer: '/c', summary: 'B' },
    { detail: ' ' },
    'C',
    { pointer: '#%' },
    7,
  ];
  expect(refusedPlaces({ problems: listed }, names)).toEqual([
    { message: 'A', pointer: '/a b' },
    { message: 'B', pointer: '/c' },
    { message: 'C' },
  ]);
  expect(refusedPlaces({ detail: 'Whole.' }, names)).toEqual([{ message: 'Whole.' }]);
  expect(refusedPlaces({ detail: 'Whole.', problems: listed })).toEqual([]);
});

it('has the place that stands beside the messages, the first of which it is about, and the first alone where that is told', () => {
  const body = { data: ['A', 'B'], place: '/a' };
  const [first, second] = [{ message: 'A', pointer: '/a' }, { message: 'B' }];
  expect(refusedPlaces(body, { ...names, field: 'place' })).toEqual([first, second]);
  expect(refusedPlaces(body, { ...names, field: 'place', only: 'first' })).toEqual([first]);
});

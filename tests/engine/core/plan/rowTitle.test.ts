import { expect, it } from 'vitest';
import { numberedTitle, rowCount, rowTitle } from '../../../../engine/core/plan/rowTitle';

const titles = (collection: Parameters<typeof rowTitle>[0], count: number) =>
  Array.from({ length: count }, (_, index) => rowTitle(collection, index));

it('numbers the rows from 1, those that a title of their own tells apart aside', () => {
  expect(titles({ title: 'Sócio {n}' }, 2)).toEqual(['Sócio 1', 'Sócio 2']);
  const accounts = { title: 'Conta adicional {n}', fixed: [{ title: 'Conta principal' }] };
  expect(titles(accounts, 3)).toEqual(['Conta principal', 'Conta adicional 1', 'Conta adicional 2']);
});

it('counts a fixed row that is called like the others', () => {
  expect(titles({ title: 'Sócio {n}', fixed: [{}] }, 2)).toEqual(['Sócio 1', 'Sócio 2']);
});

it('is empty without any title', () => {
  expect(titles(undefined, 1)).toEqual(['']);
});

it('gives a row without a name the title of its list with its number, written in it or not', () => {
  expect(numberedTitle('Representante', 1)).toBe('Representante 2');
  expect(numberedTitle('{n}º sócio', 1)).toBe('2º sócio');
  expect(numberedTitle('', 1)).toBe('2');
});

it('counts rows in the words of their list, where it has any', () => {
  const rows = { one: 'sócio', other: 'sócios' };
  expect([0, 1, 2].map((n) => rowCount({ rows }, n))).toEqual(['0 sócios', '1 sócio', '2 sócios']);
  expect(rowCount({}, 2)).toBeUndefined();
});

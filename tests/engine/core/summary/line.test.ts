import { expect, it } from 'vitest';
import { lineOf } from '../../../../engine/core/summary/line';

const texts = {
  yes: 'Sim',
  no: 'Não',
  lineRows_one: '1 registro',
  lineRows_other: '{n} registros',
  lineMore: 'e mais {n}',
};
const item = (value: string) => ({ label: 'x', value });
const group = (values: string[], rows: string[] = []) => ({
  title: 'g',
  items: values.map(item),
  groups: rows.map((title) => ({ title, items: [] })),
});

it('a tab is told by its first two values that say something alone', () => {
  const groups = [group(['', 'Sim', 'x'.repeat(61), 'a\nb']), group(['Ana', 'Ana', 'São Paulo', 'SP'])];
  expect(lineOf({ groups }, texts)).toBe('Ana · São Paulo');
});

it('an amount is told with what it is', () => {
  const items = [
    { label: 'Remuneração mensal', value: 'R$ 14.500,00' },
    { label: 'CEP', value: '01310-100' },
  ];
  expect(lineOf({ groups: [{ title: 'g', items }] }, texts)).toBe('Remuneração mensal: R$ 14.500,00 · 01310-100');
});

it('rows are told by number and name, two of them, behind one value', () => {
  expect(lineOf({ groups: [group([], ['Caio'])] }, texts)).toBe('1 registro: Caio');
  expect(lineOf({ groups: [group(['341', '0182'], ['Caio', 'Marina', 'Rui'])] }, texts)).toBe(
    '341 · 3 registros: Caio, Marina e mais 1',
  );
});

it('rows are counted in the words of the definition, and named where they are of one list', () => {
  const guests = { ...group(['341'], ['Caio', 'Rui']), counts: ['2 hóspedes'] };
  expect(lineOf({ groups: [guests] }, texts)).toBe('341 · 2 hóspedes: Caio, Rui');
  expect(lineOf({ groups: [group([], ['Eva']), guests] }, texts)).toBe('341 · 2 hóspedes: Caio, Rui');
  const pets = { ...group([], ['Bob']), counts: ['1 animal'] };
  expect(lineOf({ groups: [guests, pets] }, texts)).toBe('341 · 2 hóspedes · 1 animal');
});

it('a row goes by what it is called rather than by its number', () => {
  const rows = [{ title: 'Pessoa 1', name: 'Caio', items: [] }];
  expect(lineOf({ groups: [{ ...group([]), groups: rows }] }, texts)).toBe('1 registro: Caio');
});

it('a tab that holds nothing has no line', () => {
  expect(lineOf({ groups: [group(['', 'Não'])] }, texts)).toBe('');
});

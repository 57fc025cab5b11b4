import { describe, expect, it } from 'vitest';
import { cnpj } from '../../../engine/core/formats/br/cnpj';
import { cpf } from '../../../engine/core/formats/br/cpf';
import type { Format } from '../../../engine/core/formats/types';
import { editUserName, isUserName, suggestEmails, toWireUserName } from '../../../src/features/login/userName';

/** What stands in the field after the keys, one after the other; `<` is backspace. */
function type(keys: string, format: Format): string {
  return [...keys].reduce((text, key) => editUserName(text, key === '<' ? text.slice(0, -1) : text + key, format), '');
}

describe('typing into the user field', () => {
  it.each([
    ['529', '529'],
    ['5299', '529.9'],
    ['52998224725', '529.982.247-25'],
    ['529.982.247-25', '529.982.247-25'],
    ['5299<', '529'],
    ['529982247<', '529.982.24'],
    ['529982247255', '529982247255'],
  ])('[ACC-LOGIN-13] masks a CPF while all characters are digits: %s', (keys, text) => {
    expect(type(keys, cpf)).toBe(text);
  });

  it.each([
    ['11222333000181', '11.222.333/0001-81'],
    ['112223', '11.222.3'],
    ['12ABC34501DE3', '12ABC34501DE3'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['12abc34501de36', '12abc34501de36'],
  ])('[ACC-LOGIN-13] masks a CNPJ: digits at once, letters when it is whole: %s', (keys, text) => {
    expect(type(keys, cnpj)).toBe(text);
  });

  it.each([
    ['2020maria@x.com', '2020maria@x.com'],
    ['2020.maria@x.com', '2020.maria@x.com'],
    ['123.maria@x.com', '123.maria@x.com'],
    ['maria.2020@x.com', 'maria.2020@x.com'],
  ])('leaves an e-mail as it is typed: %s', (keys, text) => {
    expect(type(keys, cpf)).toBe(text);
  });

  it('takes a pasted e-mail or document whole', () => {
    expect(editUserName('529.9', 'ana.silva@x.com', cpf)).toBe('ana.silva@x.com');
    expect(editUserName('', ' 529.982.247-25 ', cpf)).toBe('529.982.247-25');
  });
});

describe('e-mail suggestions', () => {
  it('[ACC-LOGIN-11] are made of what was typed', () => {
    expect(suggestEmails('maria', false)).toEqual([
      'maria@gmail.com',
      'maria@outlook.com',
      'maria@hotmail.com',
      'maria@yahoo.com',
    ]);
  });

  it.each([
    ['maria@', false, 0],
    ['52998', false, 0],
    ['', false, 0],
    ['maria2', false, 4],
    ['maria2', true, 0],
    ['maria', true, 4],
  ])('[ACC-LOGIN-12] stop at @, and at digits where they may begin a document: %s', (text, hasLetters, count) => {
    expect(suggestEmails(text, hasLetters)).toHaveLength(count);
  });
});

it.each([
  ['529.982.247-25', cpf, true, '52998224725'],
  ['529.982.247-24', cpf, false, '529.982.247-24'],
  [' Maria@X.com ', cpf, true, 'maria@x.com'],
  ['12.ABC.345/01DE-35', cnpj, true, '12ABC34501DE35'],
])('knows and sends %s', (text, format, isValid, wire) => {
  expect(isUserName(text, format)).toBe(isValid);
  expect(toWireUserName(text, format)).toBe(wire);
});

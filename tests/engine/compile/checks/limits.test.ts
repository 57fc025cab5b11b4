import { expect, it } from 'vitest';
import { lineOf, problemsWith } from '../plant';

it.each([
  [100, ['DEF_WRONG_VALUE  O formato "percent" guarda uma fração: 1 são 100%. Encontrado 100. Você quis dizer 1?']],
  [1, []],
])('what rows of percentages are to add up to is a fraction: %s', (whole, expected) => {
  const found = problemsWith([
    {
      file: 'cadastro/contas.json',
      find: '"Login": { "type": "boolean", "title": "Login?" }',
      put: '"Login": { "type": "boolean", "title": "Login?" }, "Parte": { "type": "number", "title": "Parte", "format": "percent" }',
    },
    {
      file: 'cadastro/contas.json',
      find: '"load": "GET /pessoas",',
      put: `"load": "GET /pessoas", "sum": { "field": "Parte", "whole": ${whole}, "unit": "de tudo" },`,
    },
    {
      file: 'cadastro/contas.json',
      find: '"columns": [{ "title": "Nome", "fields": ["Nome"] }]',
      put: '"columns": [{ "title": "Nome", "fields": ["Nome", "Parte"] }]',
    },
  ]);
  expect(found.map(lineOf).map((line) => line.replace(/^\S+\s+/, ''))).toEqual(expected);
});

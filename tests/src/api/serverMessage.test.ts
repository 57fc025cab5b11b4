import { expect, it } from 'vitest';
import type { Json } from '../../../engine/core/json';
import { unwrapAnswer } from '../../../engine/core/mapping/answer';
import { NO_SERVER_MESSAGE, serverMessage } from '../../../src/api/serverMessage';

it.each<[Json | undefined, string]>([
  [{ data: ['primeira', 'segunda'], descricao: 'x' }, 'primeira'],
  [{ data: 'texto', descricao: 'x' }, 'texto'],
  [{ data: { erros: ['erro'] }, descricao: 'x' }, 'erro'],
  [{ data: { erros: ['erro'], descricao: 'dentro' }, descricao: 'fora' }, 'erro'],
  [{ data: { descricao: 'dentro' }, descricao: 'fora' }, 'dentro'],
  [{ data: [], descricao: 'descrita' }, 'descrita'],
  [{ data: [' '], descricao: 'descrita' }, 'descrita'],
  [['solta'], 'solta'],
  ['solta', 'solta'],
  [{ data: [] }, NO_SERVER_MESSAGE],
  [{}, NO_SERVER_MESSAGE],
  [undefined, NO_SERVER_MESSAGE],
])('[PF-OP-08] finds the message of %j', (body, message) => {
  expect(serverMessage(body)).toBe(message);
});

it('[PF-OP-08] prefers the default of the call to the general one', () => {
  expect(serverMessage({ data: [] }, 'Dados inválidos.')).toBe('Dados inválidos.');
});

it.each<[Json | undefined, Json | undefined]>([
  [{ data: { a: 1 } }, { a: 1 }],
  [{ Data: true }, true],
  [{ data: null }, null],
  [['a'], ['a']],
  [undefined, undefined],
])('[PF-LKP-27] [ACC-SESS-06] reads the payload of %j', (body, payload) => {
  expect(unwrapAnswer(body)).toEqual(payload);
});

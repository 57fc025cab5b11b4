import { expect, it } from 'vitest';
import type { Json } from '../../../../engine/core/json';
import { readAnswer } from '../../../../engine/core/state/lookup';

const definition = { call: 'GET /ws/{cep}/json/', notFound: { erro: true } };

it.each<[string, Json | undefined, string]>([
  ['an address', { uf: 'SP' }, 'found'],
  ['an address under data', { data: { uf: 'SP' } }, 'found'],
  ['the mark of the unknown', { erro: true }, 'notFound'],
  ['the mark as a text', { erro: 'true' }, 'notFound'],
  ['null', null, 'notFound'],
  ['no JSON', undefined, 'failed'],
  ['a text', 'Bad gateway', 'failed'],
  ['a list', [], 'failed'],
])('[PF-END-12] reads %s', (_, body, kind) => {
  expect(readAnswer(definition, body).kind).toBe(kind);
});

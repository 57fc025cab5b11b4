import { evaluateIn } from '../condition/evaluate';
import { readReference } from '../condition/read';
import type { Condition } from '../definition/types';
import type { JsonObject } from '../json';
import type { ToldValidator, Validator } from './types';

/** Some row of the lists meets the condition `params.when`. */
export const someRow: Validator = {
  name: 'someRow',
  validate(of, params, scope) {
    const rows = of.flatMap((name) => (readReference(name, scope) ?? []) as JsonObject[]);
    return rows.some((row) => evaluateIn((params.when ?? {}) as Condition, row, scope));
  },
};

export const told: ToldValidator = {
  params: { when: { type: 'object', required: true, names: 'condition', words: { 'pt-BR': 'linha em que' } } },
  words: { 'pt-BR': { title: 'ao menos uma linha assim', asks: 'alguma linha cumpre a condição `params.when`' } },
  examples: [
    {
      data: { rows: [{ a: true }, { a: false }] },
      of: ['rows'],
      params: { when: { a: { const: true } } },
      passes: true,
    },
    { data: { rows: [{ a: false }] }, of: ['rows'], params: { when: { a: { const: true } } }, passes: false },
    { data: {}, of: ['rows'], params: { when: { a: true } }, passes: false },
  ],
};

import { readReference } from '../condition/read';
import { addDecimals } from '../formats/decimal';
import type { JsonObject } from '../json';
import type { ToldValidator, Validator } from './types';

/** The sum of `params.field` over the rows of the lists lies within `params.minimum` and `params.maximum`, exactly. */
export const sum: Validator = {
  name: 'sum',
  validate(of, params, scope) {
    const rows = of.flatMap((name) => (readReference(name, scope) ?? []) as JsonObject[]);
    const total = addDecimals(
      rows.map((row) => row[String(params.field)]).filter((value): value is number => typeof value === 'number'),
    );
    const { minimum, maximum } = params;
    return !(typeof maximum === 'number' && total > maximum) && !(typeof minimum === 'number' && total < minimum);
  },
};

export const told: ToldValidator = {
  params: {
    field: { type: 'string', required: true, names: 'field', words: { 'pt-BR': 'campo da linha' } },
    minimum: { type: 'number', words: { 'pt-BR': 'no mínimo' } },
    maximum: { type: 'number', words: { 'pt-BR': 'no máximo' } },
  },
  sums: true,
  words: {
    'pt-BR': {
      title: 'soma das linhas',
      asks: 'a soma de `params.field` nas linhas está entre `params.minimum` e `params.maximum`',
    },
  },
  examples: [
    {
      data: { rows: [{ p: 33.4 }, { p: 33.3 }, { p: 33.3 }] },
      of: ['rows'],
      params: { field: 'p', maximum: 100 },
      passes: true,
    },
    { data: { rows: [{ p: 70 }, { p: 30.01 }] }, of: ['rows'], params: { field: 'p', maximum: 100 }, passes: false },
    { data: {}, of: ['rows'], params: { field: 'p', minimum: 1 }, passes: false },
  ],
};

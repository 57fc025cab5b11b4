import { readReference } from '../condition/read';
import type { JsonObject } from '../json';
import { foldText } from '../text';
import { filled, type ToldValidator, type Validator } from './types';

/** No two rows of a list hold the same value in `params.field`. */
export const uniqueRows: Validator = {
  name: 'uniqueRows',
  validate(of, params, scope) {
    const rows = of.flatMap((name) => (readReference(name, scope) ?? []) as JsonObject[]);
    const values = filled(rows.map((row) => row[String(params.field)])).map((value) => foldText(String(value)));
    return new Set(values).size === values.length;
  },
};

export const told: ToldValidator = {
  params: { field: { type: 'string', required: true, names: 'field', words: { 'pt-BR': 'campo da linha' } } },
  words: { 'pt-BR': { title: 'linhas sem repetição', asks: 'nenhuma linha repete `params.field`' } },
  examples: [
    { data: { rows: [{ a: 'x' }, { a: 'X' }] }, of: ['rows'], params: { field: 'a' }, passes: false },
    { data: { rows: [{ a: 'x' }, { a: 'y' }, {}] }, of: ['rows'], params: { field: 'a' }, passes: true },
  ],
};

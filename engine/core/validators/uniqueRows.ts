import { readReference } from '../condition/read';
import type { JsonObject } from '../json';
import { foldText } from '../text';
import { filled, type Validator } from './types';

/** No two rows of a list hold the same value in `params.field`. */
export const uniqueRows: Validator = {
  name: 'uniqueRows',
  description: 'Nenhuma linha da lista repete o valor de "params.field".',
  params: { field: { type: 'string', required: true } },
  validate(of, params, scope) {
    const rows = of.flatMap((name) => (readReference(name, scope) ?? []) as JsonObject[]);
    const values = filled(rows.map((row) => row[String(params.field)])).map((value) => foldText(String(value)));
    return new Set(values).size === values.length;
  },
  examples: [
    { data: { rows: [{ a: 'x' }, { a: 'X' }] }, of: ['rows'], params: { field: 'a' }, passes: false },
    { data: { rows: [{ a: 'x' }, { a: 'y' }, {}] }, of: ['rows'], params: { field: 'a' }, passes: true },
  ],
};

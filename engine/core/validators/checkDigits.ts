import { readReference } from '../condition/read';
import { filled, type Validator } from './types';

/** Every filled field passes the format `params.format`, check digits included. */
export const checkDigits: Validator = {
  name: 'checkDigits',
  description: 'Os campos preenchidos têm dígitos verificadores corretos para o formato "params.format".',
  params: { format: { type: 'string', required: true } },
  validate(of, params, scope) {
    const format = scope.context.formats[String(params.format)];
    return filled(of.map((name) => readReference(name, scope))).every((value) => format?.validate(value) === undefined);
  },
  examples: [
    { data: { a: '52998224725' }, of: ['a'], params: { format: 'cpf' }, passes: true },
    { data: { a: '52998224726' }, of: ['a'], params: { format: 'cpf' }, passes: false },
    { data: {}, of: ['a'], params: { format: 'cpf' }, passes: true },
  ],
};

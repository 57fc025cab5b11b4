import { readReference } from '../condition/read';
import { filled, type ToldValidator, type Validator } from './types';

/** Every filled field passes the format `params.format`, check digits included. */
export const checkDigits: Validator = {
  name: 'checkDigits',
  validate(of, params, scope) {
    const format = scope.context.formats[String(params.format)];
    return filled(of.map((name) => readReference(name, scope))).every((value) => format?.validate(value) === undefined);
  },
};

export const told: ToldValidator = {
  params: { format: { type: 'string', required: true, names: 'format', words: { 'pt-BR': 'formato' } } },
  words: {
    'pt-BR': {
      title: 'dígitos verificadores',
      asks: 'os campos preenchidos têm os dígitos verificadores do formato `params.format`',
    },
  },
  examples: [
    { data: { a: '52998224725' }, of: ['a'], params: { format: 'cpf' }, passes: true },
    { data: { a: '52998224726' }, of: ['a'], params: { format: 'cpf' }, passes: false },
    { data: {}, of: ['a'], params: { format: 'cpf' }, passes: true },
  ],
};

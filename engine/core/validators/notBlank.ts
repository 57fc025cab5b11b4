import { readReference } from '../condition/read';
import { filled, type ToldValidator, type Validator } from './types';

/** None of the fields holds blanks only. */
export const notBlank: Validator = {
  name: 'notBlank',
  validate: (of, _, scope) =>
    filled(of.map((name) => readReference(name, scope))).every((value) => String(value).trim() !== ''),
};

export const told: ToldValidator = {
  words: { 'pt-BR': { title: 'mais do que espaços', asks: 'nenhum dos campos preenchidos tem espaços apenas' } },
  examples: [
    { data: { a: ' x ' }, of: ['a'], passes: true },
    { data: { a: '   ' }, of: ['a'], passes: false },
    { data: {}, of: ['a'], passes: true },
  ],
};

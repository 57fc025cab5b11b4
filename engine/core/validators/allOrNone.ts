import { readReference } from '../condition/read';
import { filled, type ToldValidator, type Validator } from './types';

/** Either all of the fields are filled or none is. */
export const allOrNone: Validator = {
  name: 'allOrNone',
  validate(of, _, scope) {
    const count = filled(of.map((name) => readReference(name, scope))).length;
    return count === 0 || count === of.length;
  },
};

export const told: ToldValidator = {
  words: { 'pt-BR': { title: 'todos ou nenhum', asks: 'ou todos os campos estão preenchidos, ou nenhum' } },
  examples: [
    { data: {}, of: ['a', 'b'], passes: true },
    { data: { a: 1, b: 2 }, of: ['a', 'b'], passes: true },
    { data: { a: 1 }, of: ['a', 'b'], passes: false },
  ],
};

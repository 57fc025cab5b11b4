import { readReference } from '../condition/read';
import { filled, type ToldValidator, type Validator } from './types';

/** At least one of the fields is filled. */
export const atLeastOne: Validator = {
  name: 'atLeastOne',
  validate: (of, _, scope) => filled(of.map((name) => readReference(name, scope))).length > 0,
};

export const told: ToldValidator = {
  words: { 'pt-BR': { title: 'ao menos um preenchido', asks: 'ao menos um dos campos está preenchido' } },
  examples: [
    { data: { b: 1 }, of: ['a', 'b'], passes: true },
    { data: {}, of: ['a', 'b'], passes: false },
  ],
};

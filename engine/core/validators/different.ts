import { readReference } from '../condition/read';
import { foldCase } from '../text';
import { filled, type ToldValidator, type Validator } from './types';

/** No two of the fields hold the same value, compared without case and outer spaces. */
export const different: Validator = {
  name: 'different',
  validate(of, _, scope) {
    const values = filled(of.map((name) => readReference(name, scope))).map((value) => foldCase(String(value)));
    return new Set(values).size === values.length;
  },
};

export const told: ToldValidator = {
  words: { 'pt-BR': { title: 'valores diferentes', asks: 'os campos preenchidos são diferentes entre si' } },
  examples: [
    { data: { a: 'x@y.com', b: ' X@Y.com ' }, of: ['a', 'b'], passes: false },
    { data: { a: 'x@y.com', b: 'z@y.com' }, of: ['a', 'b'], passes: true },
    { data: { a: 'x@y.com' }, of: ['a', 'b'], passes: true },
  ],
};

import { readReference } from '../condition/read';
import { foldCase } from '../text';
import { filled, type Validator } from './types';

/** No two of the fields hold the same value, compared without case and outer spaces. */
export const different: Validator = {
  name: 'different',
  description: 'Os campos preenchidos têm valores diferentes entre si.',
  validate(of, _, scope) {
    const values = filled(of.map((name) => readReference(name, scope))).map((value) => foldCase(String(value)));
    return new Set(values).size === values.length;
  },
  examples: [
    { data: { a: 'x@y.com', b: ' X@Y.com ' }, of: ['a', 'b'], passes: false },
    { data: { a: 'x@y.com', b: 'z@y.com' }, of: ['a', 'b'], passes: true },
    { data: { a: 'x@y.com' }, of: ['a', 'b'], passes: true },
  ],
};

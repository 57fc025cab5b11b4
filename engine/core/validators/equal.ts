import { readReference } from '../condition/read';
import { isEqual } from '../json';
import { filled, type Validator } from './types';

/** All filled fields hold the same value. */
export const equal: Validator = {
  name: 'equal',
  description: 'Os campos preenchidos têm o mesmo valor.',
  validate(of, _, scope) {
    const [first, ...rest] = filled(of.map((name) => readReference(name, scope)));
    return rest.every((value) => isEqual(value, first));
  },
  examples: [
    { data: { a: 'senha', b: 'senha' }, of: ['a', 'b'], passes: true },
    { data: { a: 'senha', b: 'Senha' }, of: ['a', 'b'], passes: false },
    { data: { a: 'senha' }, of: ['a', 'b'], passes: true },
  ],
};

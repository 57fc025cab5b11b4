import { readReference } from '../condition/read';
import { isEqual } from '../json';
import { filled, type ToldValidator, type Validator } from './types';

/** All filled fields hold the same value. */
export const equal: Validator = {
  name: 'equal',
  validate(of, _, scope) {
    const [first, ...rest] = filled(of.map((name) => readReference(name, scope)));
    return rest.every((value) => isEqual(value, first));
  },
};

export const told: ToldValidator = {
  words: { 'pt-BR': { title: 'valores iguais', asks: 'os campos preenchidos são iguais' } },
  examples: [
    { data: { a: 'senha', b: 'senha' }, of: ['a', 'b'], passes: true },
    { data: { a: 'senha', b: 'Senha' }, of: ['a', 'b'], passes: false },
    { data: { a: 'senha' }, of: ['a', 'b'], passes: true },
  ],
};

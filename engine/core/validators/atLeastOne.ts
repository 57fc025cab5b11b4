import { readReference } from '../condition/read';
import { filled, type Validator } from './types';

/** At least one of the fields is filled. */
export const atLeastOne: Validator = {
  name: 'atLeastOne',
  description: 'Pelo menos um dos campos está preenchido.',
  validate: (of, _, scope) => filled(of.map((name) => readReference(name, scope))).length > 0,
  examples: [
    { data: { b: 1 }, of: ['a', 'b'], passes: true },
    { data: {}, of: ['a', 'b'], passes: false },
  ],
};

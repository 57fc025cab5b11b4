import type { Acts, Told } from './types';

/** Fields that must be filled while a rule holds. */
export const acts: Acts = {
  plan({ require = [], moment = 'advance' }, { base, at }) {
    for (const name of require) at(name).requires.push({ ...base, moment });
  },
};

export const told: Told = {
  require: {
    of: ['state'],
    says: 'fields',
    isEffect: true,
    words: { 'pt-BR': { sentence: 'exige {}' } },
    vocabulary: {
      title: 'Exigir',
      description: 'Campos obrigatórios enquanto a regra vale.',
      $ref: '#/definitions/names',
      examples: [['Motivo']],
    },
  },
};

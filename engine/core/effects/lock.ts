import type { Acts, Told } from './types';

/** Fields that cannot be changed while a rule holds. */
export const acts: Acts = {
  plan({ lookup, lock = [] }, { base, at }) {
    if (lookup) return;
    for (const name of lock) at(name).locks.push(base);
  },
};

export const told: Told = {
  lock: {
    of: ['state'],
    says: 'fields',
    isEffect: true,
    words: { 'pt-BR': { sentence: 'trava {}' } },
    vocabulary: {
      title: 'Travar',
      description: 'Campos travados enquanto a regra vale; o valor não muda.',
      $ref: '#/definitions/names',
      examples: [['Motivo']],
    },
  },
};

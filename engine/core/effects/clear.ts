import type { Acts, Told } from './types';

/** Fields that are emptied once, when an event occurs. */
export const acts: Acts = {
  plan({ on, lookup, clear = [] }, { plan, at }) {
    if (!on || lookup) return;
    for (const name of clear) at(name).writes.push({ ...plan, operand: undefined });
  },
};

export const told: Told = {
  clear: {
    of: ['event'],
    says: 'fields',
    isEffect: true,
    words: { 'pt-BR': { sentence: 'apaga {}' } },
    vocabulary: {
      title: 'Esvaziar',
      description: 'Campos que esvaziam quando o acontecimento ocorre.',
      $ref: '#/definitions/names',
      examples: [['Motivo']],
    },
  },
};

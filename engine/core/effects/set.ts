import type { Acts, Told } from './types';

/** Values that fields are given once, when an event occurs; `null` empties. */
export const acts: Acts = {
  plan({ on, set = {} }, { plan, at }) {
    if (!on) return;
    for (const [name, operand] of Object.entries(set)) {
      at(name).writes.push({ ...plan, operand: operand === null ? undefined : operand });
    }
  },
};

export const told: Told = {
  set: {
    of: ['event'],
    says: 'operands',
    isEffect: true,
    words: { 'pt-BR': { sentence: 'preenche {}' } },
    vocabulary: {
      title: 'Gravar',
      description: 'Valores que os campos recebem quando o acontecimento ocorre.',
      $ref: '#/definitions/operands',
      examples: [{ RespondidoEm: { from: '$now' } }],
    },
  },
};

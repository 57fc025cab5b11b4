import type { Acts, Told } from './types';

/** Fields that have a value, and are locked, while a rule holds. */
export const acts: Acts = {
  plan({ compute = {} }, { base, at }) {
    for (const [name, operand] of Object.entries(compute)) at(name).computes.push({ ...base, operand });
  },
};

export const told: Told = {
  compute: {
    of: ['state'],
    says: 'operands',
    isEffect: true,
    refuses: ({ readOnly }) => (readOnly ? 'é "readOnly". Esperado: "compute" sem "readOnly".' : undefined),
    words: { 'pt-BR': { sentence: 'calcula {}' } },
    vocabulary: {
      title: 'Calcular',
      description: 'Enquanto a regra vale, o campo tem este valor e fica travado. Quando deixa de valer, esvazia.',
      $ref: '#/definitions/operands',
      examples: [{ Resumo: { from: 'Motivo' } }],
    },
  },
};

import type { Acts, Told } from './types';

/** Fields, sections, texts and blocks that are there only while a rule holds. */
export const acts: Acts = {
  plan({ show = [], hidden = 'clear' }, { base, within }) {
    for (const target of show) {
      for (const { node, isOwn } of within(target)) {
        node[isOwn ? 'shows' : 'sectionShows'].push(base);
        if (hidden === 'clear') node.hidden = 'clear';
      }
    }
  },
};

export const told: Told = {
  show: {
    of: ['state'],
    says: 'targets',
    isEffect: true,
    words: { 'pt-BR': { sentence: 'mostra {}' } },
    joined: { with: 'require', as: 'showAndRequire', words: { 'pt-BR': 'mostra e exige {}' } },
    vocabulary: {
      title: 'Mostrar',
      description: 'Campos e seções que só aparecem enquanto a regra vale. Pede "hidden".',
      $ref: '#/definitions/names',
      examples: [['#contato']],
    },
  },
};

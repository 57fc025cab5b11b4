import type { Widget } from './types';

/** Several options of a long list. */
export const multiselect: Widget = {
  shape: { types: ['string'], choice: 'needs' },
  words: {
    'pt-BR': {
      title: 'Lista longa, várias opções',
      shows: 'várias opções de uma lista longa, em um só texto; vem de `separator` em `options`',
    },
  },
};

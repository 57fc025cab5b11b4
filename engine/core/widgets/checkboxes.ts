import type { Widget } from './types';

/** Several options, all in sight. */
export const checkboxes: Widget = {
  shape: { types: ['array'], choice: 'needs' },
  frame: 'group',
  options: {
    columns: { kind: 'number', words: { 'pt-BR': 'Cartões por linha' } },
  },
  words: { 'pt-BR': { title: 'Caixas, várias opções', shows: 'várias opções: caixas' } },
};

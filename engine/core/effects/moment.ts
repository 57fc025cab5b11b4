import type { DoneBy, Told } from './types';

/** When what a rule refuses or requires counts. */
export const doneBy: DoneBy = 'validation';

export const told: Told = {
  moment: {
    of: ['state'],
    says: 'moment',
    needs: [['error', 'require']],
    words: { 'pt-BR': { line: 'Momento' } },
    vocabulary: {
      title: 'Momento',
      description: 'Ao sair do campo e depois (`leave`), também no rascunho (`save`), ou só ao avançar (`advance`).',
      enum: ['leave', 'save', 'advance'],
      examples: ['save'],
    },
  },
};

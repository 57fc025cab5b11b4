import type { DoneBy, Told } from './types';

/** What becomes of the values of what `show` hides. */
export const doneBy: DoneBy = 'otherKinds';

export const told: Told = {
  hidden: {
    of: ['state'],
    says: 'hidden',
    needs: [['show']],
    words: { 'pt-BR': { line: 'Ao ocultar' } },
    vocabulary: {
      title: 'Valor do que está oculto',
      description:
        'Esvaziar (`clear`) ou guardar o valor (`keep`). Condições sobre configuração, usuário ou modo pedem que se guarde.',
      enum: ['clear', 'keep'],
      examples: ['clear'],
    },
  },
};

import type { Widget } from './types';

/** A password, with what it lacks. */
export const password: Widget = {
  shape: { types: ['string'], choice: 'never', ownFormats: [] },
  options: {
    criteria: {
      kind: 'texts',
      words: { 'pt-BR': 'O que a senha deve ter' },
      of: {
        length: { 'pt-BR': 'Tamanho' },
        upper: { 'pt-BR': 'Letra maiúscula' },
        lower: { 'pt-BR': 'Letra minúscula' },
        digit: { 'pt-BR': 'Número' },
        special: { 'pt-BR': 'Caractere especial' },
      },
    },
  },
  words: { 'pt-BR': { title: 'Senha', shows: 'senha, com o que falta a ela' } },
};

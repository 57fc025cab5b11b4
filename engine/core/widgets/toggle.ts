import type { Widget } from './types';

/** A button that adds fields, and takes them away again. */
export const toggle: Widget = {
  shape: { types: ['boolean'] },
  frame: 'bare',
  isAnswer: true,
  opens: true,
  options: {
    remove: { kind: 'text', words: { 'pt-BR': 'Botão que retira' } },
    stays: { kind: 'switch', words: { 'pt-BR': 'O botão de adicionar fica' } },
  },
  sample: {
    group: 'answer',
    schema: { type: 'boolean' },
    value: false,
    words: { 'pt-BR': { title: 'Botão que adiciona', help: 'Abre e fecha campos; costuma ser só da tela.' } },
  },
  words: {
    'pt-BR': {
      title: 'Bloco que se adiciona e remove',
      shows:
        'um bloco que se adiciona e remove, com os textos em `ui:options`: `remove`; com `"stays": true` o botão de adicionar fica, desativado',
    },
  },
};

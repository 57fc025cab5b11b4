import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Uma declaração que se marca; o texto é o rótulo.',
  use: ['Aceites e declarações: “Li e concordo”.'],
  avoid: ['Perguntas: use yesno, que não tem resposta de partida.', 'Várias marcações: use checkboxes.'],
  anatomy: ['Cartão inteiro como alvo', 'Caixa de marcar', 'Texto, com * quando é obrigatório', 'Linha de mensagem'],
  keyboard: [
    ['Tab e Shift Tab', 'Vai à caixa e sai dela.'],
    ['Espaço', 'Marca e desmarca.'],
  ],
  hears: [
    'O texto inteiro, “caixa de seleção”, marcada ou não, e “obrigatório”.',
    'Com erro: “inválido” e o texto do erro.',
  ],
  keys: ['type', 'default', 'title', 'ui:help', 'ui:width', 'ui:phoneWidth', 'errorMessage', 'readOnly'],
  example: {
    fields: { Declaro: { type: 'boolean', title: 'Declaro que as informações são verdadeiras.' } },
    ui: { Declaro: { 'ui:widget': 'checkbox' } },
    required: ['Declaro'],
  },
  value: true,
  error: 'Campo obrigatório.',
};

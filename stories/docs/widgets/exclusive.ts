import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Opções das quais no máximo uma vale, e nenhuma também é resposta.',
  use: ['“Sou incapaz” ou “Sou emancipado”, quando a maioria não é nenhum dos dois.'],
  avoid: ['Quando uma resposta é obrigatória: use radio.'],
  anatomy: ['Legenda e dica do grupo', 'Cartões de marcar', 'Linha de mensagem'],
  keyboard: [
    ['Tab e Shift Tab', 'Vai de opção em opção, e sai do grupo.'],
    ['Espaço', 'Marca a opção e desmarca a outra; na marcada, desmarca.'],
  ],
  hears: [
    'O rótulo do grupo e, onde é obrigatório, “(Campo obrigatório)”.',
    'Cada opção, “caixa de seleção”, marcada ou não.',
    'Com erro: “inválido” e o texto do erro.',
  ],
  keys: [
    'type',
    'oneOf',
    'default',
    'empty',
    'title',
    'ui:help',
    'ui:width',
    'ui:phoneWidth',
    'errorMessage',
    'readOnly',
  ],
  options: {
    none: 'O código de nenhuma, que não é mostrado como opção; sem ele, nenhuma deixa o campo vazio.',
    columns: 'Quantas opções lado a lado; sem isto, até três curtas ficam em uma linha e as outras, uma sob a outra.',
  },
  example: {
    fields: {
      SituacaoLegal: {
        type: 'integer',
        title: 'Situação legal',
        oneOf: [
          { const: 0, title: 'Nenhuma' },
          { const: 1, title: 'Incapaz' },
          { const: 2, title: 'Emancipado' },
        ],
      },
    },
    ui: { SituacaoLegal: { 'ui:widget': 'exclusive', 'ui:options': { none: 0 } } },
  },
  value: 1,
  error: 'Escolha uma das opções.',
};

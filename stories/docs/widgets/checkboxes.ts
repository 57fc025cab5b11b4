import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Nenhuma, uma ou várias de poucas opções.',
  use: ['Listas curtas em que cabe mais de uma resposta.'],
  avoid: ['Listas longas: use multiselect.', 'Uma só resposta: use radio.'],
  anatomy: ['Legenda e dica do grupo', 'Cartões de marcar', 'Linha de mensagem'],
  keyboard: [
    ['Tab e Shift Tab', 'Vai de opção em opção, e sai do grupo.'],
    ['Espaço', 'Marca e desmarca a opção.'],
  ],
  hears: [
    'O rótulo do grupo e “(Campo obrigatório)”.',
    'Cada opção, “caixa de seleção”, marcada ou não.',
    'Com erro: “inválido” e o texto do erro.',
  ],
  keys: ['type', 'items', 'minItems', 'title', 'ui:help', 'ui:width', 'ui:phoneWidth', 'errorMessage', 'readOnly'],
  options: {
    columns: 'Quantas opções lado a lado; sem isto, até três curtas ficam em uma linha e as outras, uma sob a outra.',
  },
  example: {
    fields: {
      Documentos: {
        type: 'array',
        title: 'Documentos que você tem',
        items: {
          type: 'string',
          oneOf: [
            { const: 'rg', title: 'RG' },
            { const: 'cnh', title: 'CNH' },
            { const: 'passaporte', title: 'Passaporte' },
          ],
        },
      },
    },
    ui: { Documentos: { 'ui:widget': 'checkboxes' } },
  },
  value: ['rg', 'cnh'],
  error: 'Campo obrigatório.',
};

import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Várias opções de uma lista longa, cada uma achada ao digitar.',
  use: ['Países de residência fiscal, idiomas, qualquer lista longa com mais de uma resposta.'],
  avoid: ['Poucas opções: use checkboxes, que mostra todas.', 'Uma só resposta: use combobox.'],
  anatomy: ['Rótulo e dica', 'Caixa de busca', 'Escolhidas, cada uma com o botão que a tira', 'Linha de mensagem'],
  keyboard: [
    ['Tab e Shift Tab', 'Vai ao campo e sai dele. Ao sair de um campo preenchido, ele é conferido.'],
    ['Letras, ↓, ↑ e Enter', 'Busca e acrescenta, como no combobox.'],
    ['Tab até ✕ e Enter', 'Tira a opção; o foco volta à busca.'],
  ],
  hears: [
    'O rótulo, “obrigatório” e a dica.',
    '“caixa de combinação editável”; “Resultados: 4”, enquanto se digita.',
    'A lista das escolhidas, com o nome do campo.',
    'Em cada uma: “Remover Portugal”.',
    'Com erro: “inválido” e o texto do erro.',
  ],
  keys: ['type', 'options', 'oneOf', 'title', 'ui:help', 'ui:width', 'ui:phoneWidth', 'errorMessage', 'readOnly'],
  example: {
    fields: {
      Paises: {
        type: 'string',
        title: 'Países de residência fiscal',
        oneOf: [
          { const: 'BRA', title: 'Brasil' },
          { const: 'PRT', title: 'Portugal' },
          { const: 'USA', title: 'Estados Unidos' },
        ],
      },
    },
    ui: { Paises: { 'ui:widget': 'multiselect' } },
    required: ['Paises'],
  },
  value: 'BRA;PRT',
  error: 'Escolha uma das opções.',
};

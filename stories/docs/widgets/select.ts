import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Uma opção de uma lista curta, na lista nativa do aparelho.',
  use: ['De cinco a umas quinze opções com nomes conhecidos: UF, tipo de documento.'],
  avoid: [
    'Até quatro opções: use radio, que mostra todas.',
    'Listas longas: use combobox, que se busca digitando.',
    'Sim ou não: use yesno.',
  ],
  anatomy: [
    'Rótulo e dica',
    'Lista nativa, com “Selecione” no alto',
    'Seta, ou a roda enquanto a lista chega',
    'Linha de mensagem',
  ],
  keyboard: [
    ['Tab e Shift Tab', 'Vai ao campo e sai dele. Ao sair de um campo preenchido, ele é conferido.'],
    ['Setas e letras', 'Escolhe na lista.'],
    ['Espaço ou Alt ↓', 'Abre a lista.'],
  ],
  hears: [
    'O rótulo, “obrigatório” e a dica.',
    '“caixa de combinação” e a opção escolhida, ou “Selecione”.',
    'Enquanto a lista não chega: “Carregando...”, no lugar de “Selecione”.',
    'Com erro: “inválido” e o texto do erro.',
  ],
  keys: [
    'type',
    'oneOf',
    'enum',
    'options',
    'exceptOf',
    'default',
    'title',
    'ui:help',
    'ui:width',
    'ui:phoneWidth',
    'errorMessage',
    'readOnly',
  ],
  example: {
    fields: {
      Escolaridade: {
        type: 'integer',
        title: 'Escolaridade',
        oneOf: [
          { const: 1, title: 'Ensino fundamental' },
          { const: 2, title: 'Ensino médio' },
          { const: 3, title: 'Ensino superior' },
          { const: 4, title: 'Especialização' },
          { const: 5, title: 'Mestrado' },
          { const: 6, title: 'Doutorado' },
        ],
      },
    },
    ui: { Escolaridade: { 'ui:widget': 'select', 'ui:width': 3 } },
    required: ['Escolaridade'],
  },
  value: 2,
  error: 'Escolha uma das opções.',
};

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
    'Enquanto a lista não chega: “ocupado”.',
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
      EstadoCivil: {
        type: 'integer',
        title: 'Estado civil',
        oneOf: [
          { const: 1, title: 'Solteiro(a)' },
          { const: 2, title: 'Casado(a)' },
          { const: 3, title: 'Divorciado(a)' },
          { const: 4, title: 'Viúvo(a)' },
        ],
      },
    },
    ui: { EstadoCivil: { 'ui:widget': 'select', 'ui:width': 3 } },
    required: ['EstadoCivil'],
  },
  value: 2,
  error: 'Escolha uma das opções.',
};

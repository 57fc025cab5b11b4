import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Um valor em reais: o ponto do milhar aparece ao digitar, e os centavos se completam ao sair do campo.',
  use: ['Renda, patrimônio, qualquer valor em reais.'],
  avoid: ['Partes de um todo: use percentage.', 'Quantidades sem moeda: use integer ou number.'],
  anatomy: ['Rótulo e dica', 'R$ fixo à esquerda, fora do valor', 'Caixa', 'Linha de mensagem'],
  keyboard: [
    ['Tab e Shift Tab', 'Vai ao campo e sai dele. Ao sair de um campo preenchido, ele é conferido.'],
    ['Ctrl Z e Ctrl Y', 'Desfaz e refaz o que foi digitado neste campo.'],
    ['Vírgula ou ponto', 'Separam os centavos. Colar “R$ 1.234,56” também serve.'],
    ['Letras e sinais', 'O que não cabe não entra, e o motivo é dito sob o campo.'],
  ],
  hears: [
    'O rótulo, “obrigatório” e a dica.',
    '“caixa de edição” e o valor: “18.250,00”.',
    'Com erro: “inválido” e o texto do erro.',
  ],
  keys: [
    'type',
    'format',
    'minimum',
    'maximum',
    'title',
    'ui:help',
    'ui:width',
    'ui:phoneWidth',
    'errorMessage',
    'readOnly',
  ],
  example: {
    fields: { BensImoveis: { type: 'number', title: 'Bens imóveis', format: 'money', minimum: 0 } },
    ui: { BensImoveis: { 'ui:widget': 'money', 'ui:help': 'O valor somado de todos os imóveis.' } },
    required: ['BensImoveis'],
  },
  value: 18250,
  error: 'Use um valor maior ou igual a zero.',
};

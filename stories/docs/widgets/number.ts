import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Um número com até duas casas decimais, sem moeda.',
  use: ['Medidas e índices.'],
  avoid: ['Reais: use money. Porcentagens: use percentage.'],
  anatomy: [
    'Rótulo, com * quando é obrigatório',
    'Dica, quando há',
    'Caixa, com 48 px de altura',
    'Linha de mensagem: erro, aviso ou boa notícia, sempre no mesmo lugar',
  ],
  keyboard: [
    ['Tab e Shift Tab', 'Vai ao campo e sai dele. Ao sair de um campo preenchido, ele é conferido.'],
    ['Ctrl Z e Ctrl Y', 'Desfaz e refaz o que foi digitado neste campo.'],
    ['Vírgula ou ponto', 'Separam as casas decimais; uma terceira casa não entra, e o motivo é dito sob o campo.'],
  ],
  hears: [
    'O rótulo, “obrigatório” e a dica.',
    '“caixa de edição” e o número, com vírgula.',
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
    fields: { Area: { type: 'number', title: 'Área do imóvel (m²)', minimum: 0 } },
    ui: { Area: { 'ui:widget': 'number', 'ui:width': 3 } },
  },
  value: 72.5,
  error: 'Use um valor numérico.',
};

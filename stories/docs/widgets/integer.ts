import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Um número inteiro.',
  use: ['Contas e quantidades: anos, dependentes, número de contas.'],
  avoid: ['Códigos feitos de números (agência, documento): são texto, com formato ou maxLength.'],
  anatomy: [
    'Rótulo, com * quando é obrigatório',
    'Dica, quando há',
    'Caixa, com 48 px de altura',
    'Linha de mensagem: erro, aviso ou boa notícia, sempre no mesmo lugar',
  ],
  keyboard: [
    ['Tab e Shift Tab', 'Vai ao campo e sai dele. Ao sair de um campo preenchido, ele é conferido.'],
    ['Ctrl Z e Ctrl Y', 'Desfaz e refaz o que foi digitado neste campo.'],
  ],
  hears: [
    'O rótulo, “obrigatório” e a dica.',
    '“caixa de edição” e o número.',
    '“Só números inteiros cabem aqui: “2,5” não entrou.”',
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
    fields: { Dependentes: { type: 'integer', title: 'Número de dependentes', minimum: 0, maximum: 30 } },
    ui: { Dependentes: { 'ui:widget': 'integer', 'ui:width': 2 } },
    required: ['Dependentes'],
  },
  value: 2,
  error: 'O valor mínimo é 0.',
};

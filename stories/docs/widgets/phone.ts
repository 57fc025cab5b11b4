import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Um telefone com o seu país, com a máscara do Brasil ou a de fora.',
  use: ['Celulares e telefones fixos.'],
  avoid: ['Ramais e recados: use text.'],
  anatomy: ['Rótulo e dica', 'País, com o código', 'Caixa do número', 'Linha de mensagem'],
  keyboard: [
    ['Tab e Shift Tab', 'Vai ao campo e sai dele. Ao sair de um campo preenchido, ele é conferido.'],
    ['Ctrl Z e Ctrl Y', 'Desfaz e refaz o que foi digitado neste campo.'],
    ['Tab até o país e setas', 'Escolhe o país na lista do aparelho.'],
    ['+ e o código', 'Digitar ou colar +351… muda o país.'],
  ],
  hears: [
    '“País (Telefone celular), caixa de combinação, Brasil (+55)”.',
    'O rótulo, “obrigatório” e a dica.',
    '“caixa de edição, telefone” e o número.',
    'Com erro: “inválido” e o texto do erro.',
  ],
  keys: [
    'type',
    'format',
    'ui:autocomplete',
    'title',
    'ui:help',
    'ui:width',
    'ui:phoneWidth',
    'errorMessage',
    'readOnly',
  ],
  example: {
    fields: { Telefone: { type: 'string', title: 'Telefone celular', format: 'mobile' } },
    ui: { Telefone: { 'ui:widget': 'phone', 'ui:width': 4 } },
    required: ['Telefone'],
  },
  value: '+5511987654321',
  error: 'Número de celular inválido',
};

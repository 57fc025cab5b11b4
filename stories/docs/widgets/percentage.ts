import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Uma porcentagem com até duas casas, guardada como fração: 25% são 0,25. Com o formato decimal, 25% são 25.',
  use: ['Participações e partes de um todo.'],
  avoid: ['Valores em reais: use money.'],
  anatomy: ['Rótulo e dica', 'Caixa', '% fixo à direita', 'Linha de mensagem'],
  keyboard: [
    ['Tab e Shift Tab', 'Vai ao campo e sai dele. Ao sair de um campo preenchido, ele é conferido.'],
    ['Ctrl Z e Ctrl Y', 'Desfaz e refaz o que foi digitado neste campo.'],
  ],
  hears: [
    'O rótulo, “obrigatório” e a dica.',
    '“caixa de edição” e o número. O % vem depois da caixa, na leitura da página.',
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
    fields: { Participacao: { type: 'number', title: 'Participação', format: 'percent', minimum: 0, maximum: 1 } },
    ui: { Participacao: { 'ui:widget': 'percentage', 'ui:width': 2 } },
    required: ['Participacao'],
  },
  value: 0.25,
  error: 'Use um valor de 0 a 100%.',
};

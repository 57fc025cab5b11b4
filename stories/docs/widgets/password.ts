import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Uma senha, com o botão que a mostra e os critérios que vão sendo atendidos.',
  use: ['Criar ou trocar a senha, e entrar com ela.'],
  avoid: ['Qualquer outro segredo curto, como um token: tem caixas próprias.'],
  anatomy: [
    'Rótulo e dica',
    'Caixa',
    'Botão do olho',
    'Critérios, com o que falta e o que já foi atendido',
    'Linha de mensagem',
  ],
  keyboard: [
    ['Tab e Shift Tab', 'Vai ao campo e sai dele. Ao sair de um campo preenchido, ele é conferido.'],
    ['Tab até o olho e Enter', 'Mostra ou esconde a senha.'],
  ],
  hears: [
    'O rótulo, “obrigatório” e a dica.',
    '“caixa de edição, protegida”.',
    'No botão: “Mostrar Senha”, pressionado ou não.',
    '“2 de 3 critérios atendidos”, a cada mudança.',
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
  options: { criteria: 'As palavras de cada critério do formato, na ordem em que aparecem.' },
  example: {
    fields: { senha: { type: 'string', title: 'Senha', format: 'password' } },
    ui: {
      senha: {
        'ui:widget': 'password',
        'ui:autocomplete': 'new-password',
        'ui:options': { criteria: { length: '8 caracteres', upper: '1 letra maiúscula', digit: '1 número' } },
      },
    },
    required: ['senha'],
  },
  value: 'Ficha@2026',
  error: 'Senha fraca.',
};

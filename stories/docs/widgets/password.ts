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
    '“3 de 5 critérios atendidos”, a cada mudança; na lista, cada critério e “atendido” ou “falta”.',
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
  options: {
    criteria:
      'As palavras de cada critério do formato (`length`, `upper`, `lower`, `digit`, `special`), na ordem em que aparecem; sem elas, não há critérios à vista.',
  },
  example: {
    fields: { senha: { type: 'string', title: 'Senha', format: 'password' } },
    ui: {
      senha: {
        'ui:widget': 'password',
        'ui:autocomplete': 'new-password',
        'ui:options': {
          criteria: {
            length: '8 caracteres',
            upper: '1 letra maiúscula',
            lower: '1 letra minúscula',
            digit: '1 número',
            special: '1 caractere especial',
          },
        },
      },
    },
    required: ['senha'],
  },
  value: 'Ficha@2026',
  error: 'Necessário preencher a senha',
};

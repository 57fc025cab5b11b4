import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Um texto de várias linhas, com a conta do que ainda cabe.',
  use: ['Explicações e especificações: a origem de um patrimônio, o motivo de uma escolha.'],
  avoid: ['Respostas de uma linha: use text.'],
  anatomy: [
    'Rótulo e dica',
    'Caixa de algumas linhas, que rola quando o texto é maior',
    'Contador, quando há limite',
    'Linha de mensagem',
  ],
  keyboard: [
    ['Tab e Shift Tab', 'Vai ao campo e sai dele. Ao sair de um campo preenchido, ele é conferido.'],
    ['Ctrl Z e Ctrl Y', 'Desfaz e refaz o que foi digitado neste campo.'],
    ['Enter', 'Começa outra linha.'],
  ],
  hears: [
    'O rótulo, “obrigatório” e a dica.',
    '“caixa de edição de várias linhas”.',
    'Com a descrição, o que ainda cabe: “Restam 256 caracteres de 300.”',
    'No limite: “Limite de 300 caracteres atingido.”',
    'Com erro: “inválido” e o texto do erro.',
  ],
  keys: ['type', 'maxLength', 'title', 'ui:help', 'ui:width', 'ui:phoneWidth', 'errorMessage', 'readOnly'],
  options: { rows: 'Linhas que a caixa mostra; 3 quando falta.' },
  example: {
    fields: { Especificacao: { type: 'string', title: 'Especificação dos bens imóveis', maxLength: 300 } },
    ui: { Especificacao: { 'ui:widget': 'textarea', 'ui:options': { rows: 4 } } },
  },
  value: 'Apartamento em São Paulo, adquirido em 2014.',
  error: 'Campo obrigatório.',
};

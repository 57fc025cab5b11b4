import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Um endereço de e-mail.',
  use: ['E-mail de contato ou de acesso.'],
  avoid: ['Entrar com e-mail ou CPF na mesma caixa: isso é do login, que tem controle próprio.'],
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
  hears: ['O rótulo, “obrigatório” e a dica.', '“caixa de edição, e-mail”.', 'Com erro: “inválido” e o texto do erro.'],
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
    fields: { Email: { type: 'string', title: 'E-mail', format: 'email' } },
    ui: { Email: { 'ui:widget': 'email', 'ui:help': 'Enviamos aqui as notícias do cadastro.' } },
    required: ['Email'],
  },
  value: 'helena@exemplo.com',
  error: 'O e-mail deve conter exatamente um símbolo @.',
};

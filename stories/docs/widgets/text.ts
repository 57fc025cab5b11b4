import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Um texto curto, em uma linha.',
  use: ['Respostas livres e curtas, que não têm forma conhecida: bairro, complemento, cargo.'],
  avoid: [
    'Quando há poucas respostas possíveis: use radio ou select.',
    'Quando a resposta tem forma (CPF, CEP, data, valor): o formato escolhe o controle certo.',
    'Quando se espera mais de uma linha: use textarea.',
  ],
  anatomy: [
    'Rótulo, com * quando é obrigatório',
    'Dica, quando há',
    'Caixa, com 48 px de altura',
    'Linha de mensagem: erro, aviso ou boa notícia, sempre no mesmo lugar',
  ],
  keyboard: [
    ['Tab e Shift Tab', 'Vai ao campo e sai dele. Ao sair de um campo preenchido, ele é conferido.'],
    ['Ctrl Z e Ctrl Y', 'Desfaz e refaz o que foi digitado neste campo.'],
    ['Enter', 'Avança, como o botão Avançar; vale em toda caixa de uma linha.'],
  ],
  hears: [
    'O rótulo, “obrigatório” e a dica.',
    '“caixa de edição” e o que está escrito.',
    'Com erro: “inválido” e o texto do erro.',
  ],
  keys: [
    'type',
    'maxLength',
    'minLength',
    'ui:placeholder',
    'ui:autocomplete',
    'ui:inputmode',
    'title',
    'ui:help',
    'ui:width',
    'ui:phoneWidth',
    'errorMessage',
    'readOnly',
  ],
  example: {
    fields: { Bairro: { type: 'string', title: 'Bairro', maxLength: 60 } },
    ui: { Bairro: { 'ui:widget': 'text', 'ui:help': 'Como consta no comprovante.' } },
    required: ['Bairro'],
  },
  value: 'Vila Madalena',
  error: 'Campo obrigatório.',
};

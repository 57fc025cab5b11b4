import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Um texto com forma fixa, que ganha a pontuação sozinho: CPF, CNPJ, CEP.',
  use: ['Documentos e códigos com formato registrado.'],
  avoid: ['Telefone, data e dinheiro: têm controle próprio.', 'Códigos de forma livre: use text.'],
  anatomy: [
    'Rótulo, com * quando é obrigatório',
    'Dica, quando há',
    'Caixa, com 48 px de altura',
    'Linha de mensagem: erro, aviso ou boa notícia, sempre no mesmo lugar',
  ],
  keyboard: [
    ['Tab e Shift Tab', 'Vai ao campo e sai dele. Ao sair de um campo preenchido, ele é conferido.'],
    ['Ctrl Z e Ctrl Y', 'Desfaz e refaz o que foi digitado neste campo.'],
    ['Letras e sinais', 'O que não cabe não entra, e o motivo é dito sob o campo.'],
  ],
  hears: [
    'O rótulo, “obrigatório” e a dica.',
    '“caixa de edição” e o valor com a pontuação.',
    'O que não entrou: “Letras não cabem aqui: digite só números.”',
    'Com erro: “inválido” e o texto do erro.',
  ],
  keys: [
    'type',
    'format',
    'formatBy',
    'ui:placeholder',
    'title',
    'ui:help',
    'ui:width',
    'ui:phoneWidth',
    'errorMessage',
    'readOnly',
  ],
  example: {
    fields: { Cep: { type: 'string', title: 'CEP', format: 'cep' } },
    ui: { Cep: { 'ui:widget': 'masked', 'ui:width': 2 } },
    required: ['Cep'],
  },
  value: '05422010',
  error: 'CEP inválido (8 dígitos necessários)',
};

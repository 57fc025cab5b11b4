import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Um botão que acrescenta um bloco de campos e o tira de novo.',
  use: ['Um segundo telefone, um representante: o que poucos têm.'],
  avoid: ['Perguntas cuja resposta importa à instituição: use yesno.'],
  anatomy: ['Botão com + ou −', 'Linha de mensagem'],
  keyboard: [
    ['Tab e Shift Tab', 'Vai ao botão e sai dele.'],
    ['Enter ou Espaço', 'Acrescenta ou tira o bloco.'],
  ],
  hears: [
    'O texto do botão e “botão”; onde não há texto de retirar, também se está pressionado.',
    'Com erro: “inválido” e o texto do erro.',
  ],
  keys: ['type', 'default', 'local', 'title', 'ui:help', 'ui:width', 'ui:phoneWidth', 'errorMessage', 'readOnly'],
  options: {
    remove: 'O texto do botão enquanto o bloco está na tela.',
    stays: 'Deixa ao lado, desabilitado, o botão de acrescentar: só cabe um.',
  },
  example: {
    fields: {
      representante: { type: 'boolean', title: 'Adicionar representante', default: false },
      NomeRepresentante: { type: 'string', title: 'Nome do representante' },
    },
    ui: { representante: { 'ui:widget': 'toggle', 'ui:options': { remove: 'Remover representante' } } },
    rules: [
      {
        id: 'com-representante',
        when: { representante: { const: true } },
        show: ['NomeRepresentante'],
        hidden: 'clear',
      },
    ],
  },
  value: true,
  error: 'Campo obrigatório.',
};

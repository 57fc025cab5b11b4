import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Uma opção de uma lista longa, achada ao digitar parte do nome ou do código.',
  use: ['Bancos, cidades, países, profissões.'],
  avoid: ['Listas curtas: use select ou radio.', 'Mais de uma resposta: use multiselect.'],
  anatomy: [
    'Rótulo e dica',
    'Caixa de busca',
    'Seta; com valor, o botão de limpar (só para o mouse: pelo teclado, apaga-se o texto)',
    'Lista, com a parte que casa em destaque',
    'Linha de mensagem',
  ],
  keyboard: [
    ['Tab e Shift Tab', 'Vai ao campo e sai dele. Ao sair de um campo preenchido, ele é conferido.'],
    ['Letras', 'Busca por nome e por código, sem ligar para acentos.'],
    ['↓ e ↑', 'Anda pelas opções.'],
    ['Enter', 'Escolhe a opção.'],
    ['Esc', 'Fecha a lista e volta ao valor de antes.'],
    ['Tab, com texto digitado', 'Fica com a opção que o texto só pode ser; outro texto fica à vista, com o erro.'],
  ],
  hears: [
    'O rótulo, “obrigatório” e a dica.',
    '“caixa de combinação editável”, fechada ou aberta.',
    '“Resultados: 4”, enquanto se digita.',
    'Cada opção, ao andar por elas.',
    'Com erro: “inválido” e o texto do erro.',
  ],
  keys: [
    'type',
    'oneOf',
    'options',
    'ui:placeholder',
    'title',
    'ui:help',
    'ui:width',
    'ui:phoneWidth',
    'errorMessage',
    'readOnly',
  ],
  example: {
    fields: {
      Banco: {
        type: 'string',
        title: 'Banco',
        oneOf: [
          { const: '001', title: 'Banco do Brasil S.A.' },
          { const: '104', title: 'Caixa Econômica Federal' },
          { const: '341', title: 'Itaú Unibanco S.A.' },
        ],
      },
    },
    ui: { Banco: { 'ui:widget': 'combobox', 'ui:help': 'Busque pelo nome ou pelo código.' } },
    required: ['Banco'],
  },
  value: '001',
  error: 'Escolha uma das opções.',
};

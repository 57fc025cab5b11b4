import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Um dia, digitado com barras que aparecem sozinhas ou escolhido no calendário do aparelho.',
  use: ['Datas que a pessoa sabe de cor ou lê em um documento.'],
  avoid: ['Períodos aproximados: pergunte o ano, com integer.', 'Data e hora: este controle só guarda o dia.'],
  anatomy: ['Rótulo e dica', 'Caixa com a máscara dd/mm/aaaa', 'Botão do calendário', 'Linha de mensagem'],
  keyboard: [
    ['Tab e Shift Tab', 'Vai ao campo e sai dele. Ao sair de um campo preenchido, ele é conferido.'],
    ['Ctrl Z e Ctrl Y', 'Desfaz e refaz o que foi digitado neste campo.'],
    ['Números', 'As barras aparecem sozinhas; letras não entram, e o motivo é dito sob o campo.'],
    ['Tab até o calendário e Enter', 'Abre o calendário do aparelho.'],
  ],
  hears: [
    'O rótulo, “obrigatório” e a dica.',
    '“caixa de edição” e a data, dia primeiro.',
    'No botão: “Abrir calendário (Data de nascimento)”.',
    'Com erro: “inválido” e o texto do erro.',
  ],
  keys: [
    'type',
    'format',
    'before',
    'after',
    'notBefore',
    'notAfter',
    'title',
    'ui:help',
    'ui:width',
    'ui:phoneWidth',
    'errorMessage',
    'readOnly',
  ],
  example: {
    fields: { DataNascimento: { type: 'string', title: 'Data de nascimento', format: 'date', before: 'today' } },
    ui: { DataNascimento: { 'ui:widget': 'date', 'ui:width': 3 } },
    required: ['DataNascimento'],
  },
  value: '1988-09-22',
  error: 'Informe uma data anterior a 21/11/2026.',
};

import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Um valor que só se lê, com um cadeado.',
  use: ['O que já foi conferido ou vem de fora: o CPF depois do cadastro, o e-mail da conta.'],
  avoid: ['O que só está travado por enquanto: a regra trava (lock) o controle próprio do campo.'],
  anatomy: ['Rótulo e dica', 'Texto, que quebra e nunca é cortado', 'Cadeado', 'Linha de mensagem'],
  keyboard: [
    ['Tab e Shift Tab', 'Vai ao texto e sai dele.'],
    ['Setas e Ctrl C', 'Anda pelo texto e copia.'],
  ],
  hears: ['O rótulo, “caixa de edição, somente leitura” e o valor inteiro.'],
  keys: ['type', 'format', 'oneOf', 'readOnly', 'title', 'ui:help', 'ui:width', 'ui:phoneWidth', 'errorMessage'],
  example: {
    fields: { Cpf: { type: 'string', title: 'CPF', format: 'cpf', readOnly: true } },
    ui: { Cpf: { 'ui:widget': 'readonly', 'ui:width': 3 } },
  },
  value: '52998224725',
  error: 'CPF inválido (dígitos verificadores incorretos)',
};

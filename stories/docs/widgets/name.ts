import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'O nome de uma pessoa ou empresa, com contador quando o limite é curto.',
  use: ['Nomes completos, razão social, nome de pai e mãe.'],
  avoid: ['Textos que não são nomes: use text.'],
  anatomy: [
    'Rótulo e dica',
    'Caixa, com maiúscula automática no celular',
    'Contador, quando o limite é menor que 200',
    'Linha de mensagem',
  ],
  keyboard: [
    ['Tab e Shift Tab', 'Vai ao campo e sai dele. Ao sair de um campo preenchido, ele é conferido.'],
    ['Ctrl Z e Ctrl Y', 'Desfaz e refaz o que foi digitado neste campo.'],
  ],
  hears: [
    'O rótulo, “obrigatório” e a dica.',
    '“caixa de edição” e o nome.',
    'Com a descrição, o que ainda cabe: “Restam 38 caracteres de 60.”',
    'No limite: “Limite de 60 caracteres atingido.”',
    'Com erro: “inválido” e o texto do erro.',
  ],
  keys: [
    'type',
    'format',
    'maxLength',
    'maxLengthOf',
    'ui:autocomplete',
    'title',
    'ui:help',
    'ui:width',
    'ui:phoneWidth',
    'errorMessage',
    'readOnly',
  ],
  example: {
    fields: { Nome: { type: 'string', title: 'Nome completo', format: 'name', maxLength: 60 } },
    ui: { Nome: { 'ui:widget': 'name' } },
    required: ['Nome'],
  },
  value: 'Helena Duarte Nogueira',
  error: 'Campo obrigatório.',
};

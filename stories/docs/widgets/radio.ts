import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Uma de poucas opções, todas à vista.',
  use: ['De duas a quatro opções que a pessoa precisa comparar.'],
  avoid: ['Sim ou não: use yesno.', 'Cinco ou mais: use select.', 'Quando nenhuma também é resposta: use exclusive.'],
  anatomy: [
    'Legenda e dica do grupo',
    'Cartões, cada um inteiro como alvo',
    'Linha de nota da opção, quando há',
    'Linha de mensagem',
  ],
  keyboard: [
    ['Tab', 'Vai à opção escolhida, ou à primeira.'],
    ['Setas', 'Vai à opção vizinha e a escolhe.'],
    ['Espaço', 'Escolhe a opção com o foco.'],
  ],
  hears: [
    'O rótulo do grupo e “obrigatório”.',
    'Cada opção, “botão de opção 2 de 4”, marcada ou não.',
    'Com erro: “inválido” e o texto do erro.',
  ],
  keys: [
    'type',
    'oneOf',
    'enum',
    'default',
    'title',
    'ui:help',
    'ui:width',
    'ui:phoneWidth',
    'errorMessage',
    'readOnly',
  ],
  options: {
    columns: 'Quantas opções lado a lado; sem isto, até três curtas ficam em uma linha e as outras, uma sob a outra.',
  },
  example: {
    fields: {
      EstadoCivil: {
        type: 'integer',
        title: 'Estado civil',
        oneOf: [
          { const: 1, title: 'Solteiro(a)' },
          { const: 2, title: 'Casado(a)' },
          { const: 3, title: 'Divorciado(a)' },
          { const: 4, title: 'Viúvo(a)' },
        ],
      },
    },
    ui: { EstadoCivil: { 'ui:widget': 'radio' } },
    required: ['EstadoCivil'],
  },
  value: 2,
  error: 'Campo obrigatório.',
};

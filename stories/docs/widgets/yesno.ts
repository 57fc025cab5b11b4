import type { WidgetPage } from '../types';

export const page: WidgetPage = {
  is: 'Uma pergunta que se responde com sim ou não, sem resposta de partida.',
  use: ['Perguntas de compliance, e tudo cuja resposta abre ou fecha outros campos.'],
  avoid: ['Uma declaração que se aceita: use checkbox.', 'Acrescentar um bloco de campos: use toggle.'],
  anatomy: ['Legenda com a pergunta', 'Dica', 'Sim e Não, lado a lado', 'Linha de mensagem'],
  keyboard: [
    ['Tab', 'Vai à resposta dada, ou ao Sim.'],
    ['Setas', 'Muda a resposta.'],
    ['Espaço', 'Responde com a opção que tem o foco.'],
  ],
  hears: [
    'A pergunta inteira, como nome do grupo.',
    '“obrigatório”, onde é, e “Sim, botão de opção 1 de 2”.',
    'Com erro: “inválido” e o texto do erro.',
  ],
  keys: ['type', 'enum', 'default', 'title', 'ui:help', 'ui:width', 'ui:phoneWidth', 'errorMessage', 'readOnly'],
  example: {
    fields: { PoliticamenteExposta: { type: 'boolean', title: 'Você é uma pessoa politicamente exposta (PEP)?' } },
    ui: {
      PoliticamenteExposta: {
        'ui:widget': 'yesno',
        'ui:help': 'Quem ocupa ou ocupou cargo público relevante nos últimos 5 anos.',
      },
    },
    required: ['PoliticamenteExposta'],
  },
  value: true,
  error: 'Campo obrigatório.',
};

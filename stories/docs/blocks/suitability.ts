import type { BlockPage } from '../types';

export const page: BlockPage = {
  is: 'O perfil de investidor e o questionário que o define, uma pergunta de cada vez.',
  use: ['Antes de oferecer produtos, e quando o perfil vence.'],
  avoid: ['Perguntas do cadastro: são campos.'],
  anatomy: [
    'Cartão com o perfil, ou o convite ao questionário',
    'Diálogo com uma pergunta por vez e o progresso',
    'Resultado, e o que ele significa',
  ],
  keyboard: [
    ['Tab', 'Opções da pergunta, depois Voltar e Avançar.'],
    ['Setas', 'Escolhe nas perguntas de uma só resposta.'],
    ['Esc', 'Pergunta antes de fechar: as respostas se perderiam.'],
  ],
  hears: [
    '“Pergunta 2 de 8” e o enunciado, como nome do grupo.',
    'Nas tabelas: a linha e a coluna de cada opção.',
    'No fim: o perfil.',
  ],
  from: 'pf/produtos',
  stories: 'Blocks/suitability',
};

import type { BlockPage } from '../types';

export const page: BlockPage = {
  is: 'O perfil de investidor e o questionário que o define, uma pergunta de cada vez.',
  use: ['Antes de oferecer produtos, e quando o perfil vence.'],
  avoid: ['Perguntas do cadastro: são campos.'],
  anatomy: [
    'Cartão com o perfil, ou o convite ao questionário e quanto ele leva',
    'Saiba mais: o que é um perfil, com as palavras da instituição',
    'Diálogo com uma pergunta por vez, o progresso e a volta à anterior',
    'Resultado, no cartão',
  ],
  keyboard: [
    ['Tab', 'Opções da pergunta, depois Cancelar e Próximo; antes delas, a volta à pergunta anterior.'],
    ['Setas', 'Escolhe nas perguntas de uma só resposta, e em cada linha das tabelas.'],
    ['Espaço', 'Marca e desmarca nas de várias respostas.'],
    ['Esc', 'Pergunta antes de fechar: as respostas se perderiam.'],
  ],
  hears: [
    'O título do diálogo e “Pergunta 2 de 8”.',
    'O enunciado, que recebe o foco a cada pergunta e é o nome do grupo.',
    'Nas tabelas: “Renda fixa: Conheço, botão de opção”.',
    'Sem resposta: o diálogo “Não preenchido”; ao fechar, o foco vai ao que falta, com “Responda para continuar.”',
    'No fim: “Formulário preenchido com sucesso!” e, no cartão, “Resultado: Moderado”.',
  ],
  from: 'pf/produtos',
  states: {
    'Blocks/suitability': {
      Default: 'Ainda sem perfil: o convite, e quanto tempo leva.',
      WithProfile: 'Com perfil: o resultado, e o caminho para refazer.',
      Hidden: 'Na alteração a definição tira o cartão (`hideIn`): um texto diz onde responder.',
      ProfileFailed: 'O perfil não veio: o botão que tenta de novo.',
      NoQuestions: 'Um tipo de cadastro sem questionário.',
      SingleChoice: 'Uma pergunta de uma só resposta.',
      MultipleChoice: 'Várias respostas; a marcada abre as suas opções.',
      Table: 'Uma tabela: uma opção em cada linha; no celular, um cartão por linha.',
      TableMissing: 'Uma linha da tabela sem resposta: o foco vai a ela.',
      SecondQuestion: 'A segunda pergunta tem a volta à primeira.',
      Leaving: 'Cancelar pergunta antes: as respostas se perderiam.',
      Sending: 'Concluído e ainda sem resposta do servidor: nada se muda.',
      Done: 'O resultado, depois do questionário.',
      LearnMore: 'O que é um perfil, com as palavras da instituição.',
      Loading: 'As perguntas estão a caminho; o lugar delas já tem a altura certa.',
      LoadFailed: 'As perguntas não vieram: o botão que tenta de novo.',
      WithError: 'Concluir o cadastro sem perfil é dito junto ao botão.',
      LongText: 'Pergunta e respostas de várias linhas.',
    },
  },
};

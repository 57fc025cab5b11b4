import '../../../support/declarations';
import type { JsonObject } from '../../../../engine/core/json';

const answer = (id: number, Descricao: string, ...Opcoes: [number, string][]): JsonObject => ({
  QuestionarioRespostaId: id,
  Descricao,
  TipoResposta: Descricao === 'Nunca investi' ? 'Escolha única' : 'Múltipla escolha',
  Opcoes: Opcoes.map(([QuestionarioRespostaOpcaoId, Resposta]) => ({ QuestionarioRespostaOpcaoId, Resposta })),
});

/** One question of each kind for an individual, and one for a company, as the API lists them. */
export const QUESTIONS: JsonObject[] = [
  {
    QuestionarioId: 1,
    Pergunta: 'Por quanto tempo você pretende investir?',
    TipoResposta: 'Escolha única',
    TipoCliente: 'Pessoa Física',
    Respostas: [answer(11, 'Até um ano'), answer(12, 'Mais de um ano')],
  },
  {
    QuestionarioId: 9,
    Pergunta: 'Qual é o setor da empresa?',
    TipoResposta: 'Escolha única',
    TipoCliente: 'Pessoa Jurídica',
    Respostas: [answer(91, 'Comércio')],
  },
  {
    QuestionarioId: 2,
    Pergunta: 'Onde você já investiu?',
    TipoResposta: 'Múltipla escolha',
    TipoCliente: 'Pessoa Física',
    Respostas: [
      answer(21, 'Ações', [211, 'No último ano'], [212, 'Há mais de um ano']),
      answer(22, 'Fundos', [221, 'No último ano'], [222, 'Há mais de um ano']),
      answer(23, 'Nunca investi'),
    ],
  },
  {
    QuestionarioId: 3,
    Pergunta: 'Quanto você conhece de cada investimento?',
    TipoResposta: 'Tabela',
    TipoCliente: 'Pessoa Física',
    Respostas: [
      answer(31, 'Renda fixa', [311, 'Não conheço'], [312, 'Conheço']),
      answer(32, 'Ações', [321, 'Não conheço'], [322, 'Conheço']),
    ],
  },
];

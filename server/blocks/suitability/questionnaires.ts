import { readData } from '../../storage/assets';

/** One of several texts to pick under an answer, or in its row of a table. */
export interface Option {
  QuestionarioRespostaOpcaoId: number;
  Resposta: string;
  Pontos: number;
}

export interface Answer {
  QuestionarioRespostaId: number;
  Descricao: string;
  /** Where it differs from that of its question: `Escolha única` of an answer that rules out all others. */
  TipoResposta?: string;
  Pontos: number;
  Opcoes: Option[];
}

export interface Question {
  QuestionarioId: number;
  Pergunta: string;
  TipoResposta: string;
  /** How much it counts beside the others. */
  Peso: number;
  Respostas: Answer[];
}

/** The questions for one client type. Points and weights never leave the server. */
export interface Questionnaire {
  /** 1 Pessoa Física, 2 Pessoa Jurídica, 3 Fundo de Investimento. */
  type: number;
  TipoCliente: string;
  version: string;
  questions: Question[];
}

/** A risk profile and the score that it begins at; the list goes from the most careful one up. */
export interface RiskProfile {
  name: string;
  from: number;
}

/** What suitability stands on. */
export interface SuitabilityData {
  questionnaires: Questionnaire[];
  profiles: RiskProfile[];
}

export function loadSuitabilityData(assets: string): SuitabilityData {
  return { questionnaires: readData(assets, 'questionnaires'), profiles: readData(assets, 'riskProfiles') };
}

/** How a question is answered: by one answer, by several, or by one option in each row of a table. */
export function kindOf({ TipoResposta, Respostas }: Question): 'single' | 'multiple' | 'table' {
  if (TipoResposta === 'Múltipla escolha') return 'multiple';
  return Respostas.some(({ Opcoes }) => Opcoes.length > 0) ? 'table' : 'single';
}

/** Whether an answer of a multiple choice stands alone: "never invested" beside an investment says nothing. */
export function standsAlone(question: Question, { TipoResposta }: Answer): boolean {
  return kindOf(question) === 'multiple' && TipoResposta === 'Escolha única';
}

/** All questions as clients see them. */
export function publicQuestions(questionnaires: readonly Questionnaire[]) {
  return questionnaires.flatMap(({ TipoCliente, questions }) =>
    questions.map(({ QuestionarioId, Pergunta, TipoResposta, Respostas }) => ({
      QuestionarioId,
      Pergunta,
      TipoResposta,
      TipoCliente,
      Respostas: Respostas.map(({ QuestionarioRespostaId, Descricao, Opcoes, ...answer }) => ({
        QuestionarioRespostaId,
        Descricao,
        TipoResposta: answer.TipoResposta ?? TipoResposta,
        Opcoes: Opcoes.map(({ QuestionarioRespostaOpcaoId, Resposta }) => ({ QuestionarioRespostaOpcaoId, Resposta })),
      })),
    })),
  );
}

import { foldText, isObject, type Json, type JsonObject } from '../../../engine/core';
import { toCustomerType } from '../../api/accountTypes';

/** An id as the API gives it. */
export type Id = string | number;

/** One of several texts to pick under an answer, or in its row of a table. */
export interface Option {
  QuestionarioRespostaOpcaoId: Id;
  Resposta: string;
}

export interface Answer {
  QuestionarioRespostaId: Id;
  Descricao: string;
  /** Of a multiple choice, rules out all others. */
  isAlone?: true;
  Opcoes: Option[];
}

export interface Question {
  QuestionarioId: Id;
  Pergunta: string;
  TipoResposta: string;
  Respostas: Answer[];
}

/** How a question is answered: by one answer, by several, or by one option in each row of a table. */
export function kindOf({ TipoResposta, Respostas }: Question): 'single' | 'multiple' | 'table' {
  if (foldText(TipoResposta) === 'multipla escolha') return 'multiple';
  return Respostas.some(({ Opcoes }) => Opcoes.length > 0) ? 'table' : 'single';
}

/** The questions of an answer of `GET /questionario` that are put to clients of a type, in order. */
export function questionsFor(list: Json | undefined, clientType: Json | undefined): Question[] {
  const type = toCustomerType(clientType);
  return rowsOf(list)
    .filter(({ TipoCliente }) => type !== undefined && toCustomerType(TipoCliente) === type)
    .map((row) => ({
      QuestionarioId: row.QuestionarioId as Id,
      Pergunta: String(row.Pergunta ?? ''),
      TipoResposta: String(row.TipoResposta ?? ''),
      Respostas: rowsOf(row.Respostas).map(toAnswer),
    }))
    .filter(({ Respostas }) => Respostas.length > 0);
}

function toAnswer(row: JsonObject): Answer {
  return {
    QuestionarioRespostaId: row.QuestionarioRespostaId as Id,
    Descricao: String(row.Descricao ?? ''),
    ...(foldText(String(row.TipoResposta ?? '')) === 'escolha unica' && { isAlone: true }),
    Opcoes: rowsOf(row.Opcoes).map((option) => ({
      QuestionarioRespostaOpcaoId: option.QuestionarioRespostaOpcaoId as Id,
      Resposta: String(option.Resposta ?? ''),
    })),
  };
}

function rowsOf(list: Json | undefined): JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

import { isObject, type JsonObject } from '../../../engine/core';
import { type Answers, isAnswered, type Picks, picksOf } from './answers';
import type { Id, Question } from './questions';

/** Where the answers of an open questionnaire outlive a reload. */
export interface KeptAnswers {
  read(): JsonObject | undefined;
  write(kept: JsonObject | undefined): void;
}

/** How far an open questionnaire is. */
export interface Place {
  step: number;
  answers: Answers;
}

/** Answers as they are kept: pairs of a question and its picks. */
export function toKept({ step, answers }: Place): JsonObject {
  return { step, answers: [...answers].map(([question, picks]) => [question, [...picks]]) };
}

/** The place that was kept, as far as these questions still know it: at the last question that it can have reached. */
export function fromKept(kept: JsonObject, questions: readonly Question[]): Place {
  const pairs = pairsIn(kept.answers);
  const answers = new Map(
    questions.map((question) => [question.QuestionarioId, knownPicks(question, pairs.get(question.QuestionarioId))]),
  );
  const open = questions.findIndex((question) => !isAnswered(question, picksOf(answers, question)));
  const reached = open === -1 ? questions.length - 1 : open;
  return { step: Math.max(0, Math.min(Number(kept.step) || 0, reached)), answers };
}

function knownPicks({ Respostas }: Question, kept: unknown): Picks {
  const pairs = pairsIn(kept);
  return new Map(
    Respostas.flatMap(({ QuestionarioRespostaId, Opcoes }): [Id, Id | null][] => {
      if (!pairs.has(QuestionarioRespostaId)) return [];
      const option = pairs.get(QuestionarioRespostaId);
      const known = Opcoes.find(({ QuestionarioRespostaOpcaoId }) => QuestionarioRespostaOpcaoId === option);
      return [[QuestionarioRespostaId, known?.QuestionarioRespostaOpcaoId ?? null]];
    }),
  );
}

function pairsIn(value: unknown): Map<unknown, unknown> {
  const pairs = Array.isArray(value) ? value.filter((pair) => Array.isArray(pair) && !isObject(pair)) : [];
  return new Map(pairs.map(([key, content]) => [key, content]));
}

import { isObject, type Json, type JsonObject } from '../../../engine/core';
import type { FieldSchema } from '../../../engine/definition';
import { Refusal } from '../../http/refusal';
import { problemOfFields } from '../../registration/bodyShape';
import { type Answer, kindOf, type Option, type Question, type Questionnaire, standsAlone } from './questionnaires';

/** One answer as it travels. */
export interface AnswerRecord extends JsonObject {
  QuestionarioId: number;
  QuestionarioRespostaId: number;
  QuestionarioRespostaOpcaoId: number | null;
}

/** What was picked for one question. */
export interface Picked {
  question: Question;
  picks: { answer: Answer; option: Option | undefined }[];
}

const RECORD: Record<keyof AnswerRecord, FieldSchema> = {
  QuestionarioId: {},
  QuestionarioRespostaId: {},
  QuestionarioRespostaOpcaoId: {},
};
const BODY: Record<string, FieldSchema> = {
  Respostas: { type: 'array', items: { type: 'object', properties: RECORD } },
};

/**
 * The answers in a body: exactly what this questionnaire asks, nothing twice and nothing of another one.
 * @throws Refusal 400 that names what is wrong
 */
export function readAnswers(
  { questions }: Questionnaire,
  body: Json | undefined,
): { records: AnswerRecord[]; picked: Picked[] } {
  const problem = problemOfFields(BODY, body);
  if (problem !== undefined) throw new Refusal(400, problem);
  const sent = isObject(body) && Array.isArray(body.Respostas) ? body.Respostas : [];
  const records = sent.map(readRecord);
  const picked = new Map(questions.map((question) => [question.QuestionarioId, { question, picks: [] } as Picked]));
  for (const [index, record] of records.entries()) {
    const own = picked.get(record.QuestionarioId) ?? unknown(index, 'QuestionarioId');
    own.picks.push(pickOf(own.question, record, index));
  }
  const all = [...picked.values()];
  for (const { question, picks } of all) checkComplete(question, picks);
  return { records, picked: all };
}

function readRecord(sent: Json, index: number): AnswerRecord {
  if (!isObject(sent)) return unknown(index);
  const { QuestionarioId, QuestionarioRespostaId, QuestionarioRespostaOpcaoId = null } = sent;
  if (typeof QuestionarioId !== 'number') return unknown(index, 'QuestionarioId');
  if (typeof QuestionarioRespostaId !== 'number') return unknown(index, 'QuestionarioRespostaId');
  if (QuestionarioRespostaOpcaoId !== null && typeof QuestionarioRespostaOpcaoId !== 'number')
    return unknown(index, 'QuestionarioRespostaOpcaoId');
  return { QuestionarioId, QuestionarioRespostaId, QuestionarioRespostaOpcaoId };
}

function pickOf(question: Question, record: AnswerRecord, index: number): Picked['picks'][number] {
  const { QuestionarioRespostaId, QuestionarioRespostaOpcaoId } = record;
  const answer =
    question.Respostas.find((candidate) => candidate.QuestionarioRespostaId === QuestionarioRespostaId) ??
    unknown(index, 'QuestionarioRespostaId');
  const option = answer.Opcoes.find(
    (candidate) => candidate.QuestionarioRespostaOpcaoId === QuestionarioRespostaOpcaoId,
  );
  if (QuestionarioRespostaOpcaoId !== null && !option) unknown(index, 'QuestionarioRespostaOpcaoId');
  return { answer, option };
}

function checkComplete(question: Question, picks: Picked['picks']): void {
  const kind = kindOf(question);
  const answers = new Set(picks.map(({ answer }) => answer));
  const isComplete =
    answers.size === picks.length &&
    picks.every(({ answer, option }) => option !== undefined || answer.Opcoes.length === 0) &&
    (kind === 'table' ? answers.size === question.Respostas.length : picks.length > 0) &&
    (kind !== 'single' || picks.length === 1) &&
    (picks.length === 1 || !picks.some(({ answer }) => standsAlone(question, answer)));
  if (!isComplete) throw new Refusal(400, `Confira a resposta da pergunta "${question.Pergunta}"`);
}

/** @throws Refusal 400 */
function unknown(index: number, member?: keyof AnswerRecord): never {
  const path = member === undefined ? `/Respostas/${index}` : `/Respostas/${index}/${member}`;
  throw new Refusal(400, `Resposta desconhecida: ${path}`);
}

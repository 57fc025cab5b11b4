import { type Answer, type Id, kindOf, type Question } from './questions';

/** What is picked for one question: answers by id, each with its option, or null while it has none. */
export type Picks = ReadonlyMap<Id, Id | null>;

/** What is picked, by question. */
export type Answers = ReadonlyMap<Id, Picks>;

/** One answer as it travels. */
export type AnswerRecord = {
  QuestionarioId: Id;
  QuestionarioRespostaId: Id;
  QuestionarioRespostaOpcaoId: Id | null;
};

/** The picks of a question. */
export function picksOf(answers: Answers, { QuestionarioId }: Question): Picks {
  return answers.get(QuestionarioId) ?? new Map();
}

/** The answers with one marked or taken back; a single choice keeps only the new one, and one that stands alone no other. */
export function mark(
  answers: Answers,
  { question, answer, isMarked }: { question: Question; answer: Answer; isMarked: boolean },
): Answers {
  const isAlone = kindOf(question) === 'single' || (isMarked && answer.isAlone);
  const picks = isAlone ? new Map<Id, Id | null>() : new Map(picksOf(answers, question));
  for (const other of isMarked ? question.Respostas : []) {
    if (other.isAlone) picks.delete(other.QuestionarioRespostaId);
  }
  if (isMarked) picks.set(answer.QuestionarioRespostaId, null);
  else picks.delete(answer.QuestionarioRespostaId);
  return new Map(answers).set(question.QuestionarioId, picks);
}

/** The answers with this option for one answer, or in one row of a table. */
export function pickOption(
  answers: Answers,
  { question, answer, option }: { question: Question; answer: Answer; option: Id },
): Answers {
  const picks = new Map(picksOf(answers, question)).set(answer.QuestionarioRespostaId, option);
  return new Map(answers).set(question.QuestionarioId, picks);
}

/** The answers of a question that still want something: rows of a table, marked ones without an option. */
export function openAnswers(question: Question, picks: Picks): Answer[] {
  const isTable = kindOf(question) === 'table';
  return question.Respostas.filter(({ QuestionarioRespostaId, Opcoes }) => {
    if (!isTable && !picks.has(QuestionarioRespostaId)) return false;
    return Opcoes.length > 0 && picks.get(QuestionarioRespostaId) == null;
  });
}

/** Whether a question is answered: every row of a table, else at least one answer, each with its option. */
export function isAnswered(question: Question, picks: Picks): boolean {
  const isAny = kindOf(question) === 'table' || picks.size > 0;
  return isAny && openAnswers(question, picks).length === 0;
}

/** What is sent, in the order of the questions and of their answers. */
export function toRecords(questions: readonly Question[], answers: Answers): AnswerRecord[] {
  return questions.flatMap((question) => {
    const picks = picksOf(answers, question);
    return question.Respostas.filter(({ QuestionarioRespostaId }) => picks.has(QuestionarioRespostaId)).map(
      ({ QuestionarioRespostaId }) => ({
        QuestionarioId: question.QuestionarioId,
        QuestionarioRespostaId,
        QuestionarioRespostaOpcaoId: picks.get(QuestionarioRespostaId) ?? null,
      }),
    );
  });
}

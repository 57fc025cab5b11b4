import '../../../support/declarations';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  isAnswered,
  mark,
  openAnswers,
  pickOption,
  picksOf,
  toRecords,
} from '../../../../src/blocks/suitability/answers';
import { type Answer, kindOf, type Question, questionsFor } from '../../../../src/blocks/suitability/questions';
import { QUESTIONS } from './questions';

const questions = questionsFor(QUESTIONS, 1);
const [single, multiple, table] = questions as [Question, Question, Question];
const none: Answers = new Map();
const answerOf = (question: Question, id: number) =>
  question.Respostas.find(({ QuestionarioRespostaId }) => QuestionarioRespostaId === id) as Answer;
const marked = (answers: Answers, question: Question, id: number, isMarked = true) =>
  mark(answers, { question, answer: answerOf(question, id), isMarked });
const picked = (answers: Answers, question: Question, id: number, option: number) =>
  pickOption(answers, { question, answer: answerOf(question, id), option });
const complete = (answers: Answers, question: Question) => isAnswered(question, picksOf(answers, question));

describe('the questions', () => {
  it.each([
    [1, [1, 2, 3]],
    ['Pessoa Física', [1, 2, 3]],
    ['2', [9]],
    ['pessoa juridica', [9]],
    [3, []],
    [undefined, []],
  ])('[PF-SUI-05] for client type %j are %j', (type, ids) => {
    expect(questionsFor(QUESTIONS, type).map(({ QuestionarioId }) => QuestionarioId)).toEqual(ids);
  });

  it('[PF-OP-50] are single choices, multiple choices, or tables when their answers have options', () => {
    expect(questions.map(kindOf)).toEqual(['single', 'multiple', 'table']);
    expect(kindOf({ ...multiple, TipoResposta: 'multipla escolha ' })).toBe('multiple');
  });

  it('may lack answers and options without breaking', () => {
    expect(questionsFor([{ QuestionarioId: 1, TipoCliente: 1, Respostas: null }, null], 1)).toEqual([]);
    const bare = { QuestionarioId: 1, TipoCliente: 1, Respostas: [{ QuestionarioRespostaId: 2, Opcoes: null }] };
    expect(questionsFor([bare], 1)[0]?.Respostas).toEqual([{ QuestionarioRespostaId: 2, Descricao: '', Opcoes: [] }]);
    expect(questionsFor('broken', 1)).toEqual([]);
  });
});

describe('answering', () => {
  it('[PF-SUI-10] a single choice keeps the last answer alone', () => {
    const answers = marked(marked(none, single, 11), single, 12);
    expect(toRecords(questions, answers)).toEqual([
      { QuestionarioId: 1, QuestionarioRespostaId: 12, QuestionarioRespostaOpcaoId: null },
    ]);
  });

  it('[PF-SUI-11] a multiple choice keeps several answers, each with its option', () => {
    const answers = picked(marked(marked(none, multiple, 21), multiple, 22), multiple, 21, 212);
    expect(toRecords(questions, answers)).toEqual([
      { QuestionarioId: 2, QuestionarioRespostaId: 21, QuestionarioRespostaOpcaoId: 212 },
      { QuestionarioId: 2, QuestionarioRespostaId: 22, QuestionarioRespostaOpcaoId: null },
    ]);
    const fewer = marked(answers, multiple, 21, false);
    expect(toRecords(questions, fewer)).toEqual([
      { QuestionarioId: 2, QuestionarioRespostaId: 22, QuestionarioRespostaOpcaoId: null },
    ]);
  });

  it('an answer that stands alone takes all others off, and goes with any other', () => {
    const ids = (answers: Answers) => [...picksOf(answers, multiple).keys()];
    const two = marked(marked(none, multiple, 21), multiple, 22);
    const alone = marked(two, multiple, 23);
    expect(ids(alone)).toEqual([23]);
    expect(ids(marked(alone, multiple, 22))).toEqual([22]);
    expect(ids(marked(alone, multiple, 23, false))).toEqual([]);
  });

  it('[PF-SUI-F03] [PF-SUI-F04] a marked answer with options asks for one', () => {
    const answers = marked(none, multiple, 21);
    expect(complete(answers, multiple)).toBe(false);
    expect(openAnswers(multiple, picksOf(answers, multiple))).toEqual([answerOf(multiple, 21)]);
    expect(complete(picked(answers, multiple, 21, 211), multiple)).toBe(true);
    expect(complete(marked(none, multiple, 23), multiple)).toBe(true);
  });

  it('[PF-SUI-09] a table asks for an option in every row', () => {
    const first = picked(none, table, 31, 312);
    expect(complete(none, table)).toBe(false);
    expect(complete(first, table)).toBe(false);
    expect(complete(picked(first, table, 32, 321), table)).toBe(true);
  });

  it('[PF-SUI-F02] any question asks for something', () => {
    for (const question of questions) expect(complete(none, question)).toBe(false);
    expect(complete(marked(none, single, 11), single)).toBe(true);
  });

  it('[PF-SUI-20] is sent in the order of the questions and their answers', () => {
    const answers = marked(picked(picked(none, table, 32, 322), table, 31, 311), single, 12);
    expect(toRecords(questions, answers).map((record) => Object.values(record))).toEqual([
      [1, 12, null],
      [3, 31, 311],
      [3, 32, 322],
    ]);
  });
});

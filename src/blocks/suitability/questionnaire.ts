import { createStore } from 'zustand/vanilla';
import { isObject, type Json, type JsonObject } from '../../../engine/core';
import type { Message } from '../../../engine/definition';
import {
  type CallOutcome,
  type DialogTexts,
  type Host,
  makeCall,
  type Transport,
  tellNotSaved,
} from '../../../engine/session';
import { unwrapAnswer } from '../../../engine/wire';
import { type AnswerRecord, type Answers, isAnswered, mark, pickOption, picksOf, toRecords } from './answers';
import { fromKept, type KeptAnswers, toKept } from './keptAnswers';
import { type Answer, type Id, type Question, questionsFor } from './questions';

/** What a questionnaire is made with. */
export interface QuestionnaireInput extends DialogTexts {
  transport: Transport;
  host: Host;
  /** The type of client that answers, as a number or by its name. */
  clientType: Json | undefined;
  /** Whether the answers only count once a wizard has saved them, or at once. */
  save: 'conclude' | 'now';
  /** Where open answers outlive a reload; without it they do not. */
  kept?: KeptAnswers;
  /** Told of the result that the answers would have. */
  onPreview?(preview: Preview): void;
  /** Told after the answers were saved and the customer has heard so. */
  onSaved?(profile: string): void | Promise<void>;
}

/** What the server makes of answers that are not saved. */
export interface Preview {
  id: string;
  profile: string;
  records: AnswerRecord[];
}

export interface QuestionnaireState {
  /** `undefined` before they are asked for. */
  questions: readonly Question[] | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  isOpen: boolean;
  isSending: boolean;
  /** Index of the question on the screen. */
  step: number;
  answers: Answers;
  /** The customer wanted to go on without an answer: the question says so until it has one. */
  isMissing: boolean;
}

/** A questionnaire as it is filled in, one question at a time. */
export interface Questionnaire {
  getState(): QuestionnaireState;
  subscribe(listener: () => void): () => void;
  /** Asks for the questions, once; again after a failure. */
  load(): Promise<boolean>;
  /** Begins at the first question, or where a reload broke it off. */
  open(): void;
  /** Opens it again if a reload broke it off. */
  resume(): void;
  mark(question: Question, answer: Answer, isMarked: boolean): void;
  pickOption(question: Question, answer: Answer, option: Id): void;
  /** Goes on, or at the last question sends the answers. Without an answer it says so. */
  next(): Promise<void>;
  back(): void;
  /** Asks, then forgets the answers. */
  leave(): Promise<void>;
}

const CLOSED = { isOpen: false, isSending: false, step: 0, answers: new Map(), isMissing: false };
const REFUSED: Message = { title: 'Dados informados inválidos.' };

/** A questionnaire that is not open yet, and whose questions are not loaded. */
export function createQuestionnaire(input: QuestionnaireInput): Questionnaire {
  const { transport, host } = input;
  const store = createStore<QuestionnaireState>(() => ({
    questions: undefined,
    isLoading: false,
    hasFailed: false,
    ...CLOSED,
  }));
  const { getState, setState: update } = store;
  let loading: Promise<boolean> | undefined;

  const load = async (): Promise<boolean> => {
    if (getState().questions) return true;
    update({ isLoading: true, hasFailed: false });
    const outcome = await makeCall(transport, 'GET /questionario');
    const questions = outcome.ok ? questionsFor(dataOf(outcome), input.clientType) : undefined;
    update({ questions, isLoading: false, hasFailed: !outcome.ok });
    if (getState().isOpen) goOn();
    return outcome.ok;
  };

  /** To the place at which the customer was before a reload. */
  const goOn = () => {
    const { questions, answers } = getState();
    const kept = input.kept?.read();
    if (questions && kept && answers.size === 0) update(fromKept(kept, questions));
  };

  const move = (change: Partial<QuestionnaireState>) => {
    update(change);
    input.kept?.write(toKept(getState()));
  };

  const change = (answers: Answers, question: Question) =>
    move({ answers, isMissing: getState().isMissing && !isAnswered(question, picksOf(answers, question)) });

  /** Closes and forgets: the next time begins anew. */
  const close = () => {
    update(CLOSED);
    input.kept?.write(undefined);
  };

  const open = () => {
    update({ ...CLOSED, isOpen: true });
    goOn();
  };

  async function finish(questions: readonly Question[]): Promise<void> {
    const records = toRecords(questions, getState().answers);
    const body = { Respostas: records };
    const previewed = await makeCall(transport, 'POST /suitability/preview', { body });
    if (!previewed.ok) return tellNotSaved(host, previewed, REFUSED, input);
    const { Id = '', PerfilRisco = '' } = recordOf(previewed);
    if (input.save === 'now') {
      const saved = await makeCall(transport, 'POST /suitability', { body });
      if (!saved.ok) return tellNotSaved(host, saved, { ...REFUSED, say: '{descricao}' }, input);
    } else {
      input.onPreview?.({ id: String(Id), profile: String(PerfilRisco), records });
    }
    close();
    await host.ask({ kind: 'success', title: input.texts.questionnaireDone ?? '', yes: '' });
    if (input.save === 'now') await input.onSaved?.(String(PerfilRisco));
  }

  return {
    getState,
    subscribe: store.subscribe,
    load() {
      loading ??= load().finally(() => {
        loading = undefined;
      });
      return loading;
    },
    open,
    resume() {
      if (!getState().isOpen && input.kept?.read()) open();
    },
    mark: (question, answer, isMarked) => change(mark(getState().answers, { question, answer, isMarked }), question),
    pickOption: (question, answer, option) =>
      change(pickOption(getState().answers, { question, answer, option }), question),
    async next() {
      const { questions = [], step, answers, isSending } = getState();
      const question = questions[step];
      if (!question || isSending) return;
      if (!isAnswered(question, picksOf(answers, question))) {
        await host.ask({
          kind: 'warning',
          title: 'Não preenchido',
          text: 'Necessário responder para avançar o questionário',
          yes: input.texts.closeMessage ?? '',
        });
        update({ isMissing: true });
        return;
      }
      if (step < questions.length - 1) {
        move({ step: step + 1, isMissing: false });
        return;
      }
      update({ isSending: true });
      await finish(questions).finally(() => update({ isSending: false }));
    },
    back: () => move({ step: Math.max(0, getState().step - 1), isMissing: false }),
    async leave() {
      if (getState().isSending) return;
      const isLeaving = await host.ask({
        kind: 'question',
        title: 'Deseja realmente sair?',
        text: 'Ao fechar, todas as respostas serão perdidas e o questionário recomeçará do início.',
        yes: 'Sim, sair',
        no: 'Não, continuar respondendo',
        careful: true,
      });
      if (isLeaving) close();
    },
  };
}

function dataOf(outcome: CallOutcome): Json | undefined {
  return unwrapAnswer(outcome.body);
}

function recordOf(outcome: CallOutcome): JsonObject {
  const data = dataOf(outcome);
  return isObject(data) ? data : {};
}

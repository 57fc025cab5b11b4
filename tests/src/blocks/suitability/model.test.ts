import '../../../support/declarations';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../engine/core/json';
import { createSuitabilityModel } from '../../../../src/blocks/suitability/model';
import type { Question } from '../../../../src/blocks/suitability/questions';
import { type BlockFormInput, blockForm } from '../blockForm';
import { QUESTIONS } from './questions';

const block = {
  block: 'suitability',
  id: 'perfil',
  hideIn: ['edit', 'renewal'],
  binds: { answers: 'Respostas', profile: 'PerfilRisco', preview: 'PreviaId', previewProfile: 'PreviaPerfil' },
};
const PREVIEW = 'POST /suitability/preview';
const SAVE = 'POST /suitability';

/** A model on a server with three questions; the profile that a questionnaire brings is `Moderado`. */
function open(given: Partial<BlockFormInput> = {}) {
  const told: string[] = [];
  const form = blockForm({
    block,
    ...given,
    replies: {
      'GET /questionario': { data: QUESTIONS },
      'GET /suitability': { data: { PerfilRisco: null, StatusCadastro: 0 } },
      [PREVIEW]: { data: { Id: 'previa-1', PerfilRisco: 'Moderado' } },
      [SAVE]: { data: { PerfilRisco: 'Moderado', StatusCadastro: 4 } },
      ...given.replies,
    },
  });
  const model = createSuitabilityModel(async () => void told.push('saved'))(form.input);
  const { questionnaire } = model;
  const state = questionnaire.getState;
  const current = () => state().questions?.[state().step] as Question;
  /** Answers the question on the screen with its first answers and options. */
  const answer = () => {
    const question = current();
    const isTable = question.TipoResposta === 'Tabela';
    for (const item of isTable ? question.Respostas : question.Respostas.slice(0, 1)) {
      if (!isTable) questionnaire.mark(question, item, true);
      const [option] = item.Opcoes;
      if (option) questionnaire.pickOption(question, item, option.QuestionarioRespostaOpcaoId);
    }
  };
  const start = async () => {
    await questionnaire.load();
    questionnaire.open();
  };
  const finish = async () => {
    await start();
    for (const _ of [1, 2, 3]) {
      answer();
      await questionnaire.next();
    }
  };
  return { ...form, model, questionnaire, state, current, answer, start, finish, told };
}

const records: Json = [
  { QuestionarioId: 1, QuestionarioRespostaId: 11, QuestionarioRespostaOpcaoId: null },
  { QuestionarioId: 2, QuestionarioRespostaId: 21, QuestionarioRespostaOpcaoId: 211 },
  { QuestionarioId: 3, QuestionarioRespostaId: 31, QuestionarioRespostaOpcaoId: 311 },
  { QuestionarioId: 3, QuestionarioRespostaId: 32, QuestionarioRespostaOpcaoId: 321 },
];

describe('the profile', () => {
  it('is what the server has', async () => {
    const { model, data } = open({ replies: { 'GET /suitability': { data: { PerfilRisco: 'Arrojado' } } } });
    expect(await model.load()).toBe(true);
    expect(data.profile).toBe('Arrojado');
    expect(model.profile()).toBe('Arrojado');
    expect(model.summary()).toEqual([{ label: 'Resultado', value: 'Arrojado' }]);
  });

  it('is none before there is one, and unknown when the server does not say', async () => {
    const none = open();
    expect(await none.model.load()).toBe(true);
    expect(none.model.profile()).toBeUndefined();
    const failed = open({ replies: { 'GET /suitability': 500 }, values: { profile: 'Moderado' } });
    expect(await failed.model.load()).toBe(false);
    expect(failed.model.getState().hasFailed).toBe(true);
    expect(failed.data.profile).toBe('Moderado');
  });

  it.each([
    ['new', false],
    ['edit', true],
    ['renewal', true],
  ] as const)('[PF-SUI-21] [PF-NAV-13] is taken away in mode %s: %s', (mode, isHidden) => {
    expect(open({ mode }).model.getState().isHidden).toBe(isHidden);
  });
});

describe('moving through the questions', () => {
  it('[PF-SUI-07] keeps the answers', async () => {
    const { questionnaire, start, answer, state, current } = open();
    await start();
    expect(current().QuestionarioId).toBe(1);
    answer();
    await questionnaire.next();
    expect(current().QuestionarioId).toBe(2);
    questionnaire.back();
    expect([...(state().answers.get(1)?.keys() ?? [])]).toEqual([11]);
    await questionnaire.next();
    expect(current().QuestionarioId).toBe(2);
  });

  it('[PF-SUI-08, PF-E2E-21, CF-SUI-03] needs an answer, and says so', async () => {
    const { questionnaire, start, answer, state, questions, calls } = open();
    await start();
    await questionnaire.next();
    expect(questions).toEqual([
      {
        kind: 'warning',
        title: 'Não preenchido',
        text: 'Necessário responder para avançar o questionário',
        yes: 'Entendi',
      },
    ]);
    expect(state()).toMatchObject({ step: 0, isMissing: true });
    answer();
    expect(state().isMissing).toBe(false);
    expect(calls).toHaveLength(1);
  });

  it('[PF-SUI-09] needs an option in every row of a table', async () => {
    const { questionnaire, start, answer, state, current, questions } = open();
    await start();
    for (const _ of [1, 2]) {
      answer();
      await questionnaire.next();
    }
    const [row] = current().Respostas;
    if (row) questionnaire.pickOption(current(), row, 311);
    await questionnaire.next();
    expect(questions.map(({ title }) => title)).toEqual(['Não preenchido']);
    expect(state()).toMatchObject({ step: 2, isOpen: true });
  });
});

describe('leaving', () => {
  it('[PF-SUI-12] [PF-SUI-13] [PF-SUC-13] asks, and goes on with the answers when the customer stays', async () => {
    const { questionnaire, start, answer, state, questions } = open({ answers: [false] });
    await start();
    answer();
    await questionnaire.next();
    await questionnaire.leave();
    expect(questions).toEqual([
      {
        kind: 'question',
        title: 'Deseja realmente sair?',
        text: 'Ao fechar, todas as respostas serão perdidas e o questionário recomeçará do início.',
        yes: 'Sim, sair',
        no: 'Não, continuar respondendo',
        careful: true,
      },
    ]);
    expect(state()).toMatchObject({ isOpen: true, step: 1 });
    expect(state().answers.size).toBe(1);
  });

  it('[PF-SUI-13] forgets answers and place when the customer leaves', async () => {
    const { questionnaire, start, answer, state, calls } = open();
    await start();
    answer();
    await questionnaire.next();
    await questionnaire.leave();
    expect(state().isOpen).toBe(false);
    questionnaire.open();
    expect(state()).toMatchObject({ isOpen: true, step: 0 });
    expect(state().answers.size).toBe(0);
    expect(calls).toHaveLength(1);
  });
});

describe('the end in a first registration', () => {
  it('[PF-SUI-14] [PF-OP-51] tries the answers, and keeps them for the save of their part', async () => {
    const { finish, state, calls, data, model, names } = open();
    await finish();
    expect(names()).toEqual(['GET /questionario', PREVIEW]);
    expect(calls.at(-1)?.body).toEqual({ Respostas: records });
    expect(state().isOpen).toBe(false);
    expect(data).toMatchObject({ preview: 'previa-1', previewProfile: 'Moderado' });
    expect(data.answers).toEqual([
      { QuestionarioId: 1, QuestionarioRespostaId: 11 },
      { QuestionarioId: 2, QuestionarioRespostaId: 21, QuestionarioRespostaOpcaoId: 211 },
      { QuestionarioId: 3, QuestionarioRespostaId: 31, QuestionarioRespostaOpcaoId: 311 },
      { QuestionarioId: 3, QuestionarioRespostaId: 32, QuestionarioRespostaOpcaoId: 321 },
    ]);
    expect(model.profile()).toBe('Moderado');
  });

  it('[PF-SUC-10] says once that the form is filled', async () => {
    const { finish, questions, told } = open();
    await finish();
    expect(questions).toEqual([{ kind: 'success', title: 'Formulário preenchido com sucesso!', yes: '' }]);
    expect(told).toEqual([]);
  });

  it('[PF-SUI-16] [PF-ERR-10] stays open with the answers when the server refuses them', async () => {
    const { finish, state, questions, data } = open({
      replies: { [PREVIEW]: { status: 400, body: { data: ['Respostas recusadas'] } } },
    });
    await finish();
    expect(questions).toEqual([
      { kind: 'error', title: 'Dados informados inválidos.', text: 'Respostas recusadas', yes: 'Entendi' },
    ]);
    expect(state()).toMatchObject({ isOpen: true, isSending: false, step: 2 });
    expect(state().answers.size).toBe(3);
    expect(data.preview).toBeUndefined();
  });

  it('[PF-SUI-17, PF-API-16, CF-SUI-04, CF-CAL-52] takes over the profile of the server once the answers are saved', async () => {
    const form = open();
    await form.finish();
    await form.model.saved(['declaracoes']);
    expect(form.names()).not.toContain('GET /suitability');
    form.storeAnswers();
    await form.model.saved(['questionario']);
    expect(form.names().at(-1)).toBe('GET /suitability');
    expect(form.data.preview).toBeUndefined();
    expect(form.data.previewProfile).toBeUndefined();
  });
});

describe('the end outside a first registration', () => {
  const edit = (given: Partial<BlockFormInput> = {}) => open({ mode: 'edit', user: { StatusCadastro: 2 }, ...given });

  it('[PF-OP-51] [PF-SUI-17] tries the answers, saves them at once, and then tells the portal', async () => {
    const { finish, names, calls, questions, told, data } = edit();
    await finish();
    expect(names()).toEqual(['GET /questionario', PREVIEW, SAVE]);
    expect(calls.at(-1)?.body).toEqual({ Respostas: records });
    expect(questions.map(({ title }) => title)).toEqual(['Formulário preenchido com sucesso!']);
    expect(told).toEqual(['saved']);
    expect(data.profile).toBe('Moderado');
    expect(data.answers).toBeUndefined();
  });

  it('[PF-SUI-18] [PF-ERR-17] says what the server describes when it refuses to save', async () => {
    const { finish, state, questions, told } = edit({
      replies: { [SAVE]: { status: 400, body: { data: ['primeiro'], descricao: 'Questionário vencido' } } },
    });
    await finish();
    expect(questions).toEqual([
      { kind: 'error', title: 'Dados informados inválidos.', text: 'Questionário vencido', yes: 'Entendi' },
    ]);
    expect(state()).toMatchObject({ isOpen: true, step: 2 });
    expect(told).toEqual([]);
  });

  it('is the same in a first registration whose definition saves at once', async () => {
    const { finish, names } = open({ block: { ...block, save: 'now' } });
    await finish();
    expect(names()).toContain(SAVE);
  });
});

describe('the questions', () => {
  it('are asked for again after a failure', async () => {
    let isUp = false;
    const { questionnaire, state } = open({
      replies: { 'GET /questionario': () => (isUp ? { data: QUESTIONS } : 0) },
    });
    expect(await questionnaire.load()).toBe(false);
    expect(state()).toMatchObject({ hasFailed: true, questions: undefined });
    isUp = true;
    expect(await questionnaire.load()).toBe(true);
    expect(state().questions).toHaveLength(3);
  });

  it('are asked for once', async () => {
    const { questionnaire, calls } = open();
    await Promise.all([questionnaire.load(), questionnaire.load()]);
    await questionnaire.load();
    expect(calls).toHaveLength(1);
  });
});

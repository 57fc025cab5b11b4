import { describe, expect, it } from 'vitest';
import type { Json } from '../../engine/core/json';
import type { SessionInput } from '../../engine/core/session/types';
import { createProductsModel } from '../../src/blocks/products/model';
import { createSuitabilityModel } from '../../src/blocks/suitability/model';
import { type Answers, pfSession, posts } from '../support/pf';

const LOAD = 'GET /suitability/consulta-dispensa-questionario';
const WAIVER = 'POST /suitability/dispensa-questionario';
const SAVE = 'POST /suitability';
const NOW = '2026-11-21T12:00:00.000Z';
const STORED = { MotivoDispensaQuestionarioId: 2, DataQuestionario: '2026-11-20T12:00:00.000Z' };
const ASK = {
  kind: 'question',
  title: 'Remover dispensa de questionário',
  text: 'Para realizar essa operação os produtos aderidos serão cancelados. Deseja seguir?',
  yes: 'Confirmar',
  no: 'Cancelar',
};

/** The tab of the products, open alone, on a server that has no profile. */
async function open(answers: Answers = {}, change: Parameters<typeof pfSession>[1] = {}) {
  const blocks: SessionInput['blocks'] = {
    suitability: createSuitabilityModel(async () => {}),
    products: createProductsModel(() => {}),
  };
  const opened = await pfSession(
    { 'GET /suitability': { PerfilRisco: null, StatusCadastro: 0 } as Json, ...answers },
    { blocks, tab: 'produtos', ...change },
  );
  const { session, calls, questions } = opened;
  await session.open();
  calls.length = 0;
  questions.length = 0;
  const form = session.form('produtos');
  const data = () => form.getState().data;
  /** Changes a field, and waits for the questions that this asks. */
  const set = async (name: string, value: Json | undefined) => {
    form.change(`/${name}`, value);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const sent = () => posts(calls).map(({ method, path, body }) => [`${method} ${path}`, body]);
  return { ...opened, form, data, set, sent };
}

describe('the waiver', () => {
  it('[PF-DIS-F01] [PF-DIS-F02] is not chosen at first, and has its reason only when it is', async () => {
    const { form, data, set } = await open();
    expect(data().dispensa).toBe(false);
    expect(form.view('/MotivoDispensaQuestionarioId').hidden).toBe(true);
    await set('dispensa', true);
    expect(form.view('/MotivoDispensaQuestionarioId')).toMatchObject({ hidden: false, required: true });
  });

  it('[PF-DIS-02] [PF-OP-49] [CF-SUI-08] asks for the reason in the words of the other fields', async () => {
    const { set, session, questions } = await open();
    await set('dispensa', true);
    expect((await session.save()).focus).toBe('/MotivoDispensaQuestionarioId');
    expect(questions).toMatchObject([
      { title: 'Oops...', text: 'O campo Motivo da dispensa não foi informado, preencha a informação para avançar.' },
    ]);
  });

  it('[PF-DIS-06] [PF-DIS-F03] sends its reason with the moment of the choice', async () => {
    const { set, session, sent } = await open();
    await set('dispensa', true);
    await set('MotivoDispensaQuestionarioId', 3);
    await session.save();
    expect(sent()).toEqual([[WAIVER, { MotivoDispensaQuestionarioId: 3, DataQuestionario: NOW }]]);
  });

  it('[PF-DIS-03] [PF-OP-47] [PF-SUC-14] [CF-SUI-12] asks before it is taken back', async () => {
    const { set, data, questions } = await open({ [LOAD]: STORED }, { answer: false });
    expect(data().dispensa).toBe(true);
    await set('dispensa', false);
    expect(questions).toEqual([ASK]);
  });

  it('[PF-DIS-05] [CF-SUI-13] stays as it is when the customer says no', async () => {
    const { set, data, session, sent } = await open({ [LOAD]: STORED }, { answer: false });
    await set('dispensa', false);
    expect(data()).toMatchObject({ dispensa: true, produtosCancelados: false, ...STORED });
    await session.save();
    expect(sent()).toEqual([]);
  });

  it('[PF-DIS-04] [PF-OP-48] [CF-SUI-14] is sent as 0 by the next save when the customer says yes', async () => {
    const { set, data, session, sent } = await open({
      [LOAD]: STORED,
      'GET /suitability': { PerfilRisco: 'Moderado' },
    });
    await set('dispensa', false);
    expect(data()).toMatchObject({ dispensa: false, produtosCancelados: true });
    expect(data()).not.toHaveProperty('MotivoDispensaQuestionarioId');
    expect(sent()).toEqual([]);
    await session.save();
    expect(sent()).toEqual([[WAIVER, { MotivoDispensaQuestionarioId: 0, DataQuestionario: NOW }]]);
  });

  it('takes the products up again when it is chosen again', async () => {
    const { set, data } = await open({ [LOAD]: STORED });
    await set('dispensa', false);
    await set('dispensa', true);
    expect(data()).not.toHaveProperty('produtosCancelados');
  });

  it('[PF-DIS-08, ACC-CFG-09] [CF-SUI-09] is neither shown, nor sent, nor counted where the tenant allows none', async () => {
    const { form, session, questions, sent } = await open({ [LOAD]: STORED }, { settings: { dispensa: false } });
    expect(form.view('/dispensa').hidden).toBe(true);
    expect(form.view('/MotivoDispensaQuestionarioId').hidden).toBe(true);
    await session.save();
    expect(questions).toMatchObject([
      {
        title: 'Concluir cadastro',
        text: 'Para a conclusão do cadastro, é necessário o preenchimento do questionário',
      },
    ]);
    expect(sent()).toEqual([]);
  });
});

describe('the parts of the tab', () => {
  const FAILURE = { status: 400, body: { data: ['primeiro', 'segundo'], descricao: 'descrição' } };

  it('[PF-SAV-05] [PF-API-16] [PF-API-18] are the waiver, and then the answers', async () => {
    const { set, form, session, sent } = await open();
    await set('dispensa', true);
    await set('MotivoDispensaQuestionarioId', 1);
    form.change('/Respostas', [{ QuestionarioId: 1, QuestionarioRespostaId: 11 }]);
    await session.save();
    expect(sent()).toEqual([
      [WAIVER, { MotivoDispensaQuestionarioId: 1, DataQuestionario: NOW }],
      [SAVE, { Respostas: [{ QuestionarioId: 1, QuestionarioRespostaId: 11, QuestionarioRespostaOpcaoId: null }] }],
    ]);
    await session.save();
    expect(sent()).toHaveLength(2);
  });

  it('[PF-DIS-07] [PF-ERR-15] tell of a waiver that was refused', async () => {
    const { set, session, questions } = await open({ [WAIVER]: FAILURE });
    await set('dispensa', true);
    await set('MotivoDispensaQuestionarioId', 1);
    await session.save();
    expect(questions).toMatchObject([
      { title: 'Dados informados inválidos na aba Produtos, sessão Dispensa de Questionário.', text: 'primeiro' },
    ]);
  });

  it('[PF-SUI-18] [PF-ERR-17] [CF-SUI-05] tell of refused answers by their description', async () => {
    const { form, session, questions } = await open({ [SAVE]: FAILURE });
    form.change('/Respostas', [{ QuestionarioId: 1, QuestionarioRespostaId: 11 }]);
    await session.save();
    expect(questions).toMatchObject([{ title: 'Dados informados inválidos.', text: 'descrição' }]);
  });
});

describe('going without a profile', () => {
  it('[PF-PRD-13] [CF-SUI-10] is stopped, unless the questionnaire is answered or waived', async () => {
    const both =
      'Para a conclusão do cadastro, é necessário o preenchimento do questionário ou a dispensa do questionário.';
    const { form, set } = await open();
    const texts = () => form.check('advance').map(({ title, text }) => [title, text]);
    expect(texts()).toEqual([['Concluir cadastro', both]]);
    form.change('/Respostas', [{ QuestionarioId: 1, QuestionarioRespostaId: 11 }]);
    expect(texts()).toEqual([]);
    form.change('/Respostas', undefined);
    await set('dispensa', true);
    await set('MotivoDispensaQuestionarioId', 1);
    expect(texts()).toEqual([]);
    form.load({ PerfilRisco: 'Conservador' });
    expect(texts()).toEqual([]);
  });

  it('[PF-OP-22] does not stop a draft', async () => {
    const { form } = await open();
    expect(form.check('save')).toEqual([]);
  });
});

describe('the list of products', () => {
  it.each([
    ['new', true, true],
    ['new', false, false],
    ['edit', true, false],
    ['renewal', true, false],
  ] as const)(
    '[CF-PRD-08] in mode %s with the setting %s is hidden: %s',
    async (mode, produtosSomenteEdicao, isHidden) => {
      const change = await pfSession({}, { settings: { produtosSomenteEdicao } });
      const base = {
        settings: change.session.context('produtos').settings,
        user: { TipoCliente: 1, StatusCadastro: 0 },
        mode,
        formats: change.session.context('produtos').formats,
      };
      const { form } = await open({}, { base });
      expect(form.view('#produtos').hidden).toBe(isHidden);
    },
  );
});

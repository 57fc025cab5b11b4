import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/core/json';
import type { Client } from '../../../../server/storage/client';
import { client, suitability } from '../../../../server/storage/schema';
import { serverForTests } from '../../serverForTests';
import { addClient, tokenOf } from '../../testServer';
import { answersOf } from './answers';

const NOW = new Date('2026-11-20T12:00:00Z');

const { store, server } = serverForTests(() => ({ clock: () => NOW }));
let ana: Client;
let token: string;

beforeEach(async () => {
  ana = await addClient(store.database);
  token = await tokenOf(store.database, ana, NOW);
});

const get = async (path: string) => (await server.call(`GET /api/${path}`, { token })).body.data;
const post = (path: string, body: Json) => server.call(`POST /api/${path}`, { token, body });
const save = (Respostas: Json) => post('suitability', { Respostas });
const set = (values: Partial<typeof client.$inferInsert>) =>
  store.database.update(client).set(values).where(eq(client.id, ana.id));
const stored = async () => (await store.database.select().from(client).where(eq(client.id, ana.id)))[0] as Client;
const history = () => store.database.select().from(suitability).orderBy(suitability.sequence);

describe('the questions', () => {
  it('[PF-LKP-14, PF-SUI-20, CF-SUI-16] come with their answers and options, for each client type', async () => {
    const questions = (await get('questionario')) as JsonObject[];
    expect([...new Set(questions.map(({ TipoCliente }) => TipoCliente))]).toEqual([
      'Pessoa Física',
      'Pessoa Jurídica',
      'Fundos',
    ]);
    expect(questions.find(({ QuestionarioId }) => QuestionarioId === 107)).toMatchObject({
      Pergunta: 'Em quais destes investimentos você já aplicou?',
      TipoResposta: 'Múltipla escolha',
      TipoCliente: 'Pessoa Física',
      Respostas: [
        {
          QuestionarioRespostaId: 1071,
          Descricao: 'Poupança, CDB ou Tesouro Direto',
          TipoResposta: 'Múltipla escolha',
          Opcoes: [
            { QuestionarioRespostaOpcaoId: 10711, Resposta: 'No último ano' },
            { QuestionarioRespostaOpcaoId: 10712, Resposta: 'Há mais de um ano' },
          ],
        },
        {},
        {},
        {},
        { Descricao: 'Nunca investi', TipoResposta: 'Escolha única', Opcoes: [] },
      ],
    });
  });

  it('do not tell what an answer is worth', async () => {
    expect(JSON.stringify(await get('questionario'))).not.toMatch(/Pontos|Peso/);
  });

  it('need a session', async () => {
    for (const call of ['GET /api/questionario', 'GET /api/suitability', 'POST /api/suitability'])
      expect((await server.call(call)).status, call).toBe(401);
  });
});

describe('a preview', () => {
  it.each([
    ['least', 'Conservador'],
    ['most', 'Arrojado'],
  ] as const)(
    '[PF-SUI-14] [PF-API-17] of the answers with the %s risk is %s, and has an Id',
    async (appetite, name) => {
      const { status, body } = await post('suitability/preview', { Respostas: answersOf(1, appetite) });
      expect([status, body.data]).toEqual([200, { Id: expect.stringMatching(/^[0-9a-f-]{36}$/), PerfilRisco: name }]);
    },
  );

  it('takes the middle profile for answers in the middle', async () => {
    const least = answersOf(1, 'least');
    const Respostas = answersOf(1, 'most').map((record) =>
      record.QuestionarioId <= 104
        ? (least.find(({ QuestionarioId }) => QuestionarioId === record.QuestionarioId) ?? record)
        : record,
    );
    expect((await post('suitability/preview', { Respostas })).body.data).toMatchObject({ PerfilRisco: 'Moderado' });
  });

  it('changes nothing that counts, and only the latest is kept', async () => {
    await post('suitability/preview', { Respostas: answersOf(1, 'least') });
    await post('suitability/preview', { Respostas: answersOf(1, 'most') });
    expect(await get('suitability')).toEqual({
      PerfilRisco: null,
      Perfis: ['Conservador', 'Moderado', 'Arrojado'],
      StatusCadastro: 0,
    });
    expect(await history()).toMatchObject([{ preview: true, profile: 'Arrojado' }]);
  });
});

describe('saving', () => {
  it('[PF-API-16, PF-LKP-22, PF-SUI-17, CF-SUI-17] makes the profile that the client has from then on', async () => {
    expect((await save(answersOf(1, 'most'))).body.data).toEqual({ PerfilRisco: 'Arrojado', StatusCadastro: 0 });
    expect(await get('suitability')).toMatchObject({ PerfilRisco: 'Arrojado', StatusCadastro: 0 });
  });

  it('keeps every questionnaire with its version, answers, score and time; the latest counts', async () => {
    await post('suitability/preview', { Respostas: answersOf(1, 'most') });
    await save(answersOf(1, 'most'));
    await save(answersOf(1, 'least'));
    expect(await get('suitability')).toMatchObject({ PerfilRisco: 'Conservador' });
    expect(await history()).toMatchObject([
      { version: 'pf-2026-1', answers: answersOf(1, 'most'), score: 100, profile: 'Arrojado', answeredAt: NOW },
      { version: 'pf-2026-1', answers: answersOf(1, 'least'), score: 0, profile: 'Conservador', answeredAt: NOW },
    ]);
  });

  it('is never changed or deleted; a preview is', async () => {
    await save(answersOf(1, 'most'));
    await post('suitability/preview', { Respostas: answersOf(1, 'most') });
    const saved = eq(suitability.preview, false);
    const refused = { cause: expect.objectContaining({ message: expect.stringMatching(/append only/) }) };
    await expect(store.database.update(suitability).set({ score: 0 }).where(saved)).rejects.toMatchObject(refused);
    await expect(store.database.delete(suitability).where(saved)).rejects.toMatchObject(refused);
    await store.database.delete(suitability).where(eq(suitability.preview, true));
    expect(await history()).toMatchObject([{ score: 100 }]);
  });

  it('belongs to the client of the token alone', async () => {
    await save(answersOf(1, 'most'));
    const rui = await addClient(store.database, { document: '11144477735', email: 'rui@example.com' });
    const other = await tokenOf(store.database, rui, NOW);
    expect((await server.call('GET /api/suitability', { token: other })).body.data).toMatchObject({
      PerfilRisco: null,
    });
  });

  it.each([2, 3])('asks a client of type %i the questions of that type', async (type) => {
    await set({ type });
    expect((await save(answersOf(1, 'most'))).status).toBe(400);
    expect((await save(answersOf(type, 'most'))).body.data).toMatchObject({ PerfilRisco: 'Arrojado' });
  });

  it.each([
    [0, false, 0],
    [1, false, 1],
    [2, false, 4],
    [3, true, 4],
    [3, false, 3],
  ])('[PF-SUI-19] [PF-STA-05] takes status %i (login in review %s) to %i', async (before, loginInReview, after) => {
    await set({ status: before, loginInReview });
    expect((await save(answersOf(1, 'most'))).body.data).toMatchObject({ StatusCadastro: after });
    expect(await stored()).toMatchObject({ status: after, changed: before > 0 });
  });

  it('[PF-SUI-19] says of an expired registration whether it was answered since', async () => {
    const isFresh = async () => ((await get('suitability')) as JsonObject).QuestionarioAtualizado;
    await save(answersOf(1, 'most'));
    await set({ status: 2, sentAt: NOW, expiresOn: '2026-01-31', changed: false });
    expect(await isFresh()).toBe(false);
    await save(answersOf(1, 'most'));
    expect(await isFresh()).toBe(true);
    await set({ expiresOn: '2026-11-20' });
    expect(await isFresh()).toBe(true);
    await set({ status: 0, expiresOn: null });
    expect(await isFresh()).toBe(undefined);
  });

  it('[O-47] is refused while the registration is reviewed, and when it is inactive', async () => {
    await set({ status: 4 });
    expect((await save(answersOf(1, 'most'))).body.data).toEqual(['Cadastro em revisão. Aguarde a análise.']);
    await set({ status: 5 });
    expect((await save(answersOf(1, 'most'))).body.data).toEqual(['Cadastro inativo.']);
    expect(await history()).toEqual([]);
  });
});

describe('answers', () => {
  const all = answersOf(1, 'most');
  const without = (id: number) => all.filter(({ QuestionarioId }) => QuestionarioId !== id);
  const record = (question: number, answer: number, option: number | null = null) => ({
    QuestionarioId: question,
    QuestionarioRespostaId: answer,
    QuestionarioRespostaOpcaoId: option,
  });
  const check = (id: number) => {
    const texts: Record<number, string> = {
      101: 'Por quanto tempo você pretende manter a maior parte do dinheiro investida?',
      107: 'Em quais destes investimentos você já aplicou?',
      108: 'Quanto você conhece de cada tipo de investimento?',
    };
    return `Confira a resposta da pergunta "${texts[id]}"`;
  };

  it.each<[string, Json, string]>([
    [
      'an answer that rules out the others beside one of them',
      { Respostas: [...without(107), record(107, 1072, 10721), record(107, 1075)] },
      check(107),
    ],
    ['no body', null, 'A requisição não traz os dados esperados.'],
    ['an unknown key', { Respostas: all, Perfil: 'Arrojado' }, 'Campo desconhecido: /Perfil'],
    [
      'an unknown key of an answer',
      { Respostas: [{ ...record(101, 1011), Pontos: 9 }] },
      'Campo desconhecido: /Respostas/0/Pontos',
    ],
    [
      'a question of another type',
      { Respostas: [record(201, 2011)] },
      'Resposta desconhecida: /Respostas/0/QuestionarioId',
    ],
    [
      'an answer of another question',
      { Respostas: [record(101, 1021)] },
      'Resposta desconhecida: /Respostas/0/QuestionarioRespostaId',
    ],
    [
      'an option of another answer',
      { Respostas: [record(107, 1071, 10721)] },
      'Resposta desconhecida: /Respostas/0/QuestionarioRespostaOpcaoId',
    ],
    [
      'an id that is no number',
      { Respostas: [{ ...record(101, 1011), QuestionarioRespostaId: '1011' }] },
      'Resposta desconhecida: /Respostas/0/QuestionarioRespostaId',
    ],
    ['a question without an answer', { Respostas: without(101) }, check(101)],
    ['two answers of a single choice', { Respostas: [...all, record(101, 1011)] }, check(101)],
    ['an answer twice', { Respostas: [...all, record(107, 1071, 10711)] }, check(107)],
    ['a marked answer without its option', { Respostas: [...without(107), record(107, 1071)] }, check(107)],
    ['a table with an open row', { Respostas: [...without(108), record(108, 1081, 10811)] }, check(108)],
  ])('with %s are refused', async (_, body, message) => {
    for (const path of ['suitability', 'suitability/preview']) {
      const answer = await post(path, body);
      expect([answer.status, answer.body.data]).toEqual([400, [message]]);
    }
    expect(await history()).toEqual([]);
  });
});

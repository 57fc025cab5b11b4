import { readFileSync } from 'node:fs';
import { isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/core/json';
import { seedDeclarations } from '../../../../server/blocks/declarations/seed';
import type { Client } from '../../../../server/storage/client';
import { clientProduct, setting } from '../../../../server/storage/schema';
import { compiledDefinitions } from '../../compiledDefinitions';
import { serverForTests } from '../../serverForTests';
import { addClient, tokenOf } from '../../testServer';
import { answersOf } from './answers';

const NOW = new Date('2026-11-20T12:00:00Z');
const SAVE = 'suitability/dispensa-questionario';
const LOAD = 'suitability/consulta-dispensa-questionario';
const CHOSEN = { MotivoDispensaQuestionarioId: 2, DataQuestionario: '2026-11-20T11:00:00.000Z' };
const TAKEN_BACK = { MotivoDispensaQuestionarioId: 0, DataQuestionario: '2026-11-20T11:30:00.000Z' };

const { store, server } = serverForTests(async (database) => {
  await seedDeclarations(database, { assets: 'server', now: NOW });
  return { definitions: await compiledDefinitions(), clock: () => NOW };
});
let ana: Client;
let token: string;

beforeEach(async () => {
  ana = await addClient(store.database);
  token = await tokenOf(store.database, ana, NOW);
});

const get = async (path: string) => (await server.call(`GET /api/${path}`, { token })).body.data;
const post = (path: string, body: Json) => server.call(`POST /api/${path}`, { token, body });
const accept = async (ProdutoId: number) => {
  await get('produto');
  return post('cliente/produtos', { ProdutoId, Aceite: 1, DataAceite: '2026-11-20T11:10:00.000Z' });
};
const held = async () => ((await get('cliente/produtos')) as JsonObject[]).map(({ ProdutoId }) => ProdutoId);
const refuseWaivers = () => store.database.insert(setting).values({ name: 'dispensa', value: 'Nao' });

describe('a waiver', () => {
  it('[PF-LKP-23, CF-CAL-55] has reasons to choose from', async () => {
    expect(await get('suitability/motivo-dispensa')).toContainEqual({ Id: 2, Descricao: 'Investidor qualificado' });
  });

  it('[PF-LKP-25] is allowed by a setting, found by its key with or without accents', async () => {
    const entry = { Chave: 'Dispensa do questionario', Valor: expect.any(String) };
    const key = encodeURIComponent('Dispensa do questionário');
    expect(await get(`consulta/configuracao-geral-chave?chave=${key}`)).toEqual(entry);
  });

  it('[PF-DIS-06, PF-API-18, PF-LKP-24, CF-CAL-53] is saved with its reason and its date', async () => {
    expect((await post(SAVE, CHOSEN)).status).toBe(200);
    expect(await get(LOAD)).toEqual(CHOSEN);
  });

  it.each<[JsonObject, string]>([
    [{ ...CHOSEN, MotivoDispensaQuestionarioId: 99 }, 'Motivo da dispensa'],
    [{ ...CHOSEN, DataQuestionario: 'ontem' }, 'DataQuestionario'],
    [{ ...CHOSEN, dispensa: true }, 'Campo desconhecido: /dispensa'],
    [{ ...CHOSEN, PerfilRisco: 'Arrojado' }, 'Campo desconhecido: /PerfilRisco'],
  ])('refuses %j', async (body, message) => {
    const answer = await post(SAVE, body);
    expect(answer.status).toBe(400);
    expect((answer.body.data as string[])[0]).toContain(message);
    expect(await get(LOAD)).toBeNull();
  });

  it('offers all products, also to who has a careful profile', async () => {
    await post('suitability', { Respostas: answersOf(1, 'least') });
    expect(((await get('produto')) as JsonObject[]).length).toBe(3);
    await post(SAVE, CHOSEN);
    expect(((await get('produto')) as JsonObject[]).length).toBe(9);
    expect((await accept(9)).status).toBe(200);
  });

  it('[CF-SUI-11, CF-CFG-05] offers nothing while the tenant allows none', async () => {
    await post(SAVE, CHOSEN);
    await refuseWaivers();
    expect((await accept(9)).status).toBe(400);
  });
});

describe('a waiver that is taken back', () => {
  beforeEach(async () => {
    await post(SAVE, CHOSEN);
    await accept(1);
    await accept(9);
  });

  it('[PF-OP-48] [PF-DIS-04] cancels the products, and keeps that they were held', async () => {
    expect(await held()).toEqual([1, 9]);
    expect((await post(SAVE, TAKEN_BACK)).status).toBe(200);
    expect(await held()).toEqual([]);
    expect(await store.database.select().from(clientProduct)).toHaveLength(2);
    expect(await store.database.select().from(clientProduct).where(isNull(clientProduct.cancelledAt))).toEqual([]);
  });

  it('lets a product be accepted anew, once, and by the profile', async () => {
    await post(SAVE, TAKEN_BACK);
    expect((await accept(1)).status).toBe(400);
    await post('suitability', { Respostas: answersOf(1, 'least') });
    await accept(1);
    await accept(1);
    expect(await held()).toEqual([1]);
    // The same data again is no new choice.
    await post(SAVE, TAKEN_BACK);
    expect(await held()).toEqual([1]);
  });

  it('leaves the products alone when only its reason changes', async () => {
    await post(SAVE, { ...CHOSEN, MotivoDispensaQuestionarioId: 3 });
    expect(await held()).toEqual([1, 9]);
  });
});

it('gives up the products when it was chosen and taken back before any save', async () => {
  await post('suitability', { Respostas: answersOf(1, 'least') });
  await accept(1);
  await post(SAVE, TAKEN_BACK);
  expect(await held()).toEqual([]);
});

describe('the conclusion', () => {
  const BOTH =
    'Para a conclusão do cadastro, é necessário o preenchimento do questionário ou a dispensa do questionário.';
  const QUESTIONNAIRE = 'Para a conclusão do cadastro, é necessário o preenchimento do questionário';
  const complete = async () => {
    const { status, body } = await post('PessoaFisica/ConcluirCadastro', { RenovacaoCadastral: false });
    return [status, body.data];
  };

  beforeEach(async () => {
    const calls: { call: string; body?: Json }[] = JSON.parse(
      readFileSync('server/data/demoRegistration.json', 'utf8'),
    );
    const others = calls.filter(({ call }) => !/suitability|produtos/.test(call));
    for (const { call, body } of others) {
      const answer = await server.call(call.replace(' /', ' /api/'), { token, ...(body !== undefined && { body }) });
      expect([call, answer.status]).toEqual([call, 200]);
    }
  });

  it('[PF-PRD-13] [CF-SUI-10] needs a profile or a waiver', async () => {
    expect(await complete()).toEqual([400, [BOTH]]);
    await post('suitability/preview', { Respostas: answersOf(1, 'most') });
    expect(await complete()).toEqual([400, [BOTH]]);
    await post('suitability', { Respostas: answersOf(1, 'most') });
    expect(await complete()).toEqual([200, true]);
  });

  it('[PF-PRD-13] is content with a waiver', async () => {
    await post(SAVE, CHOSEN);
    expect(await complete()).toEqual([200, true]);
  });

  it('[PF-PRD-14] [CF-SUI-11] needs the questionnaire where the tenant allows no waiver', async () => {
    await post(SAVE, CHOSEN);
    await refuseWaivers();
    expect(await complete()).toEqual([400, [QUESTIONNAIRE]]);
    await post('suitability', { Respostas: answersOf(1, 'least') });
    expect(await complete()).toEqual([200, true]);
  });

  it('[PF-PRD-13] needs it again after the waiver is taken back', async () => {
    await post(SAVE, CHOSEN);
    await post(SAVE, TAKEN_BACK);
    expect(await complete()).toEqual([400, [BOTH]]);
  });
});

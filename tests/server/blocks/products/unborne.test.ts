import { beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/core/json';
import { compiledDefinitions } from '../../compiledDefinitions';
import { serverForTests } from '../../serverForTests';
import { addClient, tokenOf } from '../../testServer';
import { answersOf } from '../suitability/answers';

/** A product of the boldest profile, and one of the most careful. */
const BOLD = 9;
const CAREFUL = 1;
const REFUSED = /^O produto .+ foi aceito com um questionário que não foi salvo e não faz parte do seu perfil/;

const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions(), clock: () => now }));
let token: string;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  token = await tokenOf(store.database, await addClient(store.database), now);
  // Without a profile all products are shown, with their terms.
  await server.call('GET /api/produto', { token });
});

async function post(path: string, body: Json) {
  now = new Date(now.getTime() + 1_000);
  return server.call(`POST /api/${path}`, { token, body });
}
const tryOut = (appetite: 'least' | 'most') => post('suitability/preview', { Respostas: answersOf(1, appetite) });
const save = (appetite: 'least' | 'most') => post('suitability', { Respostas: answersOf(1, appetite) });
const accept = (ProdutoId: number) => post('cliente/produtos', { ProdutoId, Aceite: 1, DataAceite: null });
async function held() {
  const { body } = await server.call('GET /api/cliente/produtos', { token });
  return (body.data as JsonObject[]).map(({ ProdutoId }) => ProdutoId);
}
/** What the conclusion says of products. */
async function said() {
  const { status, body } = await post('PessoaFisica/ConcluirCadastro', { RenovacaoCadastral: false });
  expect(status).toBe(400);
  return (body.data as string[]).filter((text) => text.startsWith('O produto'));
}

describe('what was accepted on a questionnaire that was only tried', () => {
  it('is cancelled when the one that is saved does not bear it; the rest stays', async () => {
    await tryOut('most');
    await accept(BOLD);
    await accept(CAREFUL);
    await save('least');
    expect(await held()).toEqual([CAREFUL]);
    expect(await said()).toEqual([]);
  });

  it('stays when the one that is saved bears it', async () => {
    await tryOut('most');
    await accept(BOLD);
    await save('most');
    expect(await held()).toEqual([BOLD]);
    expect(await said()).toEqual([]);
  });

  it('stops the conclusion as long as no such questionnaire is saved', async () => {
    await save('least');
    await tryOut('most');
    await accept(BOLD);
    expect(await said()).toEqual([expect.stringMatching(REFUSED)]);
    await save('least');
    expect(await held()).toEqual([]);
    expect(await said()).toEqual([]);
  });

  it('is not saved by a profile of earlier days', async () => {
    await save('most');
    await save('least');
    await tryOut('most');
    await accept(BOLD);
    await save('least');
    expect(await held()).toEqual([]);
  });

  it('stays with a waiver', async () => {
    await tryOut('most');
    await accept(BOLD);
    await post('suitability/dispensa-questionario', {
      MotivoDispensaQuestionarioId: 1,
      DataQuestionario: now.toISOString(),
    });
    expect(await said()).toEqual([]);
    expect(await held()).toEqual([BOLD]);
  });
});

describe('what was accepted on a saved profile', () => {
  it('stays when a later questionnaire comes to a more careful one', async () => {
    await save('most');
    await accept(BOLD);
    await save('least');
    expect(await held()).toEqual([BOLD]);
    expect(await said()).toEqual([]);
  });
});

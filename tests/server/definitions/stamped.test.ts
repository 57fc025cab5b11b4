import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Json } from '../../../engine/core/json';
import type { LiveDefinitions } from '../../../server/storage/definitions/types';
import { clientProduct, revisionSet, setting, suitability } from '../../../server/storage/schema';
import { answersOf } from '../blocks/suitability/answers';
import type { Caller, TestDatabase } from '../testServer';
import { packageOf } from './packageOf';
import { startPublished } from './published';
import { publishOver } from './publishing';

const NOW = new Date('2026-11-22T12:00:00.000Z');

let store: TestDatabase;
let server: Caller;
let definitions: LiveDefinitions;
let token: string;

beforeEach(async () => {
  ({ store, definitions, server, token } = await startPublished(NOW));
});
afterEach(async () => {
  await server.app.close();
  await store.close();
});

async function post(path: string, body: Json): Promise<void> {
  const answer = await server.call(`POST /api/${path}`, { token, body });
  expect([path, answer.status, answer.body.descricao]).toEqual([path, 200, undefined]);
}

/** Answers the questionnaire, and accepts a product. */
async function answerAndAccept(ProdutoId: number): Promise<void> {
  await post('suitability', { Respostas: answersOf(1, 'most') });
  await server.call('GET /api/produto', { token });
  await post('cliente/produtos', { ProdutoId, Aceite: 1, DataAceite: NOW.toISOString() });
}

/** Another version of the definitions, and another value of a setting. */
async function changeAll(): Promise<void> {
  await publishOver(
    store.database,
    packageOf({
      'pf/dados-financeiros.json': (tab) => {
        tab.title = 'Finanças';
      },
    }),
  );
  await definitions.refresh(NOW);
  await store.database.insert(setting).values({ name: 'nomeEmpresa', value: 'Corretora dos Ventos' });
}

it('answers to the questionnaire and accepted terms name the version and the revisions that they were given under', async () => {
  await answerAndAccept(2);
  await changeAll();
  await answerAndAccept(3);
  const { database } = store;
  const sets = (await database.select({ id: revisionSet.id }).from(revisionSet).orderBy(revisionSet.id)).map(
    ({ id }) => id,
  );
  expect(sets).toHaveLength(2);
  const stamps = [1, 2].map((definition, index) => ({ definition, revisions: sets[index] }));
  const own = { definition: suitability.definition, revisions: suitability.revisions };
  expect(await database.select(own).from(suitability).orderBy(suitability.sequence)).toEqual(stamps);
  const { definition, revisions, productId } = clientProduct;
  expect(await database.select({ definition, revisions }).from(clientProduct).orderBy(productId)).toEqual(stamps);
});
